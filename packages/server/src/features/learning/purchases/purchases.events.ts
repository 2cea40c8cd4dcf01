import type { LocalText } from '@oktant/contract/http/http.ts'
import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import type { PurchaseState } from '@oktant/contract/learning/purchases.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener, listenerToAll } from '../../../outbox/outbox.ts'
import { filled } from '../../../words/words.rules.ts'
import { makeNotification, makeNotifications } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import { findPurchase, forgetBilling, insertFree } from './purchases.queries.ts'
import { purchaseWords } from './purchases.words.ts'

const words = purchaseWords.notices

type About = { companyId: number; purchaseId: number }

export const purchaseListeners: readonly Listener<Kit>[] = [
  listenerToAll('course.begun', 'purchases.takeFree', async (db, heard) => {
    const begun = heard.map(({ payload }) => payload)
    await insertFree(db, begun)
  }),
  listener('purchase.asked', 'purchases.tellConfirmers', (db, about) => tellConfirmers(db, about)),
  listener('purchase.decided', 'purchases.tellBuyer', (db, about) => tellBuyer(db, about)),
  listener('user.anonymised', 'purchases.forget', (db, whose) => forgetBilling(db, whose)),
]

/** Whoever confirms payments hears that an invoice waits. */
async function tellConfirmers(db: Db, { companyId, purchaseId }: About) {
  const row = await findPurchase(db, companyId, purchaseId)
  if (row?.purchase.state !== 'asked') return
  const { title, invoiceNumber } = row.purchase
  const ids = await listHolderIdsOf(db, companyId, notificationTypes['purchase.asked'].onlyTo)
  await makeNotifications(
    db,
    ids.map((userId) => ({
      companyId,
      userId,
      type: 'purchase.asked' as const,
      title: words.asked.title,
      body: filled(words.asked.body, { who: row.fullName, course: title, number: invoiceNumber ?? '' }),
      link: `/administration/purchases/${purchaseId}`,
    })),
  )
}

type Said = { title: LocalText; body: LocalText }
const decided: Partial<Record<PurchaseState, Said>> = words.decided

async function tellBuyer(db: Db, { companyId, purchaseId }: About) {
  const row = await findPurchase(db, companyId, purchaseId)
  const said = row && decided[row.purchase.state]
  if (!row || !said) return
  const { userId, title, note, containerId } = row.purchase
  await makeNotification(db, {
    companyId,
    userId,
    type: 'purchase.decided',
    title: said.title,
    body: trimmed(filled(said.body, { course: title, note })),
    link: `/my-learning/${containerId}`,
  })
}

/** NOTE: a note that nobody wrote leaves a space behind. */
const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })
