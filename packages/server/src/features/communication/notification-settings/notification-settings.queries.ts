import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NotificationHabits } from '@oktant/contract/communication/notification-settings.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import type { CompanyRules, PersonChoices } from './notification-settings.rules.ts'
import {
  digestItems,
  notificationChoices,
  notificationDefaults,
  notificationHabits,
} from './notification-settings.tables.ts'

type Person = { companyId: number; id: number }
export type NewDigestItem = typeof digestItems.$inferInsert

const given = sql.placeholder
const ofCompanies = (column: typeof notificationDefaults.companyId | typeof notificationChoices.companyId) =>
  sql`${column} = any(${given('companyIds')}::int[])`

const defaults = prepared((db) =>
  db
    .select()
    .from(notificationDefaults)
    .where(ofCompanies(notificationDefaults.companyId))
    .prepare('notification_defaults'),
)
export const listDefaults = (db: Db, companyIds: number[]) => defaults(db).execute({ companyIds })

/** NOTE: one statement may write a row once; who names a cell twice means the last. */
const lastOfEach = <T extends { type: string; channel: string }>(cells: readonly T[]) => [
  ...new Map(cells.map((cell) => [`${cell.type} ${cell.channel}`, cell])).values(),
]

export async function writeDefaults(db: Db, companyId: number, rules: CompanyRules) {
  if (!rules.length) return
  await db
    .insert(notificationDefaults)
    .values(lastOfEach(rules).map(({ type, channel, rule }) => ({ companyId, type, channel, rule })))
    .onConflictDoUpdate({
      target: [notificationDefaults.companyId, notificationDefaults.type, notificationDefaults.channel],
      set: { rule: sql`excluded.rule` },
    })
}

const chosen = prepared((db) =>
  db
    .select()
    .from(notificationChoices)
    .where(
      and(
        ofCompanies(notificationChoices.companyId),
        sql`${notificationChoices.userId} = any(${given('userIds')}::int[])`,
      ),
    )
    .prepare('notification_choices'),
)
export const listChoices = (db: Db, companyIds: number[], userIds: number[]) =>
  chosen(db).execute({ companyIds, userIds })

export async function writeChoices(db: Db, { companyId, id: userId }: Person, choices: PersonChoices) {
  if (!choices.length) return
  await db
    .insert(notificationChoices)
    .values(
      lastOfEach(choices).map(({ type, channel, isOn }) => ({ companyId, userId, type, channel, isOn })),
    )
    .onConflictDoUpdate({
      target: [
        notificationChoices.companyId,
        notificationChoices.userId,
        notificationChoices.type,
        notificationChoices.channel,
      ],
      set: { isOn: sql`excluded.is_on` },
    })
}

export async function findHabits(db: Db, { companyId, id }: Person): Promise<NotificationHabits> {
  const [row] = await db
    .select()
    .from(notificationHabits)
    .where(and(eq(notificationHabits.companyId, companyId), eq(notificationHabits.userId, id)))
  return habitsOf(row)
}

type KeptQuietHours = { digestHour: number | null; quietFrom: string | null; quietUntil: string | null }
const habitsOf = (row: KeptQuietHours | undefined): NotificationHabits => ({
  digestHour: row?.digestHour ?? null,
  quiet: row?.quietFrom && row.quietUntil ? { from: row.quietFrom, until: row.quietUntil } : null,
})

export async function writeHabits(db: Db, { companyId, id: userId }: Person, habits: NotificationHabits) {
  const { digestHour, quiet } = habits
  const set = { digestHour, quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }
  await db
    .insert(notificationHabits)
    .values({ companyId, userId, ...set })
    .onConflictDoUpdate({ target: [notificationHabits.companyId, notificationHabits.userId], set })
}

/** How people are to be written to, with their habits. */
export async function listReaders(db: Db, userIds: number[]) {
  const rows = await db
    .select({
      id: users.id,
      companyId: users.companyId,
      companyName: companies.name,
      firstName: users.firstName,
      surname: users.surname,
      login: users.login,
      emailAddress: users.emailAddress,
      // NOTE: nobody is told anything whose company is closed.
      status: sql<
        typeof users.$inferSelect.status
      >`case when ${companies.state} = 'suspended' then 'Inactive' else ${users.status} end`,
      language: users.language,
      timezone: users.timezone,
      digestHour: notificationHabits.digestHour,
      quietFrom: notificationHabits.quietFrom,
      quietUntil: notificationHabits.quietUntil,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(
      notificationHabits,
      and(eq(notificationHabits.companyId, users.companyId), eq(notificationHabits.userId, users.id)),
    )
    .where(inArray(users.id, userIds))
  return new Map(
    rows.map(({ digestHour, quietFrom, quietUntil, ...row }) => [
      row.id,
      { ...row, habits: habitsOf({ digestHour, quietFrom, quietUntil }) },
    ]),
  )
}

export type Reader = Awaited<ReturnType<typeof listReaders>> extends Map<number, infer R> ? R : never

export async function insertDigestItems(db: Db, items: NewDigestItem[]) {
  if (items.length) await db.insert(digestItems).values(items)
}

/** Everybody for whom something waits, with the day of their last digest. */
export const listDigestReaders = (db: Db) =>
  db
    .selectDistinct({
      id: users.id,
      companyId: users.companyId,
      timezone: users.timezone,
      digestHour: notificationHabits.digestHour,
      digestedOn: notificationHabits.digestedOn,
    })
    .from(digestItems)
    .innerJoin(users, and(eq(users.companyId, digestItems.companyId), eq(users.id, digestItems.userId)))
    .leftJoin(
      notificationHabits,
      and(eq(notificationHabits.companyId, users.companyId), eq(notificationHabits.userId, users.id)),
    )

const mostInDigest = 50
/** Takes what waits for somebody; of two processes one gets it. */
export async function takeDigestItems(db: Db, { companyId, id: userId }: Person) {
  const taken = await db
    .delete(digestItems)
    .where(and(eq(digestItems.companyId, companyId), eq(digestItems.userId, userId)))
    .returning()
  return {
    items: taken.toSorted((a, b) => a.id - b.id).slice(-mostInDigest),
    count: taken.length,
  }
}

export async function markDigested(db: Db, { companyId, id: userId }: Person, digestedOn: string) {
  await db
    .insert(notificationHabits)
    .values({ companyId, userId, digestedOn })
    .onConflictDoUpdate({
      target: [notificationHabits.companyId, notificationHabits.userId],
      set: { digestedOn },
    })
}
