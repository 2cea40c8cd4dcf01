import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import { bankComments as comments } from './comment-bank.tables.ts'

type PersonKey = { companyId: number; userId: number }
const of = ({ companyId, userId }: PersonKey) =>
  and(eq(comments.companyId, companyId), eq(comments.userId, userId))
const seen = { id: comments.id, text: comments.text }

const commentsOf = prepared((db) =>
  db
    .select(seen)
    .from(comments)
    .where(
      and(
        eq(comments.companyId, sql.placeholder('companyId')),
        eq(comments.userId, sql.placeholder('userId')),
      ),
    )
    .orderBy(sql`${comments.text} collate "und-x-icu"`, asc(comments.id))
    .prepare('bank_comments_of'),
)

export const listOf = (db: Db, { companyId, userId }: PersonKey) =>
  commentsOf(db).execute({ companyId, userId })

export async function findSaying(db: Db, whose: PersonKey, text: string) {
  const [row] = await db
    .select(seen)
    .from(comments)
    .where(and(of(whose), eq(comments.text, text)))
    .limit(1)
  return row
}

export async function countOf(db: Db, whose: PersonKey) {
  const [row] = await db.select({ count: count() }).from(comments).where(of(whose))
  return row?.count ?? 0
}

export async function insertComment(db: Db, whose: PersonKey & { text: string; createdAt: Date }) {
  const [row] = await db.insert(comments).values(whose).returning(seen)
  if (!row) throw new Error('nothing was made')
  return row
}

export async function deleteComment(db: Db, whose: PersonKey, id: number) {
  const [row] = await db
    .delete(comments)
    .where(and(of(whose), eq(comments.id, id)))
    .returning(seen)
  return row
}

export async function forgetComments(db: Db, whose: PersonKey) {
  await db.delete(comments).where(of(whose))
}
