import { languages, type LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { filledIn } from '../../../words/words.rules.ts'
import { companyDays } from '../../organisation/companies/companies.ts'
import { afterQuiet, listReaders, type Reader } from '../notification-settings/notification-settings.ts'
import { makeNotifications, type ToldNotification } from '../notifications/notifications.ts'
import { factsIn, messageLetter } from './auto-messages.letters.ts'
import {
  type AutoMessageRow,
  claimDue,
  isEvent,
  listMessagesById,
  listMessagesOn,
  listNames,
  listPassedOver,
  noteRuns,
  type RunRow,
  stillReached,
  takeTurns,
  updateRuns,
} from './auto-messages.queries.ts'
import { countsDown, isInPeriod, waitsForDay } from './auto-messages.rules.ts'

/** Looks for everybody who has a reason, and tells those whose time has come. */
export async function runAutoMessages(kit: Kit) {
  const { engine, now } = kit
  const all = (await listMessagesOn(engine.db)).filter((message) => !isEvent(message))
  const on = await inPeriod(engine.db, all, now())
  const looked = await withTurns(engine.db, on, now())
  // NOTE: one by one on purpose: each message asks something else, and one that fails holds up no other.
  for (const message of looked) await engine.db.transaction((tx) => noteRuns(tx, message, now()))
  while (await engine.db.transaction((tx) => tellDue(tx, now())));
}

/** Those that are meant to be told on the day that it is for their company. */
async function inPeriod(db: Db, messages: readonly AutoMessageRow[], now: Date) {
  const days = await companyDays(db, [...new Set(messages.map(({ companyId }) => companyId))], now)
  return messages.filter((message) => isInPeriod(message, days.get(message.companyId) ?? ''))
}

const hour = 3_600_000

/** Those that are looked for each time, and those that wait for a day and were not looked for within the hour. */
async function withTurns(db: Db, messages: AutoMessageRow[], now: Date) {
  const daily = messages.filter(waitsForDay).map(({ id }) => id)
  if (!daily.length) return messages
  const turns = await takeTurns(db, daily, now, new Date(now.getTime() - hour))
  return messages.filter((message) => !waitsForDay(message) || turns.has(message.id))
}

/** Somebody has just had a reason that is told as it happens. */
export async function occur(db: Db, { companyId, trigger, userIds, occurrence }: Occurred, now: Date) {
  const all = (await listMessagesOn(db, companyId)).filter((message) => message.trigger === trigger)
  for (const message of await inPeriod(db, all, now))
    await noteRuns(db, message, now, { userIds, occurrence })
}
type Occurred = {
  companyId: number
  trigger: AutoMessageRow['trigger']
  userIds: number[]
  occurrence: string
}

/** A first part of what is due; answers whether there may be more. */
async function tellDue(db: Db, now: Date) {
  const due = await claimDue(db, now)
  const messages = await listMessagesById(db, [...new Set(due.map(({ messageId }) => messageId))])
  const readers = await listReaders(db, [...new Set(due.map(({ userId }) => userId))])
  const meant = new Set(await inPeriod(db, messages, now))
  for (const message of messages) {
    const runs = due.filter(({ messageId }) => messageId === message.id)
    await tellRuns(db, { message, isOver: !meant.has(message), runs, readers, now })
  }
  return due.length > 0
}

type Due = { message: AutoMessageRow; runs: RunRow[]; readers: Map<number, Reader>; now: Date }

async function tellRuns(db: Db, { message, isOver, runs: due, readers, now }: Due & { isOver: boolean }) {
  const cancel = (some: RunRow[], reason: RunRow['reason']) =>
    updateRuns(db, idsOf(some), { state: 'cancelled', reason, doneAt: now })
  if (message.onSince === null || message.removedAt !== null) return cancel(due, 'off')
  if (isOver) return cancel(due, 'over')
  const active = due.filter(({ userId }) => readers.get(userId)?.status === 'Active')
  await cancel(
    due.filter((run) => !active.includes(run)),
    'inactive',
  )
  const holding = await stillReached(db, message, [...new Set(active.map((run) => run.subjectId))], now)
  const holds = (run: RunRow) => holding.has(`${run.userId} ${run.subjectId} ${run.occurrence}`)
  await cancel(
    active.filter((run) => !holds(run)),
    'gone',
  )
  const standing = active.filter(holds)
  const passedOver = new Set(countsDown(message) ? await listPassedOver(db, message, idsOf(standing)) : [])
  await cancel(
    standing.filter(({ id }) => passedOver.has(id)),
    'nearer',
  )
  const runs = standing.filter(({ id }) => !passedOver.has(id))
  await tellAwake(db, { message, runs, readers, now })
}

const idsOf = (runs: readonly RunRow[]) => runs.map(({ id }) => id)

/** Whoever has quiet hours now, by the message’s own rule, is told when they end. */
async function tellAwake(db: Db, { message, runs, readers, now }: Due) {
  const dueOf = ({ userId }: RunRow) => afterQuiet(now, readers.get(userId)?.timezone ?? 'UTC', message.quiet)
  const later = runs.filter((run) => dueOf(run) > now)
  for (const dueAt of new Set(later.map((run) => dueOf(run).getTime()))) {
    const some = later.filter((run) => dueOf(run).getTime() === dueAt)
    await updateRuns(db, idsOf(some), { dueAt: new Date(dueAt) })
  }
  const told = runs.filter((run) => !later.includes(run))
  const names = new Map(
    (await listNames(db, [...new Set(told.map(({ subjectId }) => subjectId))])).map(({ id, name }) => [
      id,
      name,
    ]),
  )
  await makeNotifications(
    db,
    told.flatMap((run) => toldOf(message, run, readers.get(run.userId), names.get(run.subjectId) ?? '')),
    now,
  )
  await updateRuns(db, idsOf(told), { state: 'sent', doneAt: now })
}

function toldOf(
  message: AutoMessageRow,
  run: RunRow,
  reader: Reader | undefined,
  personName: string,
): ToldNotification[] {
  if (!reader) return []
  const { firstName, surname, login, companyName, language } = reader
  const known = { firstName, surname, login, companyName }
  const fill = (part: 'subject' | 'body') =>
    Object.fromEntries(
      languages.map((one) => [
        one,
        filledIn(message.texts[one][part], { ...known, personName, ...factsIn(run.facts, one) }),
      ]),
      // NOTE: made of both languages just above.
    ) as LocalText
  const [title, body] = [fill('subject'), fill('body')]
  return [
    {
      companyId: run.companyId,
      userId: run.userId,
      type: 'automatic.message',
      title,
      body,
      link: run.facts?.courseId && run.userId === run.subjectId ? `/my-learning/${run.facts.courseId}` : null,
      channels: message.channels,
      letter: { template: messageLetter, values: { ...known, title: title[language], text: body[language] } },
      onceKey: `automatic ${run.id}`,
    },
  ]
}
