import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http.ts'
import { among } from '../../db/among.ts'
import { type Db, rowsOf } from '../../db/db.ts'
import type { Chosen } from '../../http/chosen.ts'
import { abouts, holders, type Kind, listedBy, standing } from './learning-types.queries.ts'
import { learningTypes } from './learning-types.tables.ts'

/** The chosen types, removed ones only by number, held until the change is made. */
export function holdChosen(db: Db, kind: Kind, companyId: number, chosen: Chosen) {
  const { id, name, about, removedAt } = learningTypes
  const meant =
    'ids' in chosen ? [inArray(id, [...chosen.ids])] : [isNull(removedAt), ...listedBy(chosen.filters)]
  return db
    .select({ id, name, isRemoved: sql<boolean>`(${removedAt} is not null)` })
    .from(learningTypes)
    .where(and(eq(learningTypes.companyId, companyId), inArray(about, abouts[kind]), ...meant))
    .orderBy(id)
    .for('update')
}

export async function listTypeNames(db: Db, kind: Kind, companyId: number) {
  const rows = await db
    .select({ name: learningTypes.name })
    .from(learningTypes)
    .where(standing(companyId, abouts[kind]))
  return rows.map(({ name }) => name)
}

/** What is of any of these, some by their titles. */
export const listOfMany = (db: Db, kind: Kind, companyId: number, ids: readonly number[]) =>
  rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select title, count(*) over()::int as count
      from (${holders(among(ids), sql`${companyId}::int`)[kind]}) holder order by id limit 3`,
  )

type Stamp = { removedAt: Date | null; changedAt: Date }

export async function writeMany(db: Db, companyId: number, ids: readonly number[], stamp: Stamp) {
  await db
    .update(learningTypes)
    .set({ ...stamp, changes: sql`${learningTypes.changes} + 1` })
    .where(and(eq(learningTypes.companyId, companyId), inArray(learningTypes.id, [...ids])))
}
