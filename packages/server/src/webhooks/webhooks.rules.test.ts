import { expect, test } from 'vitest'
import { isPublicAddress } from '../access/network/public-addresses.ts'
import { afterFailure, isTaken, mayBeTold } from './webhooks.rules.ts'

test.each([
  ['https://hooks.example.com/a?b=1', true],
  ['https://hooks.example.com:8443/a', true],
  ['https://8.8.8.8/', true],
  ['https://[2606:4700::1111]/', true],
  ['http://hooks.example.com/', false],
  ['ftp://hooks.example.com/', false],
  ['https://user:word@hooks.example.com/', false],
  ['https://hooks.example.com/#part', false],
  ['https://localhost/', false],
  ['https://localhost./', false],
  ['https://metadata.google.internal./', false],
  ['https://printer.local/', false],
  ['https://db.internal/', false],
  ['https://intranet/', false],
  ['https://127.0.0.1/', false],
  ['https://127.1/', false],
  ['https://0x7f.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://10.1.2.3/', false],
  ['https://172.16.0.1/', false],
  ['https://192.168.0.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://100.64.0.1/', false],
  ['https://0.0.0.0/', false],
  ['https://[::1]/', false],
  ['https://[::]/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  ['https://[::ffff:8.8.8.8]/', false],
  ['https://[64:ff9b::7f00:1]/', false],
  ['https://[2002:7f00:1::]/', false],
  ['https://[fd00::1]/', false],
  ['https://[fe80::1]/', false],
  ['https://127.0.0.1:9000/a', true],
  ['ftp://127.0.0.1:9000/a', false],
  ['https://somebody@hooks.example.org/a', false],
  ['https://:secret@hooks.example.org/a', false],
  ['https://hooks.example.org/a#part', false],
  ['http://8.8.8.8/', false],
  ['https://8.8.8.8.example.org/', true],
  ['https://hooks.8.example.org/', true],
  ['http://hooks.example.org/', false],
  ['https://hooks/', false],
  ['http://127.0.0.1:9000/a', true],
  ['http://127.0.0.1:9001/a', false],
  ['no address', false],
])('%s may be told: %s', (url, expected) => {
  expect(mayBeTold(url, ['127.0.0.1:9000'], isPublicAddress)).toBe(expected)
})

test.each([
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [199, false],
  [301, false],
  [400, false],
  [500, false],
  [null, false],
])('an answer of %s is taken: %s', (status, expected) => {
  expect(isTaken({ status })).toBe(expected)
})

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes))
const refused = { status: 503, error: '', answer: '', durationMs: 1 }

test('waits grow to an hour, over a day and then no more', () => {
  const waits: number[] = []
  let [now, failures] = [at(0), 0]
  for (;;) {
    const { nextTryAt, pausedWhy } = afterFailure(
      { failures, failingSince: failures ? at(0) : null },
      refused,
      now,
    )
    if (pausedWhy) break
    waits.push((nextTryAt.getTime() - now.getTime()) / 1000)
    now = nextTryAt
    failures += 1
  }
  expect(waits.slice(0, 9)).toEqual([10, 30, 60, 120, 300, 600, 1800, 3600, 3600])
  expect(now.getTime() - at(0).getTime()).toBeGreaterThanOrEqual(24 * 3_600_000)
  expect(waits.length).toBeLessThan(40)
})

test('an address that says it is gone is not tried again', () => {
  const gone = { ...refused, status: 410 }
  expect(afterFailure({ failures: 0, failingSince: null }, gone, at(0)).pausedWhy).toBe('gone')
})

test('failures are counted, each from the first one on, and a whole day of them is enough', () => {
  const first = afterFailure({ failures: 0, failingSince: null }, refused, at(0))
  expect(first).toMatchObject({ failures: 1, failingSince: at(0), pausedWhy: null })
  const second = afterFailure(first, refused, at(5))
  expect(second).toMatchObject({ failures: 2, failingSince: at(0), pausedWhy: null })
  const late = (minutes: number) => afterFailure(second, refused, at(minutes)).pausedWhy
  expect([late(24 * 60 - 1), late(24 * 60)]).toEqual([null, 'failing'])
})
