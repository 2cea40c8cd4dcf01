import { expect, test } from 'vitest'
import type { Notice } from '../db/engine/notify.ts'
import type { Actor } from './actor.ts'
import { makeActors } from './actors.ts'
import { makeTokens } from './tokens.ts'

const begun = Date.parse('2026-03-01T08:00:00Z')

function scene({ viewer = null }: Partial<Pick<Actor, 'viewer'>> = {}) {
  const clock = { at: begun }
  const now = () => new Date(clock.at)
  const ears = { open: true }
  const loads: number[] = []
  const ended = new Set<number>()
  const whileLoading: (() => void)[] = []
  const tokens = makeTokens('a secret of the tests, 32 letters or more', now)
  const person = (sessionId: number): Actor => ({
    id: 70 + sessionId,
    companyId: 7,
    projectId: null,
    sessionId,
    viewer,
    language: 'en',
    timezone: 'Europe/Berlin',
    permissions: new Set(),
  })
  const load = async (sessionId: number) => {
    loads.push(sessionId)
    const isEnded = ended.has(sessionId)
    for (const happens of whileLoading) happens()
    return isEnded ? null : person(sessionId)
  }
  const actors = makeActors({ hears: () => ears.open }, tokens, load, now)
  const bearer = async (sessionId: number) => `Bearer ${(await tokens.make(sessionId)).token}`
  return { clock, ears, loads, ended, whileLoading, tokens, actors, bearer }
}

test('somebody is loaded once, and remembered', async () => {
  const { actors, bearer, loads } = scene()
  const header = await bearer(3)
  expect((await actors.find(header))?.id).toBe(73)
  expect((await actors.find(header))?.id).toBe(73)
  expect(loads).toEqual([3])
})

test.each([undefined, '', 'Basic abc', 'Bearer ', 'Bearer not.a.token', 'bearer x'])(
  '%s is nobody',
  async (header) => {
    const { actors, loads } = scene()
    expect(await actors.find(header)).toBeNull()
    expect(loads).toEqual([])
  },
)

test('a token signed with another secret is nobody’s', async () => {
  const { actors } = scene()
  const foreign = makeTokens('another secret, of 32 letters or more too', () => new Date(begun))
  expect(await actors.find(`Bearer ${(await foreign.make(3)).token}`)).toBeNull()
})

test('a token ends twelve hours after it was made, remembered or not', async () => {
  const { actors, bearer, clock } = scene()
  const header = await bearer(3)
  clock.at = begun + 12 * 3_600_000 - 1000
  expect(await actors.find(header)).not.toBeNull()
  clock.at = begun + 12 * 3_600_000
  expect(await actors.find(header)).toBeNull()
  expect(await actors.find(header)).toBeNull()
})

test.each([
  ['the session', { about: 'session', sessionIds: [3] }, true],
  ['another session', { about: 'session', sessionIds: [4] }, false],
  ['the person', { about: 'user', userIds: [73] }, true],
  ['another person', { about: 'user', userIds: [74] }, false],
  ['the company', { about: 'company', companyId: 7 }, true],
  ['another company', { about: 'company', companyId: 8 }, false],
  ['something else', { about: 'outbox' }, false],
] as const)('a notice about %s is followed', async (_, notice, isForgotten) => {
  const { actors, bearer, ended } = scene()
  const header = await bearer(3)
  await actors.find(header)
  ended.add(3)
  actors.hear(
    notice.about === 'session'
      ? { ...notice, sessionIds: [...notice.sessionIds] }
      : notice.about === 'user'
        ? { ...notice, userIds: [...notice.userIds] }
        : notice,
  )
  expect((await actors.find(header)) === null).toBe(isForgotten)
})

test('nothing is remembered while notices may be missed', async () => {
  const { actors, bearer, ears, ended, loads } = scene()
  const header = await bearer(3)
  await actors.find(header)
  ears.open = false
  ended.add(3)
  expect(await actors.find(header)).toBeNull()
  expect(loads).toEqual([3, 3])
})

test('a change told while somebody is being loaded is not forgotten', async () => {
  const { actors, bearer, ended, whileLoading } = scene()
  const header = await bearer(3)
  whileLoading.push(() => {
    ended.add(3)
    actors.hear({ about: 'session', sessionIds: [3] })
  })
  expect(await actors.find(header)).not.toBeNull()
  expect(await actors.find(header)).toBeNull()
})

const viewer = { id: 90, sessionId: 900 }

test.each<[string, Notice, boolean]>([
  ['their session', { about: 'session', sessionIds: [3] }, true],
  ['another session', { about: 'session', sessionIds: [4] }, false],
  ['the session of whoever views as them', { about: 'session', sessionIds: [900] }, true],
  ['themselves', { about: 'user', userIds: [73] }, true],
  ['somebody else', { about: 'user', userIds: [74] }, false],
  ['whoever views as them', { about: 'user', userIds: [90] }, true],
  ['their company', { about: 'company', companyId: 7 }, true],
  ['another company', { about: 'company', companyId: 8 }, false],
  ['letters', { about: 'mail' }, false],
])('a change of %s is looked at: %#', async (_, notice, isAbout) => {
  const { actors, bearer, loads } = scene({ viewer })
  const header = await bearer(3)
  await actors.find(header)
  actors.hear(notice)
  await actors.find(header)
  expect(loads).toEqual(isAbout ? [3, 3] : [3])
})

test('what is remembered is looked at again after a minute', async () => {
  const { actors, bearer, clock, ended } = scene()
  const header = await bearer(3)
  await actors.find(header)
  ended.add(3)
  clock.at += 59_000
  expect(await actors.find(header)).not.toBeNull()
  clock.at += 1000
  expect(await actors.find(header)).toBeNull()
})

test('all is forgotten after a time in which changes may have been missed', async () => {
  const { actors, bearer, ended } = scene()
  const header = await bearer(3)
  await actors.find(header)
  ended.add(3)
  actors.hear({ about: 'missed' })
  expect(await actors.find(header)).toBeNull()
})

test('who is remembered is known at once, and nobody else', async () => {
  const { actors, bearer } = scene()
  const [known, unknown] = [await bearer(3), await bearer(4)]
  expect(actors.recall(known)).toBeUndefined()
  await actors.find(known)
  expect(actors.recall(known)?.id).toBe(73)
  expect(actors.recall(unknown)).toBeUndefined()
  for (const header of [undefined, '', `bearer ${known.slice(7)}`, known.slice(7), 'Bearer '])
    expect(actors.recall(header)).toBeUndefined()
})

test.each<[string, (all: ReturnType<typeof scene>) => void]>([
  ['the token’s end', ({ clock }) => (clock.at = begun + 12 * 3_600_000)],
  ['a minute', ({ clock }) => (clock.at = begun + 60_000)],
  ['the end of the session', ({ actors }) => actors.hear({ about: 'session', sessionIds: [3] })],
  ['deafness', ({ ears }) => (ears.open = false)],
])('after %s nobody is known at once', async (_, happens) => {
  const all = scene()
  const header = await all.bearer(3)
  await all.actors.find(header)
  all.clock.at = begun + 59_999
  expect(all.actors.recall(header)?.id).toBe(73)
  happens(all)
  expect(all.actors.recall(header)).toBeUndefined()
})

test('a token that has ended names nobody, though its session goes on by another', async () => {
  const { actors, bearer, clock } = scene()
  const old = await bearer(3)
  await actors.find(old)
  clock.at = begun + 12 * 3_600_000 - 30_000
  await actors.find(await bearer(3))
  expect(actors.recall(old)?.id).toBe(73)
  clock.at = begun + 12 * 3_600_000
  expect(actors.recall(old)).toBeUndefined()
})
