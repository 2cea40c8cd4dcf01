import { scoreEvaluation } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  launchEmbeddedEvaluation,
  listEvaluationAttempts,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  makeEvaluationAttempts,
  makeLaunch,
  makeRow,
  makeSaved,
} from '../../../../test/made/make-attempts.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

beforeEach(() => localStorage.clear())

async function taken() {
  const server = fakeServer()
  server.answer(listEvaluationAttempts, makeEvaluationAttempts())
  const questionScores = [makeRow(1, { mandatory: true }), makeRow(2)]
  server.answer(launchEmbeddedEvaluation, makeLaunch({ questionScores }))
  server.answer(scoreEvaluation, makeSaved({ questionScores }))
  const { user } = showApplication('/embedded/7/true/true', {
    server,
    as: { permissions: ['learning.take'] },
  })
  await screen.findByRole('button', { name: 'Frage 1, offen' })
  return { server, user }
}

test('a question that misses its answer is told from others without its colour', async () => {
  const { user } = await taken()
  await user.click(screen.getByRole('button', { name: 'Antwort absenden' }))
  await screen.findByRole('button', { name: 'Frage 1, noch nicht beantwortet, muss aber sein' })
  await user.click(screen.getByRole('radio', { name: 'Palstek' }))
  await screen.findByRole('button', { name: 'Frage 1, beantwortet' })
})

test('what is saved as usual is not said aloud; trouble is, and its end', async () => {
  const { server, user } = await taken()
  const live = async (words: RegExp) => (await screen.findByText(words)).getAttribute('aria-live')
  await user.click(screen.getByRole('radio', { name: 'Palstek' }))
  expect(await live(/^Gespeichert \d/)).toBe('off')
  server.unreachable(scoreEvaluation)
  await user.click(screen.getByRole('button', { name: 'Nächste Frage' }))
  await user.click(await screen.findByRole('radio', { name: 'Palstek' }))
  expect(await live(/^Keine Verbindung/)).toBe('polite')
  server.answer(scoreEvaluation, makeSaved({ questionScores: [makeRow(1), makeRow(2)] }))
  dispatchEvent(new Event('online'))
  await waitFor(async () => expect(await live(/^Gespeichert \d/)).toBe('polite'))
})
