import { scoreEvaluation } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  launchEmbeddedEvaluation,
  listEvaluationAttempts,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeEvaluationAttempts, makeLaunch, makeLog } from '../../../../test/made/make-attempts.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

beforeEach(() => localStorage.clear())

/** The live stream of the person, which tells what the test says. */
function openStream() {
  const { fetch } = globalThis
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    address.endsWith('/client/live') ? new Response(stream.readable) : fetch(address, init),
  )
  return (event: string) => writer.write(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`))
}

test('more time is told at once inside another page, too', async () => {
  const server = fakeServer()
  const tell = openStream()
  const endsIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  server.answer(listEvaluationAttempts, makeEvaluationAttempts())
  server.answer(launchEmbeddedEvaluation, makeLaunch({ endsAt: endsIn(10) }))
  server.answer(scoreEvaluation, {
    componentLog: makeLog(),
    containerLog: null,
    savedAt: new Date().toISOString(),
    endsAt: endsIn(15),
    result: null,
    questionScores: [],
  })
  showApplication('/embedded/7/true/true', { server, as: { permissions: ['learning.take'] } })
  await screen.findByRole('timer')
  expect(screen.queryByText('Sie haben 5 Minuten mehr bekommen')).toBeNull()
  await tell('attempts')
  await screen.findByText('Sie haben 5 Minuten mehr bekommen')
})

test('whoever loads the page again after they have handed in begins no other attempt by that', async () => {
  const server = fakeServer()
  const attempts = [{ ...makeLog({ stateLabel: 'PASSED' }), isOpen: false, returned: null, stateText: null }]
  server.answer(listEvaluationAttempts, makeEvaluationAttempts({ attempts }))
  server.answer(launchEmbeddedEvaluation, makeLaunch())
  const { user } = showApplication('/embedded/7/true/true', {
    server,
    as: { permissions: ['learning.take'] },
  })
  const again = await screen.findByRole('button', { name: 'Neuen Versuch beginnen' })
  screen.getByRole('button', { name: 'Versuch 1 ansehen' })
  expect(server.callsOf(launchEmbeddedEvaluation)).toHaveLength(0)
  await user.click(again)
  await screen.findByText('Frage 1 von 2')
})
