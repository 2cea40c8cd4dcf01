import type { SearchResult } from '@oktant/contract/learning/search.ts'
import { generatePath } from 'react-router'
import { containerPath } from '../../../lib/container-path.ts'
import { paths } from '../../../lib/paths.ts'

/** Where a result opens: an event where it is planned, for whoever plans all of them; a goal among one’s own, or all; nowhere for a colleague, whom only those who look after people, or see all, have a page of. */
export function resultPath(
  { type, id, containerId, containerTypeId, inside }: SearchResult,
  permissions: readonly string[],
) {
  if (containerId !== null && containerTypeId !== null) return containerPath({ containerId, containerTypeId })
  if (type === 'ClassroomEvent')
    return generatePath(permissions.includes('events.administer') ? paths.trainerEvent : paths.event, {
      id: String(id),
    })
  // NOTE: what is somebody else’s says whose it is.
  if (type === 'TrainingGoal') return `${inside ? paths.allGoals : paths.myGoals}?goal=${id}`
  if (type !== 'User') return null
  if (permissions.includes('users.administer')) return generatePath(paths.user, { id: String(id) })
  if (permissions.includes('people.seeAll')) return generatePath(paths.person, { id: String(id) })
  return null
}
