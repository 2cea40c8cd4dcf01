import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import { daysBetween } from '@oktant/contract/kit/days.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { counted, filled } from '../../../../words/words.rules.ts'
import { makeNotifications } from '../../../communication/notifications/notifications.ts'
import { longDayInBoth } from '../../../../words/dates.rules.ts'
import { dueTelling } from '../competencies.rules.ts'
import { competencyWords } from '../competencies.words.ts'
import { endOver, type EndingRow, holdEnding, writeTold } from './expiry.queries.ts'

const atOnce = 200
const days = Math.max(...limits.tellDaysAhead)

/** Tells whose competencies end soon, once for each number of days, and ends what is over. */
export async function expireCompetencies({ engine, now }: Pick<Kit, 'engine' | 'now'>) {
  let after = 0
  for (;;) {
    // NOTE: each lot by itself, so that one that fails undoes no other.
    const last = await engine.db.transaction((tx) => expireSome(tx, now(), after))
    if (last === null) return
    after = last
  }
}

async function expireSome(db: Db, now: Date, after: number) {
  const rows = await holdEnding(db, { now, days, after, limit: atOnce })
  await endAll(
    db,
    rows.filter(({ validUntil, today }) => validUntil < today),
    now,
  )
  const due = rows.flatMap((row) => {
    const ahead = dueTelling(row, row.today)
    return ahead === null ? [] : [{ ...row, due: ahead }]
  })
  await writeTold(
    db,
    due.map(({ id, due: told }) => ({ id, days: told })),
  )
  await makeNotifications(db, due.map(toldOf), now)
  return rows.length < atOnce ? null : (rows.at(-1)?.id ?? null)
}

async function endAll(db: Db, over: readonly EndingRow[], now: Date) {
  await endOver(
    db,
    over.map(({ id }) => id),
    now,
  )
  await auditAll(
    db,
    over.map(({ companyId, id }) => ({
      by: { companyId, id: null },
      kind: 'update' as const,
      object: 'competencyDeclaration' as const,
      objectId: id,
      after: { declarationState: 'ENDED' },
    })),
  )
  await announceAll(
    db,
    'declaration.changed',
    over.map(({ companyId, id, userId }) => ({
      companyId,
      declarationId: id,
      userId,
      from: null,
      to: 'ENDED' as const,
      actorId: null,
    })),
  )
}

const words = competencyWords.notices.ending

function toldOf(row: EndingRow & { due: number }) {
  const { companyId, userId, id, due, name, validUntil, today } = row
  const left = daysBetween(today, validUntil)
  return {
    companyId,
    userId,
    type: 'competency.expiring' as const,
    title: filled(counted(words.title, left), { count: left }),
    body: filled(words.body, {
      name,
      day: longDayInBoth(validUntil),
    }),
    link: '/competencies',
    onceKey: `competency ${id} ${validUntil} ${due}`,
  }
}
