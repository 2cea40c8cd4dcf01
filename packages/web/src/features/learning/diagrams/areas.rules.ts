import { diagramLimits } from '@oktant/contract/kit/constants.ts'
import type { DiagramArea } from '@oktant/contract/learning/courses/diagrams.ts'

export type Box = Pick<DiagramArea, 'x' | 'y' | 'width' | 'height'>
export type Point = { x: number; y: number }

const { grid, smallestArea, step, fineStep } = diagramLimits
const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(Math.round(value), least), most)

/** An area that went so far, and no further than the picture. */
export const movedBy = ({ x, y, width, height }: Box, by: Point): Box => ({
  x: within(x + by.x, 0, grid - width),
  y: within(y + by.y, 0, grid - height),
  width,
  height,
})

/** An area whose lower right corner went so far. */
export const sizedBy = ({ x, y, width, height }: Box, by: Point): Box => ({
  x,
  y,
  width: within(width + by.x, smallestArea, grid - x),
  height: within(height + by.y, smallestArea, grid - y),
})

/** An area with one of its numbers typed. */
export function typedInto(box: Box, field: keyof Box, typed: number): Box {
  const by = typed - box[field]
  if (field === 'x' || field === 'y') return movedBy(box, { x: 0, y: 0, [field]: by })
  return sizedBy(box, { x: field === 'width' ? by : 0, y: field === 'height' ? by : 0 })
}

/** The area between two corners; nothing where it is too small to be meant. */
export function boxBetween(one: Point, other: Point): Box | undefined {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)].map((x) => within(x, 0, grid))
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)].map((y) => within(y, 0, grid))
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return undefined
  const box = { x: left, y: top, width: right - left, height: bottom - top }
  return box.width < smallestArea || box.height < smallestArea ? undefined : box
}

/** Where a new area stands that nobody drew: in the middle. */
export const middleBox: Box = { x: 400, y: 400, width: 200, height: 200 }

const ways: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What a key makes of an area: arrows move it, with Ctrl they size it, with Shift finely; nothing for other keys. */
export function pressed(
  box: Box,
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
): Box | undefined {
  const way = ways[key]
  if (!way) return undefined
  const far = shiftKey ? fineStep : step
  const by = { x: way.x * far, y: way.y * far }
  return ctrlKey || metaKey ? sizedBy(box, by) : movedBy(box, by)
}
