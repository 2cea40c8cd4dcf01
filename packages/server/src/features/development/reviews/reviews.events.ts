import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { filled, type Values } from '../../../words/words.rules.ts'
import { makeNotifications, type ToldNotification } from '../../communication/notifications/notifications.ts'
import { deputiesOf } from '../../people/deputies/deputies.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import { isCalibrated } from './calibrate/calibration.rules.ts'
import { findSeasonOf, listNamesOf } from './content/content.queries.ts'
import { followPeople } from './administer/follow-people.ts'
import { forgetReviewWords } from './forget/forget.queries.ts'
import type { ReviewChange } from './move-review.ts'
import { findPdr, type PdrRow } from './reviews.queries.ts'
import { statusOf, turnOf } from './reviews.rules.ts'
import { reviewWords } from './reviews.words.ts'

export const reviewListeners: readonly Listener<Kit>[] = [
  listener('review.changed', 'reviews.tell', (db, change, { now }, { id }) =>
    tellChange(db, change, Number(id), now()),
  ),
  listener('review.calibrated', 'reviews.tellCalibrated', (db, of, { now }, { id }) =>
    tellReleased(db, of, Number(id), now()),
  ),
  listener('user.updated', 'reviews.follow', (db, { userId }, { now }, { companyId }) =>
    followPeople(db, companyId ?? 0, [userId], { now: now() }),
  ),
  listener('user.deactivated', 'reviews.followLeaver', (db, { userId }, { now }, { companyId }) =>
    followPeople(db, companyId ?? 0, [userId], { now: now() }),
  ),
  listener('user.anonymised', 'reviews.forget', async (db, whose, { now }) => {
    // NOTE: closed first, so that nothing is typed in what was forgotten.
    await followPeople(db, whose.companyId, [whose.userId], { now: now() })
    await forgetReviewWords(db, whose)
  }),
]

type Side = 'person' | 'manager'
export type Words = { title: LocalText; body: LocalText }

const waits: Record<Side, Words> = reviewWords.notices.waits
const told: Partial<Record<ReviewChange['deed'], Words>> = reviewWords.notices.told

/** Whoever has the review is told that it is their turn, and of what HR did both sides; what has moved on since says so itself. */
async function tellChange(db: Db, change: ReviewChange, number: number, now: Date) {
  const row = await findPdr(db, { companyId: change.companyId, id: change.pdrId })
  const isQuiet = change.deed === 'deadlineMoved' || change.deed === 'draftHandedOver'
  if (!row || row.status !== change.to || isQuiet) return
  const season = await findSeasonOf(db, row)
  const [person] = await listNamesOf(db, row.companyId, [row.userId])
  const values = { season: season.name, who: person?.name ?? '', reason: change.reason }
  const leaders = await leadersOf(db, row, now)
  const about = { row, values, number, leaders }
  const isReminder = change.deed === 'reminded'
  const turns = await turnLetters(db, about, isReminder ? 'review.reminder' : 'review.turn')
  const news = toldLetters(about, change)
  const already = new Set(turns.map(({ userId }) => userId))
  const others = news.filter(({ userId }) => userId !== change.actorId && !already.has(userId))
  await makeNotifications(db, [...turns.filter(({ userId }) => userId !== change.actorId), ...others])
}

/** Whoever leads the review is told that its mark may be sent; its person is not. */
async function tellReleased(
  db: Db,
  { companyId, pdrId }: { companyId: number; pdrId: number },
  number: number,
  now: Date,
) {
  const row = await findPdr(db, { companyId, id: pdrId })
  if (!row || row.managerId === null || !isCalibrated(statusOf(row.status))) return
  const season = await findSeasonOf(db, row)
  const [person] = await listNamesOf(db, companyId, [row.userId])
  const values = { season: season.name, who: person?.name ?? '' }
  const letter = letterTo(row, reviewWords.notices.released, values)
  const onceKey = `review ${pdrId} released ${number}`
  const type = 'review.told' as const
  const leaders = await leadersOf(db, row, now)
  await makeNotifications(
    db,
    leaders.map((userId) => ({ ...letter('manager'), userId, type, onceKey: `${onceKey} ${userId}` })),
  )
}

/** The manager, and whoever stands in for them now. */
async function leadersOf(db: Db, { companyId, managerId, userId }: PdrRow, now: Date) {
  if (managerId === null) return []
  const standIns = (await deputiesOf(db, companyId, [managerId], 'reviews', now)).get(managerId) ?? []
  // NOTE: nobody leads their own review, nor stands in to do so.
  return [managerId, ...standIns.map(({ id }) => id).filter((id) => id !== userId)]
}

type About = { row: PdrRow; values: Values; number: number; leaders: readonly number[] }

async function turnLetters(
  db: Db,
  { row, values, number, leaders }: About,
  type: 'review.turn' | 'review.reminder',
): Promise<ToldNotification[]> {
  const turn = turnOf(statusOf(row.status))
  if (turn === null) return []
  const onceKey = `review ${row.id} ${number}`
  const letter = letterTo(row, waits[turn], values)
  if (turn === 'person') return [{ ...letter(turn), userId: row.userId, type, onceKey }]
  if (leaders.length > 0)
    return leaders.map((userId) => ({ ...letter(turn), userId, type, onceKey: `${onceKey} ${userId}` }))
  // NOTE: what has no manager is held by HR.
  const holders = await listHolderIdsOf(db, row.companyId, ['reviews.administer'])
  return holders
    .filter((id) => id !== row.userId)
    .map((userId) => ({ ...letter('hr'), userId, type, onceKey: `${onceKey} ${userId}` }))
}

export const letterTo =
  ({ companyId, id }: PdrRow, words: Words, values: Values) =>
  (to: Side | 'hr') => ({
    companyId,
    title: filled(words.title, values),
    body: filled(words.body, values),
    ...(to === 'hr'
      ? { link: '/administration/pdr' }
      : {
          link: to === 'person' ? `/pdr/${id}` : `/pdr/approval/${id}`,
          action: { function: to === 'person' ? ('pdr' as const) : ('pdrApproval' as const), targetId: id },
        }),
  })

function toldLetters({ row, values, number, leaders }: About, { deed }: ReviewChange): ToldNotification[] {
  const words = told[deed]
  if (!words) return []
  const letter = letterTo(row, words, values)
  const type = 'review.told' as const
  const onceKey = `review ${row.id} ${number} told`
  return [
    { ...letter('person'), userId: row.userId, type, onceKey: `${onceKey} person` },
    ...leaders.map((userId) => ({ ...letter('manager'), userId, type, onceKey: `${onceKey} ${userId}` })),
  ]
}
