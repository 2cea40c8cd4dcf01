import {
  readNotificationSettings,
  saveNotificationSettings,
  type NotificationSettings,
} from '@oktant/contract/communication/notification-settings.ts'
import { readPushSettings } from '@oktant/contract/communication/push.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const settings: NotificationSettings = {
  digestHour: null,
  quiet: null,
  choices: [
    { type: 'password.changed', channel: 'mail', isOn: true, lockedBy: 'product' },
    { type: 'company.news', channel: 'mail', isOn: true, lockedBy: null },
    { type: 'company.news', channel: 'inApp', isOn: true, lockedBy: 'company' },
  ],
}

test('one chooses what one is told, and sees why some of it is always on', async () => {
  const server = fakeServer()
  server.answer(readNotificationSettings, settings)
  server.answer(saveNotificationSettings, settings)
  server.answer(readPushSettings, { publicKey: 'a', devices: [] })
  const { user } = showApplication('/account?tab=notifications', { server, as: {} })
  const news = within(await screen.findByRole('group', { name: 'Neues aus dem Unternehmen' }))
  expect(news.getByLabelText<HTMLInputElement>('In der Anwendung').disabled).toBe(true)
  news.getByText('Ihr Unternehmen teilt dies immer mit.')
  await user.click(news.getByLabelText('Per E-Mail'))
  await user.selectOptions(screen.getByLabelText('Tägliche Übersicht'), 'Um 07:00')
  await user.click(screen.getByLabelText('Zu bestimmten Zeiten nicht stören'))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Gespeichert/)
  expect(server.callsOf(saveNotificationSettings)[0]?.body).toEqual({
    digestHour: 7,
    quiet: { from: '20:00', until: '07:00' },
    choices: [{ type: 'company.news', channel: 'mail', isOn: false }],
  })
})
