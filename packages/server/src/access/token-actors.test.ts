import { expect, test } from 'vitest'
import type { Notice } from '../db/engine/notify.ts'
import type { Actor } from './actor.ts'
import { type LoadedToken, makeTokenActors, type TokenUsed } from './token-actors.ts'
import { hashOfToken, makeTokenSecret } from './token-secrets.ts'

const begun = Date.parse('2026-03-01T08:00:00Z')
const home = '203.0.113.7'

function scene(own: Partial<LoadedToken> = {}) {
  const clock = { at: begun }
  const ears = { open: true }
  const secret = makeTokenSecret()
  const loads: string[] = []
  const used: TokenUsed[] = []
  const whileLoading: (() => void)[] = []
  const actor: Actor = {
    id: 70,
    companyId: 7,
    projectId: null,
    sessionId: 0,
    viewer: null,
    language: 'en',
    timezone: 'Europe/Berlin',
    permissions: new Set(),
  }
  const rows = new Map<string, LoadedToken>()
  rows.set(hashOfToken(secret), {
    id: 5,
    actor,
    expiresAt: new Date(begun + 3_600_000),
    ranges: [],
    ...own,
  })
  const actors = makeTokenActors({
    engine: { hears: () => ears.open },
    load: async (hash) => {
      loads.push(hash)
      const row = rows.get(hash) ?? null
      for (const happens of whileLoading) happens()
      return row
    },
    noteUse: (use) => used.push(use),
    now: () => new Date(clock.at),
  })
  const find = (address = home) => actors.find(secret, address)
  const calls = async (count: number) => {
    for (let call = 0; call < count; call += 1) await find()
  }
  return { clock, ears, secret, loads, used, whileLoading, actor, rows, actors, find, calls }
}

test('whoever a token acts for is loaded by its hash once, and remembered', async () => {
  const { find, actor, loads, secret } = scene()
  expect(await find()).toBe(actor)
  expect(await find()).toBe(actor)
  expect(loads).toEqual([hashOfToken(secret)])
})

test('what cannot be a token is asked of nobody', async () => {
  const { actors, loads } = scene()
  expect(await actors.find('oktant_mistyped', home)).toBeNull()
  expect(loads).toEqual([])
})

test('a token that is not there is nobody’s, and asked for again', async () => {
  const { find, rows, loads, used } = scene()
  rows.clear()
  expect(await find()).toBeNull()
  expect(await find()).toBeNull()
  expect(loads).toHaveLength(2)
  expect(used).toEqual([])
})

test('a token ends when it says, remembered or not', async () => {
  const { find, clock } = scene({ expiresAt: new Date(begun + 1000) })
  clock.at = begun + 999
  expect(await find()).not.toBeNull()
  clock.at = begun + 1000
  expect(await find()).toBeNull()
})

test.for<[string, ranges: string[], address: string, isTaken: boolean]>([
  ['of no range from anywhere', [], '198.51.100.1', true],
  ['of a range from within', ['203.0.113.0/24'], home, true],
  ['of several ranges from one of them', ['198.51.100.0/24', '203.0.113.7'], home, true],
  ['of a range from outside', ['203.0.113.0/24'], '198.51.100.1', false],
  ['of a range from no address', ['203.0.113.0/24'], '', false],
])('a token %s is taken or refused', async ([, ranges, address, isTaken]) => {
  const { find, used } = scene({ ranges })
  expect((await find(address)) !== null).toBe(isTaken)
  expect((await find(address)) !== null).toBe(isTaken)
  expect(used).toHaveLength(isTaken ? 1 : 0)
})

test.for<[string, Notice, isForgotten: boolean]>([
  ['the token', { about: 'token', tokenIds: [4, 5] }, true],
  ['another token', { about: 'token', tokenIds: [4] }, false],
  ['its maker', { about: 'user', userIds: [69, 70] }, true],
  ['somebody else', { about: 'user', userIds: [5] }, false],
  ['the company', { about: 'company', companyId: 7 }, true],
  ['another company', { about: 'company', companyId: 70 }, false],
  ['a time in which nothing was heard', { about: 'missed' }, true],
  ['the catalogue of the company', { about: 'catalogue', companyId: 7 }, false],
  ['a session', { about: 'session', sessionIds: [0, 5, 70] }, false],
  ['something else', { about: 'outbox' }, false],
])('a notice about %s is followed', async ([, notice, isForgotten]) => {
  const { actors, find, rows } = scene()
  await find()
  rows.clear()
  actors.hear(notice)
  expect((await find()) === null).toBe(isForgotten)
})

test('what is remembered is looked at again after a minute', async () => {
  const { find, rows, clock } = scene()
  await find()
  rows.clear()
  clock.at += 59_999
  expect(await find()).not.toBeNull()
  clock.at += 1
  expect(await find()).toBeNull()
})

test('nothing is remembered while notices may be missed', async () => {
  const { find, ears, loads } = scene()
  ears.open = false
  await find()
  await find()
  expect(loads).toHaveLength(2)
  ears.open = true
  await find()
  await find()
  expect(loads).toHaveLength(3)
  ears.open = false
  await find()
  expect(loads).toHaveLength(4)
})

test('a change told while a token is being loaded is not forgotten', async () => {
  const { actors, find, rows, whileLoading, loads } = scene()
  whileLoading.push(() => {
    rows.clear()
    actors.hear({ about: 'token', tokenIds: [5] })
  })
  expect(await find()).not.toBeNull()
  expect(await find()).toBeNull()
  expect(loads).toHaveLength(2)
})

test('what is told meanwhile and says nothing of any token does not matter', async () => {
  const { actors, find, whileLoading, loads } = scene()
  whileLoading.push(() => actors.hear({ about: 'outbox' }))
  await find()
  await find()
  expect(loads).toHaveLength(1)
})

test('the use of a token is noted at its first call and then once a minute, with all calls since', async () => {
  const { calls, clock, used } = scene()
  await calls(1)
  expect(used).toEqual([{ id: 5, at: new Date(begun), from: home, uses: 1 }])
  clock.at = begun + 59_999
  await calls(3)
  expect(used).toHaveLength(1)
  clock.at = begun + 60_000
  await calls(2)
  expect(used.slice(1)).toEqual([{ id: 5, at: new Date(begun + 60_000), from: home, uses: 4 }])
  clock.at = begun + 120_000
  await calls(1)
  expect(used.slice(2)).toEqual([{ id: 5, at: new Date(begun + 120_000), from: home, uses: 2 }])
})

test('a token is noted from where it was used last', async () => {
  const { find, used } = scene()
  await find('198.51.100.1')
  expect(used).toMatchObject([{ from: '198.51.100.1' }])
})

const refused = (retryAfter: number) =>
  expect.objectContaining({ code: 'too_many_calls', details: { retryAfter } })

test('600 calls a minute are answered, and the next one is told when to come back', async () => {
  const { calls, find, clock } = scene()
  await calls(599)
  clock.at = begun + 15_500
  await calls(1)
  await expect(find()).rejects.toThrow(refused(45))
  clock.at = begun + 59_999
  await expect(find()).rejects.toThrow(refused(1))
  clock.at = begun + 60_000
  await calls(600)
  await expect(find()).rejects.toThrow(refused(60))
})

test('each token has calls of its own, and a refused one is not counted as a use', async () => {
  const { actors, calls, find, rows, used, clock, actor } = scene()
  const other = makeTokenSecret()
  rows.set(hashOfToken(other), { id: 6, actor, expiresAt: new Date(begun + 3_600_000), ranges: [] })
  await calls(600)
  await expect(find()).rejects.toThrow(refused(60))
  expect(await actors.find(other, home)).toBe(actor)
  clock.at = begun + 60_000
  await calls(1)
  expect(used.map(({ id, uses }) => [id, uses])).toEqual([
    [5, 1],
    [6, 1],
    [5, 600],
  ])
})
