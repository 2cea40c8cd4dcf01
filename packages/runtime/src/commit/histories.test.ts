import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptServer, breathe, handClock, handNetwork, memoryStore } from '../test/world.ts'
import type { Commit } from './commit.ts'
import { openJournal } from './journal.ts'
import { totalTimeOf } from './merge.ts'
import { replay } from './replay.ts'
import { makeSaver } from './saver.ts'

/** What can happen to a learner, a tab, and a network. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('put'), element: fc.constantFrom('a', 'b', 'c') }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('spend'), more: fc.nat(500) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('commit', 'finish', 'retry') }) },
    { weight: 4, arbitrary: fc.constant({ kind: 'leave' }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass'), more: fc.nat(12_000) }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom('arrive', 'arrive', 'arrive unanswered', 'arrive twice', 'lose', 'expire'),
        which: fc.nat(20),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('kill', 'move away', 'open another') }) },
  ),
  { maxLength: 80, size: 'max' },
)

type Step = { kind: string; element?: string; more?: number; which?: number }

/** An attempt over many visits; each value that is put is one more than the last, so the newer of two is known. */
function livedAttempt() {
  const { clock, pass } = handClock()
  const server = attemptServer()
  const { sent, transport } = handNetwork()
  const { store } = memoryStore()
  const journal = openJournal(store, '7')
  /** How long each session had lasted when it last said anything that anybody could hear. */
  const heard = new Map<number, number>()
  /** The last word of the session that speaks for the attempt. */
  const said = new Map<string, string>()
  const acknowledged = new Map<string, number>()
  const spent = new Map<number, number>()
  let counter = 0
  let tab = openTab()

  function openTab() {
    const session = server.launch()
    spent.set(session, 0)
    said.clear()
    const listening = {
      ...journal,
      put(commit: Commit) {
        heard.set(session, spent.get(session) ?? 0)
        journal.put(commit)
      },
    }
    return { session, saver: makeSaver({ session, transport, clock, journal: listening }) }
  }

  function noteAcknowledged({ values }: Commit) {
    for (const [element, value] of Object.entries(values))
      acknowledged.set(element, Math.max(acknowledged.get(element) ?? 0, Number(value)))
  }

  function deliver(which: number, kind: string) {
    const [request] = sent.splice(which % Math.max(1, sent.length), 1)
    if (!request) return
    if (kind === 'lose') return request.fail()
    if (kind === 'expire') return request.answer({ kind: 'expired' })
    const receipt = server.take(request.commit)
    if (kind === 'arrive twice') server.take(request.commit)
    if (kind === 'arrive unanswered') return request.fail()
    if (receipt.kind === 'saved') noteAcknowledged(request.commit)
    return request.answer(receipt)
  }

  async function replayAll() {
    await replay(journal, async ({ body }) => {
      const commit: Commit = JSON.parse(body)
      const receipt = server.take(commit)
      if (receipt.kind === 'saved') noteAcknowledged(commit)
      return receipt
    })
  }

  const acts: Record<string, (step: Step) => void | Promise<void>> = {
    put({ element = 'a' }) {
      counter += 1
      said.set(element, String(counter))
      tab.saver.put(element, String(counter))
    },
    spend({ more = 0 }) {
      const time = (spent.get(tab.session) ?? 0) + more
      spent.set(tab.session, time)
      tab.saver.spend(time)
    },
    commit: () => tab.saver.commit(),
    finish: () => tab.saver.finish(),
    leave: () => tab.saver.leave(),
    retry: () => tab.saver.retry(),
    pass: ({ more = 0 }) => pass(more),
    async kill() {
      tab.saver.stop()
      await replayAll()
      tab = openTab()
    },
    // NOTE: on another machine there is no journal; what it holds is told later.
    'move away'() {
      tab.saver.stop()
      tab = openTab()
    },
    // NOTE: the first tab lives on, and its answers are still to come.
    'open another'() {
      tab = openTab()
    },
  }

  return {
    server,
    acknowledged,
    heard,
    said,
    journal,
    sent,
    replayAll,
    tab: () => tab,
    act(step: Step) {
      const act = acts[step.kind]
      return act ? act(step) : deliver(step.which ?? 0, step.kind)
    },
  }
}

const numbersIn = (values: Record<string, string>) =>
  Object.entries(values).map(([element, value]) => [element, Number(value)] as const)

test('whatever is lost, doubled or late: no acknowledged value is lost, and none goes back', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const life = livedAttempt()
      let before = life.server.saved().values
      for (const step of history) {
        await life.act(step)
        await breathe()
        const now = life.server.saved().values
        for (const [element, value] of numbersIn(before))
          expect(Number(now[element])).toBeGreaterThanOrEqual(value)
        for (const [element, value] of life.acknowledged)
          expect(Number(now[element])).toBeGreaterThanOrEqual(value)
        before = now
      }
    }),
    { numRuns: 150 },
  )
})

test('once everything has been told, the last word stands and the time is exact', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const life = livedAttempt()
      for (const step of history) {
        await life.act(step)
        await breathe()
      }
      life.tab().saver.leave()
      await life.replayAll()
      for (const { commit } of life.sent.splice(0)) life.server.take(commit)
      const saved = life.server.saved()
      expect(saved.values).toMatchObject(Object.fromEntries(life.said))
      expect(life.journal.waiting()).toEqual([])
      expect(totalTimeOf(saved)).toBe([...life.heard.values()].reduce((total, time) => total + time, 0))
    }),
    { numRuns: 150 },
  )
})
