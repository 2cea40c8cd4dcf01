import type {
  NotificationChoice,
  NotificationDefault,
  NotificationHabits,
  NotificationSettings,
} from '@oktant/contract/communication/notification-settings.ts'
import { type Channel } from '@oktant/contract/communication/notification-type.ts'
import { isToldTo, type NotificationTypeName } from '@oktant/contract/communication/notification-types.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import {
  findHabits,
  listChoices,
  listDefaults,
  listReaders,
  writeChoices,
  writeDefaults,
  writeHabits,
} from './notification-settings.queries.ts'
import {
  choiceOf,
  type CompanyRules,
  everyCell,
  isFixed,
  type PersonChoices,
  ruleOf,
  saidNoBy,
} from './notification-settings.rules.ts'

export { afterQuiet, isDigestDue } from './notification-settings.rules.ts'
export {
  insertDigestItems,
  listDigestReaders,
  listReaders,
  markDigested,
  type Reader,
  takeDigestItems,
} from './notification-settings.queries.ts'

export async function readNotificationDefaults(db: Db, companyId: number): Promise<NotificationDefault[]> {
  const company = await listDefaults(db, [companyId])
  return everyCell.map((cell) => ({ ...cell, rule: ruleOf(cell, company), isFixed: isFixed(cell) }))
}

type Doer = { companyId: number; id: number; onBehalfOf?: number | null }

export async function saveNotificationDefaults(db: Db, actor: Doer, rules: CompanyRules) {
  const before = await readNotificationDefaults(db, actor.companyId)
  await writeDefaults(
    db,
    actor.companyId,
    rules.filter((cell) => !isFixed(cell)),
  )
  const after = await readNotificationDefaults(db, actor.companyId)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'setting',
    objectId: actor.companyId,
    before: rulesByName(before),
    after: rulesByName(after),
  })
  return after
}

const rulesByName = (rules: CompanyRules) =>
  Object.fromEntries(rules.map(({ type, channel, rule }) => [`${type} ${channel}`, rule]))

type Reading = Doer & { permissions: ReadonlySet<Permission> }

/** What somebody may be told, and how they want it; kinds that never come to them are not asked about. */
export async function readNotificationSettings(db: Db, actor: Reading): Promise<NotificationSettings> {
  const [company, own, habits] = await Promise.all([
    listDefaults(db, [actor.companyId]),
    listChoices(db, [actor.companyId], [actor.id]),
    findHabits(db, actor),
  ])
  const cells = everyCell.filter(({ type }) => isToldTo(type, actor.permissions))
  return { ...habits, choices: cells.map((cell) => choiceOf(cell, company, own)) }
}

type Wanted = NotificationHabits & { choices: PersonChoices }

/** Saves what somebody wants; what they are always told is not theirs to turn off. */
export async function saveNotificationSettings(
  db: Db,
  actor: Reading,
  { choices, digestHour, quiet }: Wanted,
) {
  const before = await readNotificationSettings(db, actor)
  const isOpen = ({ type, channel }: PersonChoices[number]) =>
    before.choices.some((known) => known.type === type && known.channel === channel && !known.lockedBy)
  await writeChoices(db, actor, choices.filter(isOpen))
  await writeHabits(db, actor, { digestHour, quiet })
  const after = await readNotificationSettings(db, actor)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'user',
    objectId: actor.id,
    before: settingsByName(before),
    after: settingsByName(after),
  })
  return after
}

const settingsByName = ({ choices, digestHour, quiet }: NotificationSettings) => ({
  digestHour,
  quiet,
  ...Object.fromEntries(choices.map(({ type, channel, isOn }) => [`${type} ${channel}`, isOn])),
})

function grouped<T>(rows: readonly T[], keyOf: (row: T) => number) {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

type Addressee = { companyId: number; userId: number; type: NotificationTypeName }
export type Decision = (
  told: Addressee,
  channel: Channel,
) => NotificationChoice & { noBy: ReturnType<typeof saidNoBy> }

/** Who is told what by which channel, for any number of people by two queries. */
export async function decide(db: Db, told: readonly Addressee[]): Promise<Decision> {
  const companyIds = [...new Set(told.map(({ companyId }) => companyId))]
  const userIds = [...new Set(told.map(({ userId }) => userId))]
  const company = grouped(await listDefaults(db, companyIds), (row) => row.companyId)
  const own = grouped(await listChoices(db, companyIds, userIds), (row) => row.userId)
  return ({ companyId, userId, type }, channel) => {
    const [cell, chosen] = [{ type, channel }, own.get(userId) ?? []]
    return { ...choiceOf(cell, company.get(companyId) ?? [], chosen), noBy: saidNoBy(cell, chosen) }
  }
}

/** Somebody’s mail program has ended letters of one type. */
export async function endLetters(db: Db, { userId, type }: { userId: number; type: NotificationTypeName }) {
  const reader = (await listReaders(db, [userId])).get(userId)
  if (!reader) throw fail('link_used')
  await writeChoices(db, reader, [{ type, channel: 'mail', isOn: false }])
  const after = { [`${type} mail`]: false }
  await audit(db, { by: reader, kind: 'update', object: 'user', objectId: userId, after })
}
