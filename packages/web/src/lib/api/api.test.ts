import { listMails } from '@oktant/contract/communication/mails.ts'
import { countNotifications, markNotificationRead } from '@oktant/contract/communication/notifications.ts'
import { readSegment } from '@oktant/contract/learning/segments.ts'
import { setAvatar } from '@oktant/contract/people/account.ts'
import { signIn } from '@oktant/contract/people/sessions.ts'
import { expect, test, vi } from 'vitest'
import { makeSegment, makeSignedIn } from '../../test/made/make.ts'
import { fakeServer } from '../../test/show.tsx'
import { call } from './api.ts'
import { refusal } from './refusal.ts'
import { interrupted, keepSession, resumeInterrupted, giveUpInterrupted } from '../session/session-state.ts'
import { upload } from './upload.ts'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

test('a call fills its path, sends the token and takes the answer out of its envelope', async () => {
  const server = fakeServer()
  keepSession({ ...makeSignedIn(), token: 'secret' })
  server.answer(readSegment, makeSegment(2))
  expect(await call(readSegment, { params: { id: 3 } })).toMatchObject({ id: 3 })
  const [sent] = server.callsOf(readSegment)
  expect(sent?.params).toEqual({ id: '3' })
  expect(sent?.headers.get('authorization')).toBe('Bearer secret')
  expect(sent?.headers.get('idempotency-key')).toBeNull()
})

test('filters of a list are sent side by side', async () => {
  const server = fakeServer()
  server.answer(listMails, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  const query = { _filterFields: ['to', 'state'], _filterValues: ['mia', 'failed'], _page: 2 }
  await call(listMails, { query })
  const [sent] = server.callsOf(listMails)
  expect(sent?.query.toString()).toBe(
    '_filterFields=to&_filterFields=state&_filterValues=mia&_filterValues=failed&_page=2',
  )
})

test('a page that was opened for a company shows its public face, and asks nothing else for it', async () => {
  const server = fakeServer()
  server.answer(readSegment, makeSegment(2))
  server.answer(countNotifications, { count: 0 })
  history.replaceState(null, '', '/?company=Mühle#/overview')
  await call(readSegment, { params: { id: 3 } })
  await call(countNotifications, {})
  history.replaceState(null, '', '/')
  await call(readSegment, { params: { id: 3 } })
  const companies = server.callsOf(readSegment).map(({ query }) => query.get('company'))
  expect(companies).toEqual(['Mühle', null])
  expect(server.callsOf(countNotifications)[0]?.query.size).toBe(0)
})

test('a change, even one that is a GET, carries a key of its own, and the same one when it is repeated', async () => {
  const server = fakeServer()
  keepSession(makeSignedIn())
  server.answer(markNotificationRead, { count: 0 })
  server.refuseOnce(markNotificationRead, 'session_over')
  const marked = call(markNotificationRead, { params: { id: 1 } })
  await expect.poll(() => interrupted.get()).not.toBeNull()
  resumeInterrupted()
  await marked
  await call(markNotificationRead, { params: { id: 1 } })
  const keys = server.callsOf(markNotificationRead).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('who gives up signing in again gets the refusal', async () => {
  const server = fakeServer()
  keepSession(makeSignedIn())
  server.refuse(countNotifications, 'session_over')
  const counted = failure(call(countNotifications, {}))
  await expect.poll(() => interrupted.get()).not.toBeNull()
  giveUpInterrupted()
  expect(await counted).toMatchObject({ code: 'session_over' })
})

test('a server that cannot be reached is a failure with a code of its own', async () => {
  const server = fakeServer()
  server.unreachable(readSegment)
  expect(await failure(call(readSegment, { params: { id: 3 } }))).toMatchObject({
    code: 'offline',
    status: 0,
  })
})

test('an answer that is cut off, does not come in its time, or was asked for on a lost connection, counts as not heard', async () => {
  const cut = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{"payload":{"id":3', {}))
  expect(await failure(call(readSegment, { params: { id: 3 } }))).toMatchObject({
    code: 'offline',
    status: 0,
  })
  cut.mockImplementation(
    (_, init) => new Promise((_keep, drop) => init?.signal?.addEventListener('abort', drop)),
  )
  const late = failure(call(readSegment, { params: { id: 3 } }, { within: 5 }))
  expect(await late).toMatchObject({ code: 'offline', status: 0 })
  const before = failure(call(readSegment, { params: { id: 3 } }, { within: 60_000 }))
  const segments = () => cut.mock.calls.filter(([address]) => address !== 'healthz').length
  await expect.poll(segments).toBe(3)
  dispatchEvent(new Event('online'))
  expect(await before).toMatchObject({ code: 'offline', status: 0 })
  cut.mockRestore()
})

test('what the server says beside the code is kept', async () => {
  const server = fakeServer()
  const accessTimeslots = [{ startTime: '08:00', endTime: '17:00' }]
  server.refuse(signIn, 'accessRestricted', { accessTimeslots })
  const error = await failure(call(signIn, { body: { login: 'mia', password: 'x' } }))
  expect(error).toMatchObject({ code: 'accessRestricted', details: { accessTimeslots } })
  expect(interrupted.get()).toBeNull()
})

test('a refused call leads to the login screen, unless it only hides a feature', async () => {
  const server = fakeServer()
  keepSession(makeSignedIn())
  server.refuse(listMails, 'not_permitted')
  await failure(call(listMails, { query: {} }, { quiet403: true }))
  expect(refusal.get()).toBeNull()
  await failure(call(listMails, { query: {} }))
  expect(refusal.get()).toMatchObject({ code: 'not_permitted', permission: 'mail.readOutbox' })
})

test('a file tells how much of it has been sent, and too large a one is not sent at all', async () => {
  const server = fakeServer()
  keepSession(makeSignedIn())
  server.answer(setAvatar, { avatar: '/a.png', responseCode: 200 })
  const parts: number[] = []
  const photo = new File(['x'], 'photo.png', { type: 'image/png' })
  const answer = await upload(setAvatar, { params: { id: 7 } }, photo, {
    onProgress: (part) => parts.push(part),
  })
  expect(answer).toEqual({ avatar: '/a.png', responseCode: 200 })
  expect(parts).toEqual([0.5])

  const huge = new File([new Uint8Array(setAvatar.upload.maxBytes + 1)], 'huge.png', { type: 'image/png' })
  expect(await failure(upload(setAvatar, { params: { id: 7 } }, huge))).toMatchObject({ code: 'too_large' })
  expect(server.callsOf(setAvatar)).toHaveLength(1)
})
