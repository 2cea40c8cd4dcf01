import { and, count, eq, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { formerLanguages, users } from './people.tables.ts'

const among = (languages: readonly Language[]) => sql`any(${sql.param([...languages])}::text[])`

/** How many active people use each language. */
export const countLanguages = (db: Db, companyId: number) =>
  db
    .select({ language: users.language, count: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.status, 'Active')))
    .groupBy(users.language)
    .orderBy(users.language)

/** Who uses another language than these: how many, and a few names. */
export async function listNamesWithout(
  db: Db,
  companyId: number,
  languages: readonly Language[],
  most: number,
) {
  const rows = await rowsOf<{ name: string; total: number }>(
    db,
    sql`select first_name || ' ' || surname as name, (count(*) over ())::int as total from ${users}
      where company_id = ${companyId} and not language = ${among(languages)}
      order by surname collate "und-x-icu", id limit ${most}`,
  )
  return { count: rows[0]?.total ?? 0, names: rows.map(({ name }) => name) }
}

/** Says whose language it changed. */
export async function giveLanguagesBack(db: Db, companyId: number, offered: readonly Language[]) {
  const back = await rowsOf<{ id: number }>(
    db,
    sql`update ${users} set language = former.language from ${formerLanguages} former
      where users.company_id = ${companyId} and former.company_id = users.company_id
        and former.user_id = users.id and former.language = ${among(offered)}
      returning users.id`,
  )
  await db.execute(
    sql`delete from ${formerLanguages} where company_id = ${companyId} and language = ${among(offered)}`,
  )
  return back.map(({ id }) => id)
}

type Offer = { languages: readonly Language[]; defaultLanguage: Language }

/** Remembers what people had, and says whose language it changed. */
export async function moveToDefault(db: Db, companyId: number, { languages, defaultLanguage }: Offer) {
  const lost = sql`company_id = ${companyId} and not language = ${among(languages)}`
  await db.execute(sql`insert into ${formerLanguages} (company_id, user_id, language)
    select company_id, id, language from ${users} where ${lost}
    on conflict (company_id, user_id) do update set language = excluded.language`)
  const moved = await rowsOf<{ id: number }>(
    db,
    sql`update ${users} set language = ${defaultLanguage} where ${lost} returning id`,
  )
  return moved.map(({ id }) => id)
}
