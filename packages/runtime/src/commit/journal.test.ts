import { describe, expect, test } from 'vitest'
import { commitIn, memoryStore } from '../test/world.ts'
import { isCommit, type Commit } from './commit.ts'
import { openJournal } from './journal.ts'
import type { Receipt } from './receipt.ts'
import { replay } from './replay.ts'

const commit = (session: number, number: number): Commit => ({
  session,
  number,
  values: { a: `${session}/${number}` },
  time: 10,
  hasFinished: false,
})
const saved: Receipt = { kind: 'saved', at: '12:04' }

function keptJournal(...commits: Commit[]) {
  const memory = memoryStore()
  const journal = openJournal(memory.store, '7')
  for (const one of commits) journal.put(one)
  const waiting = () => journal.waiting().map(({ session, number }) => [session, number])
  return { ...memory, journal, waiting }
}

test('a journal holds the latest of each session, in order, also for whoever opens it next', () => {
  const { store, waiting } = keptJournal(commit(2, 1), commit(10, 1), commit(2, 2), commit(2, 1))
  expect(waiting()).toEqual([
    [2, 2],
    [10, 1],
  ])
  expect(openJournal(store, '7').waiting()).toEqual([commit(2, 2), commit(10, 1)])
  expect(openJournal(store, '70').waiting()).toEqual([])
})

test('an acknowledgement takes out what it is for, and nothing newer', () => {
  const { journal, waiting } = keptJournal(commit(1, 3), commit(2, 1))
  journal.acknowledge({ session: 1, number: 2 })
  journal.acknowledge({ session: 3, number: 9 })
  expect(waiting()).toHaveLength(2)
  journal.acknowledge({ session: 1, number: 3 })
  expect(waiting()).toEqual([[2, 1]])
})

test('a device that lets nothing be written is said to, and does not stop the lesson', () => {
  const { journal, fill } = keptJournal()
  fill(true)
  journal.put(commit(1, 1))
  expect(journal.isKept()).toBe(false)
  fill(false)
  journal.put(commit(1, 2))
  expect(journal.isKept()).toBe(true)
})

test.for([
  'nonsense',
  '{',
  '[]',
  'null',
  '{"session":1}',
  JSON.stringify({ ...commit(1, 1), number: '1' }),
  JSON.stringify({ ...commit(1, 1), number: -1 }),
  JSON.stringify({ ...commit(1, 1), time: 0.5 }),
  JSON.stringify({ ...commit(1, 1), values: { a: 1 } }),
  JSON.stringify({ ...commit(1, 1), values: ['a'] }),
  JSON.stringify({ ...commit(1, 1), hasFinished: 1 }),
])('what is no commit is passed over: %s', (text) => {
  const { store, journal } = keptJournal(commit(2, 1))
  store.set('commit:7:1', text)
  expect(journal.waiting()).toEqual([commit(2, 1)])
})

test('a commit is known as one', () => {
  expect(isCommit(commit(1, 1))).toBe(true)
})

describe('on the next visit', () => {
  const three = [commit(1, 4), commit(2, 1), commit(3, 7)]

  function answering(...receipts: (Receipt | 'unreachable')[]) {
    const told: Commit[] = []
    return {
      told,
      transport: async ({ body }: { body: string }) => {
        told.push(commitIn(body))
        const receipt = receipts[told.length - 1] ?? saved
        if (receipt === 'unreachable') throw new Error('offline')
        return receipt
      },
    }
  }

  test('everything is told in order, and forgotten', async () => {
    const { journal, waiting } = keptJournal(...three)
    const { told, transport } = answering(saved, { kind: 'superseded' }, saved)
    expect(await replay(journal, transport)).toEqual({ sent: 3, refused: [], left: 0 })
    expect([told, waiting()]).toEqual([three, []])
  })

  test.for(['unreachable', { kind: 'expired' }] as const)('it stops at an answer like %j', async (answer) => {
    const { journal, waiting } = keptJournal(...three)
    const { told, transport } = answering(saved, answer)
    expect(await replay(journal, transport)).toEqual({ sent: 1, refused: [], left: 2 })
    expect(told).toHaveLength(2)
    expect(waiting()).toEqual([
      [2, 1],
      [3, 7],
    ])
  })

  test('what is refused is kept, named, and holds up nothing', async () => {
    const { journal, waiting } = keptJournal(...three)
    const { transport } = answering({ kind: 'refused', code: 'launch_not_found' })
    expect(await replay(journal, transport)).toEqual({
      sent: 2,
      refused: [{ commit: commit(1, 4), code: 'launch_not_found' }],
      left: 1,
    })
    expect(waiting()).toEqual([[1, 4]])
  })
})
