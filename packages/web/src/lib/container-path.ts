import { containerType } from '@oktant/contract/learning/segments.ts'
import { generatePath } from 'react-router'
import { paths } from './paths.ts'

/** Where a container is opened: courses on their own page, levels of a topic on theirs. */
export function containerPath({
  containerId,
  containerTypeId,
}: {
  containerId: number
  containerTypeId: number
}) {
  const id = String(containerId)
  return generatePath(containerTypeId === containerType.course ? paths.course : paths.topicLevels, { id })
}
