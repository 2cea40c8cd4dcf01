import { affectedByPurchaseChange, changePurchases } from '@oktant/contract/learning/purchase-changes.ts'
import {
  cancelPurchase,
  confirmPurchase,
  listAllPurchases,
  type PurchaseRecord,
  readPurchase,
  refusePurchase,
  reopenPurchase,
} from '@oktant/contract/learning/purchases.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const record = (own: Partial<PurchaseRecord> = {}): PurchaseRecord => ({
  id: 4,
  containerId: 5,
  containerTypeId: 23700,
  name: { en: 'Knots', de: 'Knoten' },
  state: 'asked',
  way: 'invoice',
  free: false,
  cents: 45_000,
  currency: 'EUR',
  invoiceNumber: '2026-000001',
  billing: {
    name: 'Mia Naidoo',
    company: 'Demo',
    street: 'Lange Straße 7',
    postcode: '20095',
    city: 'Hamburg',
    country: '',
    vatNumber: 'DE 1',
    reference: '',
  },
  note: '',
  askedAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  checkoutUrl: null,
  user: { id: 7, fullName: 'Mia Naidoo' },
  decidedBy: null,
  can: { confirm: true, refuse: true, cancel: true, reopen: false },
  ...own,
})
const confirmer = { permissions: ['purchases.confirm' as const] }
const bought = record({
  state: 'bought',
  can: { confirm: false, refuse: false, cancel: true, reopen: true },
})

test('purchases are listed with person, amount, invoice and state, and filtered', async () => {
  const server = fakeServer()
  server.answer(listAllPurchases, {
    content: [
      record(),
      record({ id: 3, way: 'free', free: true, cents: 0, invoiceNumber: null, state: 'bought' }),
    ],
    totalElements: 2,
    totalPages: 1,
    number: 0,
  })
  const { user } = showApplication('/administration/purchases', { server, as: confirmer })
  const table = within(await screen.findByRole('table', { name: 'Käufe' }))
  await table.findByText('2026-000001')
  table.getByText('450,00 €')
  table.getByText('Kostenlos')
  table.getByText('Wartet auf Zahlung')
  await user.selectOptions(screen.getByLabelText('Status'), 'asked')
  await waitFor(() =>
    expect(server.callsOf(listAllPurchases).at(-1)?.query.getAll('_filterValues')).toEqual(['asked']),
  )
})

test('where nobody has bought anything, the list says so', async () => {
  const server = fakeServer()
  server.answer(listAllPurchases, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  showApplication('/administration/purchases', { server, as: confirmer })
  await screen.findByText('Bisher hat niemand etwas gekauft.')
})

function open(shown = record()) {
  const server = fakeServer()
  let now = shown
  server.answerBy(readPurchase, () => now)
  const view = showApplication('/administration/purchases/4', { server, as: confirmer })
  return { server, ...view, become: (next: PurchaseRecord) => (now = next) }
}

test('an invoice is confirmed, and the confirmation taken back by undoing it', async () => {
  const { server, user, become } = open()
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
  screen.getByRole('heading', { name: 'Rechnung 2026-000001' })
  screen.getByText(/Lange Straße 7/)
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zahlung bestätigen' }))
  server.answer(confirmPurchase, bought)
  become(bought)
  await user.click(dialog.getByRole('button', { name: 'Bestätigen' }))
  await screen.findByText('Die Zahlung ist bestätigt.')
  await screen.findByText('Gekauft')
  server.answer(reopenPurchase, record())
  become(record())
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Wartet auf Zahlung')
})

test('nobody is refused without a word', async () => {
  const { server, user, become } = open()
  await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kauf ablehnen' }))
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
  await dialog.findByText('Bitte nennen Sie den Grund.')
  expect(server.callsOf(refusePurchase)).toEqual([])
  const refused = record({ state: 'refused', note: 'Kein Budget.' })
  server.answer(refusePurchase, refused)
  become(refused)
  await user.type(dialog.getByLabelText(/Warum/), 'Kein Budget.')
  // NOTE: a save button rests for two seconds after a sending, and nothing was sent here.
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
  await screen.findByText('Der Kauf ist abgelehnt.')
  expect(server.callsOf(refusePurchase).map(({ body }) => body)).toEqual([{ note: 'Kein Budget.' }])
})

test('a purchase is cancelled, and a decision of somebody else’s is told', async () => {
  const { server, user } = open(bought)
  await user.click(await screen.findByRole('button', { name: 'Kauf stornieren' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kauf stornieren' }))
  await user.type(dialog.getByLabelText(/Warum/), 'Doppelt gebucht.')
  server.refuse(cancelPurchase, 'purchase_decided')
  await user.click(dialog.getByRole('button', { name: 'Kauf stornieren' }))
  await dialog.findByText(/Darüber wurde inzwischen entschieden/)
})

test('a purchase that does not exist says so', async () => {
  const server = fakeServer()
  server.refuse(readPurchase, 'purchase_not_found')
  showApplication('/administration/purchases/99', { server, as: confirmer })
  await screen.findByText(/Diesen Kauf gibt es nicht/)
})

test('chosen invoices are refused with a word to everybody alone, and that is taken back', async () => {
  const server = fakeServer()
  const asked = [record(), record({ id: 3, name: { en: 'Sails', de: 'Segel' } })]
  server.answer(listAllPurchases, pageOf(...asked))
  server.answer(affectedByPurchaseChange, [
    { what: 'changed', count: 2, examples: ['Knoten', 'Segel'] },
    { what: 'people', count: 1, examples: ['Mia Naidoo'] },
  ])
  server.answer(changePurchases, { changed: [4, 3], skipped: 0 })
  const { user } = showApplication('/administration/purchases', { server, as: confirmer })
  await user.click(await screen.findByRole('checkbox', { name: /Segel/ }))
  await user.click(screen.getByRole('checkbox', { name: /Knoten/ }))
  await user.click(screen.getByRole('button', { name: 'Ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Über 2 Käufe entscheiden' }))
  await dialog.findByText('1 Person wird benachrichtigt')
  await user.selectOptions(dialog.getByLabelText('Was geschehen soll'), 'refuse')
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
  dialog.getByText('Bitte nennen Sie den Grund.')
  expect(server.callsOf(changePurchases)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox'), 'Kein Budget')
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
  await screen.findByText('2 Käufe sind abgelehnt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changePurchases)).toHaveLength(2))
  expect(server.callsOf(changePurchases)).toMatchObject([
    { body: { action: 'refuse', chosen: { ids: [3, 4] }, note: 'Kein Budget' } },
    { body: { action: 'reopen', chosen: { ids: [4, 3] } } },
  ])
})
