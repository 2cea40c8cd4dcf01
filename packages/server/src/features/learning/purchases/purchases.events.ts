import type { LocalText } from '@oktant/contract/http/http.ts'
import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import type { PurchaseState } from '@oktant/contract/learning/purchases.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener, listenerToAll } from '../../../outbox/outbox.ts'
import { makeNotification, makeNotifications } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import { findPurchase, forgetBilling, insertFree } from './purchases.queries.ts'

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
  const words = (text: string, sentence: string) =>
    sentence
      .replace('{who}', row.fullName)
      .replace('{course}', text)
      .replace('{number}', invoiceNumber ?? '')
  await makeNotifications(
    db,
    ids.map((userId) => ({
      companyId,
      userId,
      type: 'purchase.asked' as const,
      title: { en: 'An invoice waits', de: 'Eine Rechnung wartet' },
      body: {
        en: words(title.en || title.de, '{who} asks for “{course}” by invoice {number}.'),
        de: words(title.de || title.en, '{who} möchte „{course}“ auf Rechnung {number}.'),
      },
      link: `/administration/purchases/${purchaseId}`,
    })),
  )
}

type Words = { title: LocalText; body: LocalText }
const words: Partial<Record<PurchaseState, Words>> = {
  bought: {
    title: { en: 'The course is yours', de: 'Der Kurs gehört Ihnen' },
    body: { en: '“{course}” is paid. You can begin.', de: '„{course}“ ist bezahlt. Sie können beginnen.' },
  },
  refused: {
    title: { en: 'Your purchase was refused', de: 'Ihr Kauf wurde abgelehnt' },
    body: {
      en: 'Your request for “{course}” was refused: {note}',
      de: 'Ihre Anfrage zu „{course}“ wurde abgelehnt: {note}',
    },
  },
  cancelled: {
    title: { en: 'Your purchase was cancelled', de: 'Ihr Kauf wurde storniert' },
    body: {
      en: 'Your purchase of “{course}” was cancelled: {note}',
      de: 'Ihr Kauf von „{course}“ wurde storniert: {note}',
    },
  },
  refunded: {
    title: { en: 'Your money comes back', de: 'Sie erhalten Ihr Geld zurück' },
    body: {
      en: 'Your purchase of “{course}” was cancelled, and what you paid is given back. {note}',
      de: 'Ihr Kauf von „{course}“ wurde storniert, der Betrag wird erstattet. {note}',
    },
  },
}

async function tellBuyer(db: Db, { companyId, purchaseId }: About) {
  const row = await findPurchase(db, companyId, purchaseId)
  const said = row && words[row.purchase.state]
  if (!row || !said) return
  const { userId, title, note, containerId } = row.purchase
  const filled = (text: string, name: string) =>
    text
      .replace('{course}', () => name)
      .replace('{note}', () => note)
      .trim()
  await makeNotification(db, {
    companyId,
    userId,
    type: 'purchase.decided',
    title: said.title,
    body: {
      en: filled(said.body.en, title.en || title.de),
      de: filled(said.body.de, title.de || title.en),
    },
    link: `/my-learning/${containerId}`,
  })
}
