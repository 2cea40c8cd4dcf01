import { readNotificationSettings } from '@oktant/contract/communication/notification-settings.ts'
import { readPushSettings, turnOffPush, turnOnPush } from '@oktant/contract/communication/push.ts'
import { signOut as signOutEntry } from '@oktant/contract/people/sessions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signOut } from '../../../lib/session/session.ts'
import { recall } from '../../../lib/storage.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
const devices = [{ id: 5, device: 'Firefox/1', createdAt: '2026-11-20T10:00:00Z' }]

/** A browser that can be woken, as far as it is asked here. */
function wakeable(permission: NotificationPermission) {
  const ended = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  const toJSON = () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } })
  const pushManager = {
    subscribe: vi.fn<(options: object) => Promise<object>>().mockResolvedValue({ toJSON }),
    getSubscription: () => Promise.resolve({ unsubscribe: ended }),
  }
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  vi.stubGlobal('PushManager', class {})
  const requestPermission = () => Promise.resolve(permission)
  vi.stubGlobal('Notification', {
    permission: permission === 'denied' ? 'denied' : 'default',
    requestPermission,
  })
  return { ended, pushManager }
}

function open(prepare = () => {}) {
  const server = fakeServer()
  prepare()
  server.answer(readNotificationSettings, { digestHour: null, quiet: null, choices: [] })
  server.answer(readPushSettings, { publicKey: 'AQID', devices: [] })
  return { server, ...showApplication('/account?tab=notifications', { server, as: {} }) }
}

test('this device is turned on after the person has agreed, and off again', async () => {
  let browser: ReturnType<typeof wakeable> | undefined
  const { server, user } = open(() => (browser = wakeable('granted')))
  server.answer(turnOnPush, { id: 5, publicKey: 'AQID', devices })
  server.answer(turnOffPush, { publicKey: 'AQID', devices: [] })
  await user.click(await screen.findByRole('button', { name: 'Auf diesem Gerät einschalten' }))
  const list = within(await screen.findByRole('list', { name: 'Geräte, die Benachrichtigungen zeigen' }))
  list.getByText('Dieses Gerät')
  expect(server.callsOf(turnOnPush)[0]?.body).toEqual({ endpoint, keys: { p256dh: 'key', auth: 'secret' } })
  expect(browser?.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array([1, 2, 3]),
  })
  await user.click(list.getByRole('button', { name: 'Ausschalten' }))
  await screen.findByRole('button', { name: 'Auf diesem Gerät einschalten' })
  expect(browser?.ended).toHaveBeenCalledOnce()
})

test('signing out ends it here, so that whoever comes next sees nothing', async () => {
  let browser: ReturnType<typeof wakeable> | undefined
  const { server, user } = open(() => (browser = wakeable('granted')))
  server.answer(turnOnPush, { id: 5, publicKey: 'AQID', devices })
  server.answer(signOutEntry, {})
  await user.click(await screen.findByRole('button', { name: 'Auf diesem Gerät einschalten' }))
  await waitFor(() => expect(recall('push-device')).toBe('5'))
  await signOut()
  expect([browser?.ended.mock.calls.length, recall('push-device')]).toEqual([1, null])
})

test('a browser that cannot be woken, or may not, says so', async () => {
  open()
  await screen.findByText(/kann keine Benachrichtigungen der Anwendung zeigen/)
})

test('where the person has said no, it is told where to change that', async () => {
  open(() => void wakeable('denied'))
  await screen.findByText(/lässt keine Benachrichtigungen zu/)
  expect(screen.queryByRole('button', { name: 'Auf diesem Gerät einschalten' })).toBeNull()
})
