import { scoreEvaluation } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { launchEvaluation, listEvaluationAttempts } from '@oktant/contract/assessment/attempts/attempts.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { query } from '../../../../lib/api/query-client.ts'
import { evaluationServer } from '../../../../test/evaluation-server.ts'
import { makeEvaluationAttempts } from '../../../../test/made/make-attempts.ts'
import { showApplication } from '../../../../test/show.tsx'

beforeEach(() => localStorage.clear())

async function open() {
  const server = evaluationServer()
  const as = { permissions: ['learning.take' as const] }
  const { user, router } = showApplication('/my-learning/5?part=1', { server, as })
  const dialog = within(await screen.findByRole('dialog', { name: 'Knotentest' }))
  const start = await dialog.findByRole('button', { name: 'Beginnen' })
  return { user, router, dialog, server, start }
}

const locked = { code: 'not_yet', day: '2099-01-01' }

test.each([
  ['component_locked', 'Öffnet sich am 1. Jan. 2099.'],
  ['child_not_found', 'Dieser Kursbestandteil wurde nicht gefunden.'],
] as const)('what was closed before it was begun (%s) offers the way back alone', async (code, words) => {
  const { user, dialog, server, start } = await open()
  for (const entry of [launchEvaluation, listEvaluationAttempts])
    server.refuse(entry, code, { locked, containerId: 5 })
  await user.click(start)
  await dialog.findByText(words)
  await user.click(await dialog.findByRole('button', { name: 'Zurück zum Kurs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the last attempt that was begun elsewhere is said once, and not offered again', async () => {
  const { user, dialog, server, start } = await open()
  server.refuse(launchEvaluation, 'attempts_exceeded')
  const spent = { attemptsLeft: 0, can: { start: false, resume: false } }
  server.answer(listEvaluationAttempts, makeEvaluationAttempts(spent))
  await user.click(start)
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Beginnen' })).toBeNull())
  expect(dialog.getAllByText('Die Zahl der Versuche ist überschritten')).toHaveLength(1)
})

test('whoever leaves before an answer is sent is told that it waits on the device', async () => {
  const { user, dialog, server, start } = await open()
  await user.click(start)
  server.unreachable(scoreEvaluation)
  await user.click(await dialog.findByRole('radio', { name: 'Palstek' }))
  await user.click(dialog.getByRole('button', { name: 'Speichern und schließen' }))
  await screen.findByText(/^Noch nicht gesendet\. Ihre Antworten sind auf diesem Gerät gespeichert/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what was begun and left by going back is resumed when one comes again', async () => {
  // NOTE: as the application has it; in tests every answer is stale at once.
  query.setQueryDefaults(['attempts'], { staleTime: 30_000 })
  onTestFinished(() => query.setQueryDefaults(['attempts'], {}))
  const { user, router, dialog, server, start } = await open()
  await user.click(start)
  await dialog.findByText('Frage 1 von 2')
  server.answer(listEvaluationAttempts, makeEvaluationAttempts({ can: { start: true, resume: true } }))
  await act(() => router.navigate('/my-learning/5'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => router.navigate('/my-learning/5?part=1'))
  const again = within(await screen.findByRole('dialog', { name: 'Knotentest' }))
  await again.findByRole('button', { name: 'Fortsetzen' })
})
