import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByWebhookRemoval,
  createWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  restoreWebhook,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  type Webhook,
} from '@oktant/contract/organisation/webhooks.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { aDelivery, aHook } from './webhooks.make.ts'

function open(address: string, values: Partial<Webhook> = {}) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listWebhooks, { content: [aHook(values)], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(readWebhook, aHook(values))
  return { server, ...showApplication(address, { server, as: { permissions: ['system.administer'] } }) }
}

const failing = { failingSince: '2026-11-20T08:00:00.000Z', lastError: 'status 503', waiting: 12 }

test('the list tells who is told, and whose messages do not get through', async () => {
  open('/administration/webhooks', failing)
  await screen.findByRole('link', { name: 'Lohnabrechnung' })
  screen.getByText('https://hooks.example.com/oktant')
  screen.getByText('Gestört')
})

test('a new one asks for an address and events, and shows the secret once', async () => {
  const { server, user } = open('/administration/webhooks/0')
  const secret = `whsec_${'x'.repeat(44)}`
  server.answer(createWebhook, { webhook: aHook(), secret })
  await user.type(await screen.findByLabelText('Name'), 'Lohnabrechnung')
  await user.type(screen.getByLabelText('Adresse'), 'https://hooks.example.com/oktant')
  await user.click(screen.getByRole('checkbox', { name: 'Person angelegt' }))
  await user.click(screen.getByRole('button', { name: 'Webhook-Empfänger anlegen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Das Geheimnis für die Signaturen' })
  expect(within(dialog).getByLabelText('Geheimnis')).toHaveProperty('value', secret)
  expect(server.callsOf(createWebhook)[0]?.body).toEqual({
    name: 'Lohnabrechnung',
    url: 'https://hooks.example.com/oktant',
    events: ['user.created'],
  })
  await user.click(within(dialog).getByRole('button', { name: 'Ich habe ihn gespeichert' }))
  await screen.findByRole('heading', { name: 'Lohnabrechnung', level: 1 })
})

test('what is wrong stands at its field', async () => {
  const { server, user } = open('/administration/webhooks/0')
  server.refuse(createWebhook, 'webhook_invalid', {
    errors: [
      { field: 'url', code: 'url_not_public', message: '' },
      { field: 'events', code: 'event_missing', message: '' },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Webhook-Empfänger anlegen' }))
  await screen.findByText('Bitte wählen Sie mindestens ein Ereignis')
  screen.getByText(/Adresse des öffentlichen Netzes/)
})

test('how it fares is told, with the next try and the way to the log', async () => {
  open('/administration/webhooks/3', { ...failing, nextTryAt: '2026-11-20T09:00:00.000Z' })
  await screen.findByText(/kommt nichts durch: status 503/)
  screen.getByText('12 Ereignisse warten.')
  screen.getByRole('link', { name: 'Protokoll der Zustellungen zeigen' })
})

test('pausing offers to be taken back', async () => {
  const { server, user } = open('/administration/webhooks/3')
  server.answer(switchWebhook, aHook({ state: 'paused', pausedWhy: 'byHand' }))
  await user.click(await screen.findByRole('button', { name: 'Anhalten' }))
  await screen.findByText('Lohnabrechnung ist angehalten.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Das wurde rückgängig gemacht.')
  expect(server.callsOf(switchWebhook).map(({ body }) => body)).toEqual([
    { isActive: false },
    { isActive: true },
  ])
})

test('a test message says what was answered', async () => {
  const { server, user } = open('/administration/webhooks/3')
  server.answer(testWebhook, aDelivery({ event: 'webhook.test' }))
  await user.click(await screen.findByRole('button', { name: 'Test senden' }))
  await screen.findByText('Die Testnachricht wurde angenommen (Status 200).')
})

test('a new secret is made after a word of warning, and shown once', async () => {
  const { server, user } = open('/administration/webhooks/3')
  server.answer(rotateWebhookSecret, { webhook: aHook(), secret: 'whsec_new' })
  await user.click(await screen.findByRole('button', { name: 'Neues Geheimnis' }))
  const asked = await screen.findByRole('dialog', { name: 'Neues Geheimnis anlegen?' })
  await user.click(within(asked).getByRole('button', { name: 'Neues Geheimnis anlegen' }))
  await screen.findByRole('dialog', { name: 'Das Geheimnis für die Signaturen' })
  expect(server.callsOf(rotateWebhookSecret)[0]?.body).toEqual({ overlapHours: 24 })
})

test('removing says what is still to be delivered, and brings it back by undo', async () => {
  const { server, user } = open('/administration/webhooks/3')
  server.answer(affectedByWebhookRemoval, [{ what: 'waiting', count: 2, examples: [] }])
  server.answer(removeWebhook, {})
  server.answer(restoreWebhook, aHook())
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lohnabrechnung entfernen?' })
  await within(dialog).findByText('2 wartende Ereignisse werden nicht zugestellt')
  await user.click(within(dialog).getByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Das wurde rückgängig gemacht.')
})
