import { diagramLimits } from '@oktant/contract/kit/constants.ts'
import type { Box } from './areas.rules.ts'

const share = (part: number) => `${(100 * part) / diagramLimits.grid}%`

/** Where an area stands over its picture, whatever size that has. */
export const placed = ({ x, y, width, height }: Box) => ({
  left: share(x),
  top: share(y),
  width: share(width),
  height: share(height),
})
