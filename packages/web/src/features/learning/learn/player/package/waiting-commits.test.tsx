import { listNextContainers } from '@oktant/contract/learning/catalogue.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { commitPackage } from '@oktant/contract/learning/package-attempts.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeContainer } from '../../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'

const learner = { id: 4, permissions: ['learning.take' as const] }
const commit = (session: number, number: number) => ({
  session,
  number,
  values: { 'a/cmi.core.lesson_location': `p${session}` },
  time: 100,
  hasFinished: false,
})
const keyOf = (user: number, session: number) => `oktant.draft:${user}:package:commit:7:${session}`

function setUp() {
  const server = fakeServer()
  server.answer(readLearning, makeContainer({ children: [] }))
  server.answer(listNextContainers, [])
  const keep = (user: number, session: number) =>
    localStorage.setItem(keyOf(user, session), JSON.stringify(commit(session, 3)))
  return { server, keep, isKept: (user: number, session: number) => keyOf(user, session) in localStorage }
}

test('what a package said and could not send is told when its course is opened again, oldest first', async () => {
  const { server, keep, isKept } = setUp()
  keep(4, 2)
  keep(4, 1)
  keep(5, 1)
  server.answer(commitPackage, {
    savedAt: '2026-11-21T08:00:00Z',
    componentLog: { id: 7, mark: null, totalDuration: 1, stateLabel: 'IN_PROGRESS' },
    containerLog: null,
  })
  showApplication('/my-learning/5', { server, as: learner })
  await waitFor(() => expect(server.callsOf(commitPackage)).toHaveLength(2))
  expect(server.callsOf(commitPackage)).toMatchObject([
    { params: { id: '7' }, body: commit(1, 3) },
    { params: { id: '7' }, body: commit(2, 3) },
  ])
  await waitFor(() => expect([isKept(4, 1), isKept(4, 2)]).toEqual([false, false]))
  expect(isKept(5, 1)).toBe(true)
})

test('what the server cannot take now is kept', async () => {
  const { server, keep, isKept } = setUp()
  keep(4, 1)
  server.refuse(commitPackage, 'overloaded')
  showApplication('/my-learning/5', { server, as: learner })
  await waitFor(() => expect(server.callsOf(commitPackage).length).toBeGreaterThan(0))
  await screen.findByRole('main')
  expect(isKept(4, 1)).toBe(true)
})
