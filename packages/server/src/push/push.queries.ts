import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { isClaimed } from '../db/query/any-of.ts'
import type { Db } from '../db/engine/db.ts'
import { pushDevices, pushMessages } from './push.tables.ts'

export type DeviceRow = typeof pushDevices.$inferSelect
export type NewDevice = typeof pushDevices.$inferInsert
type Owner = { companyId: number; id: number }

export const listDevices = (db: Db, { companyId, id }: Owner): Promise<DeviceRow[]> =>
  db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.companyId, companyId), eq(pushDevices.userId, id)))
    .orderBy(asc(pushDevices.id))

export const listDevicesOf = (db: Db, userIds: number[]): Promise<DeviceRow[]> =>
  db.select().from(pushDevices).where(inArray(pushDevices.userId, userIds))

/** One browser wakes one person: whoever turned it on last. What waited for another is not shown to them. */
export async function writeDevice(db: Db, device: NewDevice): Promise<DeviceRow> {
  await db
    .delete(pushDevices)
    .where(
      and(
        eq(pushDevices.endpoint, device.endpoint),
        or(ne(pushDevices.userId, device.userId), ne(pushDevices.companyId, device.companyId)),
      ),
    )
  const { p256dh, auth, device: name } = device
  const [row] = await db
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: { p256dh, auth, device: name } })
    .returning()
  if (!row) throw new Error('no device was kept')
  return row
}

export async function findDevice(db: Db, { companyId, id: userId }: Owner, id: number) {
  const [row] = await db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.companyId, companyId), eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
  return row
}

export async function removeDevice(db: Db, { companyId, id }: Pick<DeviceRow, 'companyId' | 'id'>) {
  await db.delete(pushDevices).where(and(eq(pushDevices.companyId, companyId), eq(pushDevices.id, id)))
}

export async function insertMessages(db: Db, messages: (typeof pushMessages.$inferInsert)[]) {
  if (messages.length) await db.insert(pushMessages).values(messages)
}

/** Messages whose time has come with their devices, for this process alone until the lease ends. */
export async function claimMessages(
  db: Db,
  now: Date,
  { limit, leaseMs }: { limit: number; leaseMs: number },
) {
  const due = db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(
      and(
        eq(pushMessages.state, 'waiting'),
        or(isNull(pushMessages.nextTryAt), lte(pushMessages.nextTryAt, now)),
      ),
    )
    .orderBy(asc(pushMessages.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(pushMessages)
    .set({ attempts: sql`${pushMessages.attempts} + 1`, nextTryAt: new Date(now.getTime() + leaseMs) })
    .where(isClaimed(pushMessages.id, due))
    .returning()
  const ids = [...new Set(claimed.map(({ deviceId }) => deviceId))]
  const devices = ids.length ? await db.select().from(pushDevices).where(inArray(pushDevices.id, ids)) : []
  return claimed.flatMap((message) => {
    const device = devices.find(({ id }) => id === message.deviceId)
    return device ? [{ message, device }] : []
  })
}

type Change = Partial<Pick<typeof pushMessages.$inferSelect, 'state' | 'lastError' | 'nextTryAt'>>
export async function updateMessage(db: Db, id: number, change: Change) {
  await db.update(pushMessages).set(change).where(eq(pushMessages.id, id))
}

/** What was shown or refused is not kept. */
export async function forgetOldPushes(db: Db, now: Date) {
  const day = new Date(now.getTime() - 86_400_000)
  await db
    .delete(pushMessages)
    .where(and(ne(pushMessages.state, 'waiting'), lte(pushMessages.createdAt, day)))
}
