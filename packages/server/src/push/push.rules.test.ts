import { expect, test } from 'vitest'
import { isPushService, meaningOf, payloadOf } from './push.rules.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@169.254.169.254/', false],
  ['https://fcm.googleapis.com.thief.test/', false],
  ['https://notify.windows.com/', false],
  ['https://evilnotify.windows.com/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/', false],
  ['http://127.0.0.1:9000/a', true],
  ['http://127.0.0.1:9001/a', false],
  ['ftp://127.0.0.1:9000/a', false],
  ['no address', false],
])('%s is a push service: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, ['127.0.0.1:9000'])).toBe(expected)
})

test.each([
  [201, 'sent'],
  [410, 'gone'],
  [404, 'gone'],
  [400, 'failed'],
  [403, 'failed'],
  [413, 'failed'],
  [429, 'again'],
  [503, 'again'],
])('a service that answers %d means %s', (status, expected) => {
  expect(meaningOf(status)).toBe(expected)
})

test('a long text is cut, as services take little', () => {
  const { title, body } = JSON.parse(
    payloadOf({ title: 't'.repeat(999), body: 'ß'.repeat(9999), link: null }),
  )
  expect([title.length, body.length, body.at(-1)]).toEqual([120, 500, '…'])
})
