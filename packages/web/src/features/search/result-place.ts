import type { SearchResult } from '@oktant/contract/search.ts'
import { generatePath } from 'react-router'
import { containerPath } from '../../lib/container-path.ts'
import { paths } from '../../lib/paths.ts'

/** Where a result opens; nowhere for a colleague, whom only those who look after people have a page of. */
export function resultPath(
  { type, id, containerId, containerTypeId }: SearchResult,
  looksAfterPeople: boolean,
) {
  if (containerId !== null && containerTypeId !== null) return containerPath({ containerId, containerTypeId })
  if (type === 'User' && looksAfterPeople) return generatePath(paths.user, { id: String(id) })
  return null
}
