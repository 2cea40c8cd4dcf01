import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http.ts'
import type { ProgressState } from '@oktant/contract/learning-state.ts'
import type { TypeIcon } from '@oktant/contract/learning-types.ts'

export type Progress = {
  logs: {
    childId: number
    state: ProgressState
    mark: number | null
    seconds: number
    doneBy: string | null
    everDone: boolean
    bestMark: number | null
  }[]
  types: { id: number; name: LocalText; icon: TypeIcon }[]
  gone: { id: number; status: 'active' | 'inactive'; removedAt: string | null }[]
}

type At = { companyId: Placeholder; logId: SQL; editionId: SQL }

/** What the kinds of its components are called. */
const typesOf = ({ companyId, editionId }: At) => sql`coalesce((
    select json_agg(json_build_object('id', kind.id, 'name', kind.name, 'icon', kind.icon))
    from learning_types kind
    where kind.company_id = ${companyId} and kind.about = 'component' and kind.removed_at is null
      and exists (select from edition_children place
        join component_revisions revision on revision.company_id = place.company_id and revision.id = place.revision_id
        where place.company_id = ${companyId} and place.edition_id = ${editionId}
          and revision.content_type_id = kind.id)), '[]')`

/** What somebody did at each place: the latest attempt, the best mark, and whether they ever passed it. */
export const didAt = ({ companyId, logId }: Pick<At, 'companyId' | 'logId'>) =>
  sql<Progress['logs']>`coalesce((select json_agg(latest) from (
      select distinct on (did.child_id) did.child_id as "childId", did.state, did.mark, did.seconds,
        did.done_by as "doneBy", max(did.mark) over each as "bestMark",
        bool_or(did.state in ('COMPLETED', 'PASSED')) over each as "everDone"
      from component_logs did
      where did.company_id = ${companyId} and did.container_log_id = ${logId}
      window each as (partition by did.child_id)
      order by did.child_id, did.attempt desc) latest), '[]')`

/**
 * What changes of a published course: how far somebody is, which of its components are gone, and what types are called.
 * Of what is only opened, nobody is shown their types.
 * NOTE: `logId` and `editionId` are of the query around it, so nothing here may be called `log` or `edition`.
 */
export function progressOf(at: At, { isShown = true } = {}) {
  const { companyId, logId, editionId } = at
  return sql<Progress>`json_build_object(
  'logs', ${didAt({ companyId, logId })},
  'gone', coalesce((select json_agg(json_build_object('id', component.id, 'status', component.status,
        'removedAt', component.removed_at))
      from edition_children place
      join container_children child on child.company_id = place.company_id and child.id = place.child_id
      join components component on component.company_id = child.company_id and component.id = child.component_id
        and (component.removed_at is not null or component.status <> 'active')
      where place.company_id = ${companyId} and place.edition_id = ${editionId}), '[]'),
  'types', ${isShown ? typesOf(at) : sql`'[]'::json`})`
}
