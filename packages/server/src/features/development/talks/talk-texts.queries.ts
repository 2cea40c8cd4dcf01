import { and, eq, or, sql } from 'drizzle-orm'
import type { TalkPart } from '@oktant/contract/development/talks.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Db } from '../../../db/engine/db.ts'
import { users } from '../../people/people/people.tables.ts'
import { talkTexts } from './talks.tables.ts'

export type TextKey = { companyId: number; talkId: number; part: TalkPart; ownerId: number }

const columns = {
  part: talkTexts.part,
  text: talkTexts.text,
  number: talkTexts.number,
  savedAt: talkTexts.savedAt,
  savedBy: talkTexts.savedBy,
  savedByName: nameOf(users),
}
const writer = and(eq(users.companyId, talkTexts.companyId), eq(users.id, talkTexts.savedBy))
const isText = ({ companyId, talkId, part, ownerId }: TextKey) =>
  and(
    eq(talkTexts.companyId, companyId),
    eq(talkTexts.talkId, talkId),
    eq(talkTexts.part, part),
    eq(talkTexts.ownerId, ownerId),
  )

export async function findText(db: Db, key: TextKey) {
  const [row] = await db.select(columns).from(talkTexts).innerJoin(users, writer).where(isText(key))
  return row
}
export type TextRecord = NonNullable<Awaited<ReturnType<typeof findText>>>

/** What is shared, and the private notes of this one reader. */
export const listTexts = (
  db: Db,
  { companyId, talkId, readerId }: { companyId: number; talkId: number; readerId: number },
) =>
  db
    .select(columns)
    .from(talkTexts)
    .innerJoin(users, writer)
    .where(
      and(
        eq(talkTexts.companyId, companyId),
        eq(talkTexts.talkId, talkId),
        or(sql`${talkTexts.part} <> 'private'`, eq(talkTexts.ownerId, readerId)),
      ),
    )

/** Has anybody written into it, for themselves or for both? */
export async function hasText(db: Db, { companyId, id }: { companyId: number; id: number }) {
  const [row] = await db
    .select({ part: talkTexts.part })
    .from(talkTexts)
    .where(
      and(eq(talkTexts.companyId, companyId), eq(talkTexts.talkId, id), sql`btrim(${talkTexts.text}) <> ''`),
    )
    .limit(1)
  return row !== undefined
}

type Written = { text: string; number: number; savedBy: number; savedAt: Date }

/** Compare and set: false where the text is no longer the one that was seen. */
export async function writeText(db: Db, key: TextKey, { number, ...values }: Written) {
  const written =
    number === 0
      ? await db
          .insert(talkTexts)
          .values({ ...key, ...values, number: 1 })
          .onConflictDoNothing()
          .returning({ number: talkTexts.number })
      : await db
          .update(talkTexts)
          .set({ ...values, number: number + 1 })
          .where(and(isText(key), eq(talkTexts.number, number)))
          .returning({ number: talkTexts.number })
  return written.length > 0
}
