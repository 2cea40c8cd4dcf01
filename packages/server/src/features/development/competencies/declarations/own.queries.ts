import type { CompetencyLevel, DeclarationState } from '@oktant/contract/development/competency-shapes.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { localText } from '../../../../db/query/local-text.ts'

export type OwnItemRow = {
  itemId: number
  name: LocalText
  tip: LocalText
  itemProperties: LocalText[]
  requiredLevel: CompetencyLevel | null
  validMonths: number | null
  heldId: number | null
  heldLevel: CompetencyLevel | null
  validUntil: string | null
  openId: number | null
  openState: DeclarationState | null
}

const mostShown = 500

/** What the job role asks for first, in its order, then the rest of the library by name. */
export const listOwnItems = (
  db: Db,
  { companyId, id, language }: { companyId: number; id: number; language: Language },
): Promise<OwnItemRow[]> =>
  rowsOf<OwnItemRow>(
    db,
    sql`select item.id "itemId", item.name, item.tip, item.item_properties "itemProperties",
        asked.level "requiredLevel", asked.valid_months "validMonths",
        held.id "heldId", held.state "heldLevel", held.valid_until::text "validUntil",
        waiting.id "openId", waiting.state "openState"
      from users person
      join competency_items item on item.company_id = person.company_id
      left join competency_profile_items asked on asked.company_id = person.company_id
        and asked.job_role_id = person.job_role_id and asked.item_id = item.id
      left join competency_declarations held on held.company_id = person.company_id and held.user_id = person.id
        and held.item_id = item.id and held.state in ('LEVEL_ONE', 'LEVEL_TWO')
      left join competency_declarations waiting on waiting.company_id = person.company_id
        and waiting.user_id = person.id and waiting.item_id = item.id
        and waiting.state in ('DECLARED', 'UNDER_REVIEW', 'RETURNED')
      where person.company_id = ${companyId} and person.id = ${id}
        and (item.removed_at is null or held.id is not null or waiting.id is not null)
      order by asked.place nulls last, ${localText(sql`item.name`, language)}, item.id limit ${mostShown}`,
  )
