import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { LinkFunction } from '@oktant/contract/people/sessions.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { companies } from '../../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people.tables.ts'
import { links } from '../sessions.tables.ts'

export type LinkRow = typeof links.$inferSelect

export async function insertLinks(db: Db, rows: (typeof links.$inferInsert)[]) {
  if (rows.length) await db.insert(links).values(rows)
}

/** A link with what is needed to say where it leads, used up or not. */
export async function findLink(db: Db, tokenHash: string) {
  const [link] = await db
    .select({
      id: links.id,
      companyId: links.companyId,
      userId: links.userId,
      function: links.function,
      expiresAt: links.expiresAt,
      usedAt: links.usedAt,
      status: users.status,
      competencyUrl: companies.competencyUrl,
    })
    .from(links)
    .innerJoin(users, and(eq(users.companyId, links.companyId), eq(users.id, links.userId)))
    .innerJoin(companies, eq(companies.id, links.companyId))
    .where(eq(links.tokenHash, tokenHash))
  return link
}

/** Uses a link up; of several who try at once one gets it, the others nothing. */
export async function takeLink(db: Db, tokenHash: string, now: Date): Promise<LinkRow | undefined> {
  const [link] = await db
    .update(links)
    .set({ usedAt: now })
    .where(and(eq(links.tokenHash, tokenHash), isNull(links.usedAt), gt(links.expiresAt, now)))
    .returning()
  return link
}

/** Makes what is still open of one function useless for somebody. */
export async function closeLinks(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  name: LinkFunction,
  now: Date,
) {
  await db
    .update(links)
    .set({ usedAt: now })
    .where(
      and(
        eq(links.companyId, companyId),
        eq(links.userId, id),
        eq(links.function, name),
        isNull(links.usedAt),
      ),
    )
}

export async function deleteLinksBefore(db: Db, end: Date) {
  await db.delete(links).where(lt(links.expiresAt, end))
}
