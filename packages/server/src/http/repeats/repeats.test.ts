import { expect, test } from 'vitest'
import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import { testServer } from '../../../test/kit/server.ts'
import { fail } from '../fail.ts'
import { findAnswer, forgetOldRepeats, once, readRepeat } from './repeats.ts'

const secret = 'a secret of the tests, 32 letters or more'
const day = lifeSeconds.repeatedAnswer * 1000

async function begin() {
  const { db } = await testServer()
  const key = crypto.randomUUID()
  const repeat = (content = 'POST /x {}', scope = 'user 1') => readRepeat(scope, key, content)
  let changes = 0
  const change = async () => ({ changes: (changes += 1) })
  const send = (sent = repeat(), work = change) =>
    db.transaction((tx) => once(tx, secret, sent, work)).catch((error: { code: string }) => error.code)
  return { db, key, repeat, send, made: () => changes }
}

test('a change that comes twice with one key happens once, and is answered alike', async () => {
  const { send, made } = await begin()
  expect(await send()).toEqual({ changes: 1 })
  expect(await send()).toEqual({ changes: 1 })
  expect(made()).toBe(1)
})

test('of many at once with one key one happens, and all are answered alike', async () => {
  const { send, made } = await begin()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send()))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"changes":1}']))
  expect(made()).toBe(1)
})

test('another content under the same key is refused, and somebody else’s same key is another', async () => {
  const { send, repeat, made } = await begin()
  await send()
  expect(await send(repeat('POST /x {"more":1}'))).toBe('repeated_differently')
  expect(await send(repeat(undefined, 'user 2'))).toEqual({ changes: 2 })
  expect(made()).toBe(2)
})

test('without a key every time is another change', async () => {
  const { send, made } = await begin()
  await send(null)
  await send(null)
  expect(made()).toBe(2)
})

test('a change that failed leaves no trace and may be tried again', async () => {
  const { send, repeat } = await begin()
  const refuse = async () => {
    throw fail('not_permitted')
  }
  expect(await send(repeat(), refuse)).toBe('not_permitted')
  expect(await send()).toEqual({ changes: 1 })
})

test('the answer is kept for a day, and cannot be read without the key', async () => {
  const { db, send, repeat } = await begin()
  await send()
  await forgetOldRepeats(db, new Date(Date.now() + day - 60_000))
  const kept = repeat()
  if (!kept) throw new Error('no key')
  expect(await findAnswer(db, secret, kept)).toEqual({ payload: { changes: 1 } })
  await expect(findAnswer(db, secret, { ...kept, key: 'another-key' })).rejects.toThrow(/authenticate/)
  await forgetOldRepeats(db, new Date(Date.now() + day + 60_000))
  expect(await findAnswer(db, secret, kept)).toBeNull()
  expect(await send()).toEqual({ changes: 2 })
})

test.each(['', 'short', 'with blanks in it', 'ü'.repeat(10), 'x'.repeat(129)])('“%s” is no key', (header) => {
  expect(() => readRepeat('user 1', header, '')).toThrow(expect.objectContaining({ code: 'invalid_input' }))
})
