import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { TypeIcon } from '@oktant/contract/learning/courses/learning-types.ts'
import type { Tried } from './did.rules.ts'

export type Progress = {
  tried: Tried[]
  types: { id: number; name: LocalText; icon: TypeIcon }[]
  gone: { id: number; status: 'active' | 'inactive'; removedAt: string | null }[]
}

type ProgressPlace = { companyId: Placeholder; logId: SQL; editionId: SQL }

/** What the kinds of its components are called. */
const typesOf = ({ companyId, editionId }: ProgressPlace) => sql`coalesce((
    select json_agg(json_build_object('id', kind.id, 'name', kind.name, 'icon', kind.icon))
    from learning_types kind
    where kind.company_id = ${companyId} and kind.about = 'component' and kind.removed_at is null
      and exists (select from edition_children place
        join component_revisions revision on revision.company_id = place.company_id and revision.id = place.revision_id
        where place.company_id = ${companyId} and place.edition_id = ${editionId}
          and revision.content_type_id = kind.id)), '[]')`

/** All that somebody did at its places. NOTE: what it comes to is found out here, as the database takes longer to begin with it. */
export const triedAt = ({ companyId, logId }: Pick<ProgressPlace, 'companyId' | 'logId'>) =>
  sql<
    Tried[]
  >`coalesce((select json_agg(json_build_array(did.child_id, did.attempt, did.state, did.mark, did.seconds,
        did.done_by))
      from component_logs did
      where did.company_id = ${companyId} and did.container_log_id = ${logId}), '[]')`

/**
 * What changes of a published course: how far somebody is, which of its components are gone, and what types are called.
 * Of what is only opened, nobody is shown their types.
 * NOTE: `logId` and `editionId` are of the query around it, so nothing here may be called `log` or `edition`.
 */
export function progressOf(at: ProgressPlace, { isShown = true } = {}) {
  const { companyId, logId, editionId } = at
  return sql<Progress>`json_build_object(
  'tried', ${triedAt({ companyId, logId })},
  'gone', coalesce((select json_agg(json_build_object('id', component.id, 'status', component.status,
        'removedAt', component.removed_at))
      from edition_children place
      join container_children child on child.company_id = place.company_id and child.id = place.child_id
      join components component on component.company_id = child.company_id and component.id = child.component_id
        and (component.removed_at is not null or component.status <> 'active')
      where place.company_id = ${companyId} and place.edition_id = ${editionId}), '[]'),
  'types', ${isShown ? typesOf(at) : sql`'[]'::json`})`
}
