import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { type Listener, listener } from '../../../../outbox/outbox.ts'
import { filled } from '../../../../words/words.rules.ts'
import { makeNotifications } from '../../../communication/notifications/notifications.ts'
import { deputiesOf } from '../../../people/deputies/deputies.ts'
import { listHolderIdsOf } from '../../../people/permissions/permissions.ts'
import { findSeasonOf, listNamesOf } from '../content/content.queries.ts'
import type { ReviewChange } from '../move-review.ts'
import { letterTo } from '../reviews.events.ts'
import { findPdr, type PdrRow } from '../reviews.queries.ts'
import { reviewWords } from '../reviews.words.ts'
import { listOwners } from './drafts.queries.ts'

export const draftListener: Listener<Kit> = listener(
  'review.changed',
  'reviews.tellDrafts',
  (db, change, { now }, { id }) => tellDrafts(db, change, Number(id), now()),
)

const { left, given } = reviewWords.notices.drafts

async function tellDrafts(db: Db, change: ReviewChange, number: number, now: Date) {
  const { companyId, pdrId, deed, managerId = null } = change
  const row = await findPdr(db, { companyId, id: pdrId })
  if (!row) return
  const type = 'review.told' as const
  const onceKey = (userId: number) => `review ${pdrId} ${number} draft ${userId}`
  if (deed === 'draftHandedOver' && managerId !== null) {
    const letter = letterTo(row, given, await valuesOf(db, row, change.actorId))('manager')
    await makeNotifications(db, [{ ...letter, userId: managerId, type, onceKey: onceKey(managerId) }])
  }
  if (deed === 'managerChanged') {
    const values = await valuesOf(db, row, null)
    const text = { title: filled(left.title, values), body: filled(left.body, values), link: '/pdr/team' }
    const owners = await losersOf(db, change, now)
    await makeNotifications(
      db,
      owners.map((userId) => ({ ...text, companyId, userId, type, onceKey: onceKey(userId) })),
    )
  }
}

/** Who led it until then, or stood in for who did, and has a draft there. */
async function losersOf(db: Db, { companyId, pdrId, formerId = null }: ReviewChange, now: Date) {
  if (formerId === null) return []
  const standIns = (await deputiesOf(db, companyId, [formerId], 'reviews', now)).get(formerId) ?? []
  const owners = await listOwners(db, { companyId, pdrId }, [formerId, ...standIns.map(({ id }) => id)])
  // NOTE: nobody else finds their drafts.
  const holders = owners.length > 0 ? await listHolderIdsOf(db, companyId, ['reviews.lead']) : []
  return owners.filter((id) => holders.includes(id))
}

async function valuesOf(db: Db, row: PdrRow, byId: number | null) {
  const season = await findSeasonOf(db, row)
  const names = await listNamesOf(db, row.companyId, [row.userId, byId ?? 0])
  const named = (wanted: number | null) => names.find(({ id }) => id === wanted)?.name ?? ''
  return { season: season.name, who: named(row.userId), by: named(byId) }
}
