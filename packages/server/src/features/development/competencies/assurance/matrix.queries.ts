import type { CompetencyLevel } from '@oktant/contract/development/competency-shapes.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../../access/actor.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { containsText } from '../../../../db/query/containing.ts'
import { localText } from '../../../../db/query/local-text.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { isLedBy, isSeenBy } from '../people-seen.queries.ts'

export type MatrixPerson = {
  id: number
  name: string
  timezone: string
  jobRole: LocalText
  locality: LocalText | null
}

const personName = sql`concat_ws(' ', person.first_name, person.surname)`
const from = sql`from users person
  join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id
  left join localities locality on locality.company_id = person.company_id and locality.id = person.locality_id`

const isNumber = (value: string) => /^[1-9]\d{0,8}$/.test(value)
const numbered = (column: SQL, value: string) =>
  isNumber(value) ? sql`${column} = ${Number(value)}` : sql`false`

const filters: Record<string, (value: string, actor: Actor) => SQL> = {
  'user.name': (value) => containsText(personName, value),
  jobRole: (value) => numbered(sql`person.job_role_id`, value),
  locality: (value) => numbered(sql`person.locality_id`, value),
  team: (value, actor) => (value === 'mine' ? isLedBy(actor) : sql`true`),
}

const sorts: Record<string, (language: Language) => SQL> = {
  'user.name': () => sql`concat_ws(' ', person.surname, person.first_name) collate "und-x-icu"`,
  jobRole: (language) => localText(sql`role.name`, language),
  locality: (language) => localText(sql`locality.name`, language),
}

/** NOTE: only people whose job role asks for something have a line. */
const wantedBy = (actor: Actor, page: Page) =>
  sql.join(
    [
      sql`person.company_id = ${actor.companyId} and person.status = 'Active' and ${isSeenBy(actor, 'matrix')}
        and exists (select from competency_profile_items asked where asked.company_id = person.company_id
          and asked.job_role_id = person.job_role_id)`,
      ...page.filters.map(({ field, value }) => filters[field]?.(value, actor) ?? sql`true`),
    ],
    sql` and `,
  )

export async function findMatrixPeople(db: Db, actor: Actor, page: Page) {
  const wanted = wantedBy(actor, page)
  const { language } = actor
  const column = (sorts[page.sort?.field ?? ''] ?? sorts['user.name'])?.(language) ?? sql`person.id`
  const way = page.sort?.descending ? sql`desc` : sql`asc`
  const [rows, [total]] = await Promise.all([
    rowsOf<MatrixPerson>(
      db,
      sql`select person.id, ${personName} "name", person.timezone, role.name "jobRole", locality.name "locality"
        ${from} where ${wanted} order by ${column} ${way}, person.id limit ${page.limit} offset ${page.offset}`,
    ),
    rowsOf<{ count: number }>(db, sql`select count(*)::int count ${from} where ${wanted}`),
  ])
  return { rows, total: total?.count ?? 0 }
}

export type RequiredRow = {
  userId: number
  itemId: number
  name: LocalText
  required: CompetencyLevel
  level: CompetencyLevel | null
  validUntil: string | null
}

/** What the job roles of these people ask for, each beside what is confirmed of it. */
export const listRequired = (db: Db, companyId: number, ids: readonly number[]): Promise<RequiredRow[]> =>
  ids.length
    ? rowsOf<RequiredRow>(
        db,
        sql`select person.id "userId", asked.item_id "itemId", item.name, asked.level "required",
            held.state "level", held.valid_until::text "validUntil"
          from users person
          join competency_profile_items asked on asked.company_id = person.company_id
            and asked.job_role_id = person.job_role_id
          join competency_items item on item.company_id = asked.company_id and item.id = asked.item_id
          left join competency_declarations held on held.company_id = person.company_id
            and held.user_id = person.id and held.item_id = asked.item_id and held.state in ('LEVEL_ONE', 'LEVEL_TWO')
          where person.company_id = ${companyId} and person.id = ${anyOf(ids)}
          order by person.id, asked.place`,
      )
    : Promise.resolve([])
