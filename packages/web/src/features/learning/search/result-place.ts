import type { SearchResult } from '@oktant/contract/learning/search.ts'
import { generatePath } from 'react-router'
import { containerPath } from '../../../lib/container-path.ts'
import { paths } from '../../../lib/paths.ts'

/** Where a result opens: an event where it is planned, for whoever plans all of them; nowhere for a colleague, whom only those who look after people, or see all, have a page of. */
export function resultPath(
  { type, id, containerId, containerTypeId }: SearchResult,
  permissions: readonly string[],
) {
  if (containerId !== null && containerTypeId !== null) return containerPath({ containerId, containerTypeId })
  if (type === 'ClassroomEvent')
    return generatePath(permissions.includes('events.administer') ? paths.trainerEvent : paths.event, {
      id: String(id),
    })
  if (type !== 'User') return null
  if (permissions.includes('users.administer')) return generatePath(paths.user, { id: String(id) })
  if (permissions.includes('people.seeAll')) return generatePath(paths.person, { id: String(id) })
  return null
}
