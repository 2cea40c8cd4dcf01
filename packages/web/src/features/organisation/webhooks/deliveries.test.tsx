import {
  listWebhookDeliveries,
  readWebhook,
  readWebhookDelivery,
  replayWebhookDeliveries,
  skipWebhookDelivery,
  type WebhookDeliveryWhole,
} from '@oktant/contract/organisation/webhooks.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { aDelivery, aHook } from './webhooks.make.ts'

const whole = (values: Partial<WebhookDeliveryWhole> = {}): WebhookDeliveryWhole => ({
  ...aDelivery(),
  webhook: { id: 3, name: 'Lohnabrechnung', url: 'https://hooks.example.com/oktant' },
  body: '{"id":"msg_abc","event":"user.created","data":{"userId":5}}',
  answer: 'angekommen',
  can: { replay: true, skip: false },
  ...values,
})

function open(address: string, values: Partial<WebhookDeliveryWhole> = {}) {
  const server = fakeServer()
  server.answer(readWebhook, aHook())
  const content = [aDelivery(), aDelivery({ id: 8, state: 'waiting', status: null, error: 'ECONNREFUSED' })]
  server.answer(listWebhookDeliveries, { content, totalElements: 25, totalPages: 3, number: 0 })
  server.answer(readWebhookDelivery, whole(values))
  return { server, ...showApplication(address, { server, as: { permissions: ['system.administer'] } }) }
}

test('the log tells what was answered, and is filtered in the address', async () => {
  const { server, user } = open('/administration/webhooks/3/deliveries')
  await screen.findByText('ECONNREFUSED')
  await user.selectOptions(screen.getByLabelText('Status'), 'Wartet')
  await waitFor(() =>
    expect(server.callsOf(listWebhookDeliveries).at(-1)?.query?.get('_filterValues')).toBe('waiting'),
  )
})

test('chosen messages, or all that match, are sent again after a question', async () => {
  const { server, user } = open('/administration/webhooks/3/deliveries?state=delivered')
  server.answer(replayWebhookDeliveries, { count: 25 })
  await screen.findByText('ECONNREFUSED')
  await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^Alle 25/ }))
  await user.click(screen.getByRole('button', { name: 'Erneut senden' }))
  const dialog = await screen.findByRole('dialog', { name: '25 Nachrichten erneut senden?' })
  await user.click(within(dialog).getByRole('button', { name: 'Erneut senden' }))
  await screen.findByText('25 Nachrichten werden erneut gesendet.')
  expect(server.callsOf(replayWebhookDeliveries)[0]?.body).toEqual({
    chosen: { filter: { _filterFields: ['state'], _filterValues: ['delivered'] } },
  })
})

test('one message shows what was sent and answered, and is sent again', async () => {
  const { server, user } = open('/administration/webhook-deliveries/7')
  server.answer(replayWebhookDeliveries, { count: 1 })
  await screen.findByText('angekommen')
  screen.getByText(/"userId": 5/)
  await user.click(screen.getByRole('button', { name: 'Erneut senden' }))
  await screen.findByText('1 Nachricht wird erneut gesendet.')
  expect(server.callsOf(replayWebhookDeliveries)[0]?.body).toEqual({ chosen: { ids: [7] } })
})

test('one that is never taken is left out', async () => {
  const { server, user } = open('/administration/webhook-deliveries/7', {
    state: 'waiting',
    answer: '',
    can: { replay: false, skip: true },
  })
  server.answer(skipWebhookDelivery, whole({ state: 'skipped' }))
  await screen.findByText('Es gab keine Antwort mit Text.')
  await user.click(screen.getByRole('button', { name: 'Auslassen' }))
  await screen.findByText('Sie wurde ausgelassen; was danach kommt, geht weiter.')
})
