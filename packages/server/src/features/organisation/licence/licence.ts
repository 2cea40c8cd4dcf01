import { dayIn, daysBetween } from '@oktant/contract/kit/days.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { announce } from '../../../outbox/announce.ts'
import { filled, wordsOf } from '../../../words/words.rules.ts'
import { findCompany } from '../companies/companies.ts'
import { makeNotifications } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import { countSeats } from '../../people/users/users.ts'
import { longDayInBoth } from '../../../words/dates.rules.ts'
import { insertWarnings, listLicences, listWarnings } from './licence.queries.ts'
import { dueWarnings, standingOf, type Warning } from './licence.rules.ts'
import de from './licence.de.json' with { type: 'json' }
import en from './licence.en.json' with { type: 'json' }

const words = wordsOf(en, de).notices

type ToldWarning = Warning & { companyId: number }

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'licence.warned': ToldWarning
  }
}

export async function readLicence(db: Db, { now }: Pick<Kit, 'now'>, { companyId }: Actor) {
  const [company, seats, warnings] = await Promise.all([
    findCompany(db, companyId),
    countSeats(db, companyId),
    listWarnings(db, companyId),
  ])
  if (!company) throw fail('unexpected')
  const { licenceValidUntil: validUntil, timezone } = company
  const left = validUntil === null ? null : daysBetween(dayIn(timezone, now()), validUntil)
  return {
    standing: standingOf(left),
    validUntil,
    daysLeft: left,
    seats,
    warnings: warnings.map(({ about, threshold, createdAt }) => ({
      about,
      threshold,
      at: createdAt.toISOString(),
    })),
  }
}

/** Announces every threshold that a licence has newly reached, once. */
export async function warnOfLicences(db: Db, now: Date) {
  const due = (await listLicences(db)).flatMap(({ companyId, timezone, ...licence }) =>
    dueWarnings(licence, dayIn(timezone, now)).map((warning) => ({ companyId, ...warning })),
  )
  const fresh = await insertWarnings(
    db,
    due.map((warning) => ({ ...warning, createdAt: now })),
  )
  // NOTE: one announcement each, so that a company whose people cannot be told holds up no other.
  for (const { companyId, about, threshold, bound } of fresh)
    await announce(db, 'licence.warned', { companyId, about, threshold, bound }, { companyId })
}

/** Tells whoever looks after the company. */
export async function tellOfLicence(db: Db, { companyId, ...warning }: ToldWarning) {
  const { title } = words
  const body = bodyOf(warning)
  const administrators = await listHolderIdsOf(db, companyId, notificationTypes['licence.warning'].onlyTo)
  await makeNotifications(
    db,
    administrators.map((userId) => ({
      companyId,
      userId,
      type: 'licence.warning' as const,
      title,
      body,
      link: '/administration/licence',
      onceKey: `licence ${warning.about} ${warning.bound} ${warning.threshold} ${userId}`,
    })),
  )
}

function bodyOf({ about, threshold, bound }: Warning): LocalText {
  if (about === 'days') return filled(words.ends, { day: longDayInBoth(bound) })
  return threshold >= 100
    ? filled(words.full, { seats: bound })
    : filled(words.nearlyFull, { percent: threshold, seats: bound })
}
