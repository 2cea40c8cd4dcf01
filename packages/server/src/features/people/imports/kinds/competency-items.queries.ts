import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { competencyItems } from '../../../development/competency-items/competency-items.tables.ts'

export type ItemTexts = { name: LocalText; tip: LocalText; itemProperties: LocalText[] }
export type Item = ItemTexts & { id: number }

const ids = (list: readonly number[]) => sql`any(${sql.param([...list])}::integer[])`
const texts = (list: readonly string[]) => sql`any(${sql.param([...list])}::text[])`
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

type Wanted = { ids: readonly number[]; names: readonly string[]; hold: boolean }

/** Those of the library by number or by name in either language. */
export const findItems = (db: Db, companyId: number, wanted: Wanted) =>
  rowsOf<Item>(
    db,
    sql`select id, name, tip, item_properties "itemProperties" from ${competencyItems}
      where company_id = ${companyId} and removed_at is null
        and (id = ${ids(wanted.ids)} or lower(name->>'en') = ${texts(wanted.names)}
          or lower(name->>'de') = ${texts(wanted.names)})
      order by id ${wanted.hold ? sql`for no key update` : sql``}`,
  )

/** In the order given. */
export const insertItems = (db: Db, companyId: number, items: readonly ItemTexts[]) =>
  db
    .insert(competencyItems)
    .values(items.map((item) => ({ ...item, companyId })))
    .returning({ id: competencyItems.id })

export async function writeItems(db: Db, companyId: number, items: readonly Item[]) {
  if (!items.length) return
  await db.execute(sql`update ${competencyItems} item set name = to_be.name, tip = to_be.tip,
      item_properties = to_be."itemProperties", changes = item.changes + 1, changed_at = now()
    from jsonb_to_recordset(${json(items)}) to_be(id integer, name jsonb, tip jsonb, "itemProperties" jsonb)
    where item.company_id = ${companyId} and item.id = to_be.id`)
}

/** NOTE: they leave the library as by hand, as reviews and declarations keep theirs. */
export async function removeItems(db: Db, companyId: number, list: readonly number[]) {
  if (!list.length) return
  await db.execute(sql`update ${competencyItems} item set removed_at = now(), changes = item.changes + 1
    where item.company_id = ${companyId} and item.id = ${ids(list)}`)
}

export const listItems = (db: Db, companyId: number) =>
  db
    .select({
      id: competencyItems.id,
      name: competencyItems.name,
      tip: competencyItems.tip,
      itemProperties: competencyItems.itemProperties,
    })
    .from(competencyItems)
    .where(and(eq(competencyItems.companyId, companyId), isNull(competencyItems.removedAt)))
    .orderBy(asc(competencyItems.id))
