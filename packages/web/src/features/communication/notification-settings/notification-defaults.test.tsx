import {
  readNotificationDefaults,
  saveNotificationDefaults,
  type NotificationDefault,
} from '@oktant/contract/communication/notification-settings.ts'
import { channels } from '@oktant/contract/communication/notification-type.ts'
import { notificationTypeNames, typeOf } from '@oktant/contract/communication/notification-types.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const defaults = notificationTypeNames.flatMap((type) =>
  channels.map((channel): NotificationDefault => {
    const isFixed = typeOf(type).mandatory.includes(channel)
    return { type, channel, isFixed, rule: isFixed ? 'always' : 'on' }
  }),
)

// NOTE: by its legend; asking a screen of so many fields for roles takes seconds on a busy machine.
const fieldsOf = async (legend: string) =>
  within((await screen.findByText(legend)).closest('fieldset') ?? document.createElement('fieldset'))

function open() {
  const server = fakeServer()
  server.answer(readNotificationDefaults, defaults)
  const as = { permissions: ['communications.administer' as const] }
  return { server, ...showApplication('/administration/notification-settings', { server, as }) }
}

test('a company decides by type and channel, and what the product always tells is locked with its reason', async () => {
  const { server, user } = open()
  server.answer(saveNotificationDefaults, defaults)
  const news = await fieldsOf('Neues aus dem Unternehmen')
  await user.selectOptions(news.getByLabelText('Per E-Mail'), 'Immer')
  const safety = await fieldsOf('Passwort geändert')
  expect(safety.getByLabelText<HTMLSelectElement>('Per E-Mail').disabled).toBe(true)
  expect(safety.getAllByText(/lässt sich nicht abschalten/)).not.toEqual([])
  await user.click(screen.getByText('Speichern'))
  await screen.findByText(/Gespeichert/)
  const sent = server.callsOf(saveNotificationDefaults)[0]?.body
  expect(sent).toContainEqual({ type: 'company.news', channel: 'mail', rule: 'always' })
  expect(sent).not.toContainEqual(expect.objectContaining({ type: 'password.changed', channel: 'mail' }))
})

test('settings that could not be saved say what to do, and keep what was chosen', async () => {
  const { server, user } = open()
  server.refuse(saveNotificationDefaults, 'overloaded')
  const news = await fieldsOf('Neues aus dem Unternehmen')
  await user.selectOptions(news.getByLabelText('Per E-Mail'), 'Immer')
  await user.click(screen.getByText('Speichern'))
  await screen.findByText(/Der Dienst ist ausgelastet/)
  expect(news.getByLabelText<HTMLSelectElement>('Per E-Mail').value).toBe('always')
})
