import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/engine/db.ts'
import { mailServers } from './mail-servers.tables.ts'

export type ServerRow = typeof mailServers.$inferSelect
export type ServerValues = Omit<typeof mailServers.$inferInsert, 'companyId'>

export async function findServer(db: Db, companyId: number): Promise<ServerRow | null> {
  const [row] = await db.select().from(mailServers).where(eq(mailServers.companyId, companyId))
  return row ?? null
}

export async function writeServer(db: Db, companyId: number, values: ServerValues) {
  await db
    .insert(mailServers)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: mailServers.companyId, set: values })
}

/** Of these companies the servers that are in use. */
export const listServers = (db: Db, companyIds: number[]) =>
  db
    .select()
    .from(mailServers)
    .where(and(inArray(mailServers.companyId, companyIds), eq(mailServers.isOn, true)))

export async function noteServerFailure(db: Db, companyId: number, said: string, now: Date) {
  await db
    .update(mailServers)
    .set({ failedAt: now, lastError: said.slice(0, 500) })
    .where(eq(mailServers.companyId, companyId))
}

export async function noteServerWorks(db: Db, companyId: number) {
  await db
    .update(mailServers)
    .set({ failedAt: null, lastError: null })
    .where(and(eq(mailServers.companyId, companyId), isNotNull(mailServers.failedAt)))
}
