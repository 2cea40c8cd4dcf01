import { dayIn } from '@oktant/contract/kit/days.ts'
import { certificates as limits } from '@oktant/contract/kit/constants.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { counted, filled, wordsOf } from '../../../words/words.rules.ts'
import { openPeriods, periodsOpened } from '../learn/learn.ts'
import { makeNotifications } from '../../communication/notifications/notifications.ts'
import { longDayInBoth } from '../../../words/dates.rules.ts'
import {
  daysLeft,
  dueTelling,
  type EndingRow,
  holdEnding,
  isRenewable,
  writeTold,
} from '../certificates/certificates.ts'
import de from './renewals.de.json' with { type: 'json' }
import en from './renewals.en.json' with { type: 'json' }

const words = wordsOf(en, de).notices

const atOnce = 200
const days = Math.max(...limits.tellDaysAhead)

/** Tells whose certificates end soon, once for each number of days, and opens their courses again; the old proof stays. */
export async function tellEndings({ engine, now }: Pick<Kit, 'engine' | 'now'>) {
  let after = 0
  for (;;) {
    // NOTE: each lot by itself, so that one that fails undoes no other.
    const last = await engine.db.transaction((tx) => tellSome(tx, now(), after))
    if (last === null) return
    after = last
  }
}

type Ending = EndingRow & { ends: Date; due: number }

async function tellSome(db: Db, now: Date, after: number) {
  const rows = await holdEnding(db, { now, days, after, limit: atOnce })
  const due = rows.flatMap((row): Ending[] => {
    const ends = new Date(row.expiresAt)
    const ahead = dueTelling(
      {
        issuedAt: new Date(row.issuedAt),
        expiresAt: ends,
        toldDays: row.toldDays,
        timezone: row.timezone,
      },
      now,
    )
    return ahead === null ? [] : [{ ...row, ends, due: ahead }]
  })
  if (due.length) {
    await writeTold(
      db,
      due.map(({ id, due: told }) => ({ id, days: told })),
    )
    const opened = await openAgain(db, due, now)
    await makeNotifications(
      db,
      due.map((row) => toldOf(row, opened, now)),
      now,
    )
  }
  return rows.length < atOnce ? null : (rows.at(-1)?.id ?? null)
}

const nameOf = ({
  companyId,
  userId,
  containerId,
}: Pick<EndingRow, 'companyId' | 'userId' | 'containerId'>) => `${companyId} ${userId} ${containerId}`

/** Opens the courses by which these people would get a proof that lasts longer. */
async function openAgain(db: Db, due: readonly Ending[], now: Date) {
  const wanted = due.filter(
    ({ templateId, ends, timezone, ...validity }) =>
      templateId !== null && isRenewable(validity, ends, timezone, now),
  )
  const opened = new Set<string>()
  // NOTE: hardly ever more than a few companies in one lot.
  for (const companyId of new Set(wanted.map((row) => row.companyId))) {
    const asked = wanted
      .filter((row) => row.companyId === companyId)
      .map(({ userId, containerId, ends, timezone }) => ({
        userId,
        containerId,
        dueOn: dayIn(timezone, ends),
      }))
    for (const period of await openPeriods(db, periodsOpened(companyId, asked), 'certificate', now))
      opened.add(nameOf(period))
  }
  return opened
}

function toldOf(row: Ending, opened: ReadonlySet<string>, now: Date) {
  const { companyId, userId, containerId, id, due, ends } = row
  const isOpen = opened.has(nameOf(row))
  return {
    companyId,
    userId,
    type: 'certificate.expiring' as const,
    title: titleOf(row, now),
    body: bodyOf(row, isOpen),
    link: isOpen ? `/my-learning/${containerId}` : '/progress',
    onceKey: `certificate ${id} ${ends.getTime()} ${due}`,
  }
}

function titleOf({ ends, due, timezone }: Ending, now: Date): LocalText {
  const { expired, expiresToday, expiresIn } = words.titles
  if (due === 0) return expired
  const left = daysLeft(ends, now, timezone)
  return left === 0 ? expiresToday : filled(counted(expiresIn, left), { count: left })
}

function bodyOf({ course, ends, timezone, due }: Ending, isOpen: boolean): LocalText {
  const { expired, expiring } = words.bodies
  const said = due === 0 ? expired : expiring
  return filled(isOpen ? said.openAgain : said.plain, { course, day: longDayInBoth(ends, timezone) })
}
