import { previewEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { evaluationServer } from '../../../../test/evaluation-server.ts'
import { makeLaunch, makeRow } from '../../../../test/made/make-attempts.ts'
import { fakeServer, showApplication, showPart } from '../../../../test/show.tsx'
import { QuestionMap } from '../question/question-map.tsx'

beforeEach(() => localStorage.clear())

test('in the row of questions a wrong answer has no tick', () => {
  const done = { submitted: true, noOfTries: 1, triesLeft: 0 }
  const rows = [
    makeRow(1, { ...done, isRight: true }),
    makeRow(2, { ...done, isRight: false }),
    makeRow(3, done),
  ]
  showPart(<QuestionMap rows={rows} index={0} onShow={() => undefined} />, { server: fakeServer() })
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Frage 1, abgesendet', 'Frage 2, abgesendet, nicht richtig', 'Frage 3, abgesendet'])
  const ticks = screen
    .getAllByRole('button')
    .map((button) => button.querySelector('.tabler-icon-check') !== null)
  expect(ticks).toEqual([true, false, true])
})

test('Escape in a test against the clock says that the clock runs on', async () => {
  const endsAt = new Date(Date.now() + 600_000).toISOString()
  const server = evaluationServer(makeLaunch({ endsAt, serverTime: new Date().toISOString() }))
  const { user } = showApplication('/my-learning/5?part=1', {
    server,
    as: { permissions: ['learning.take'] },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Knotentest' }))
  await user.click(await dialog.findByRole('button', { name: 'Beginnen' }))
  await dialog.findByRole('timer')
  expect(dialog.queryByText(/alle richtigen/)).toBeNull()
  await user.keyboard('{Escape}')
  await screen.findByText(/Die Zeit läuft weiter: noch (9:5\d|10:00)\./)
})

test('the preview of an evaluation is a dialog of its own', async () => {
  const server = fakeServer()
  server.answer(previewEvaluation, makeLaunch({ mode: 'preview', launch: null, componentLog: null }))
  showApplication('/preview/evaluation/3/1', { server, as: { permissions: ['evaluations.administer'] } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Vorschau' }))
  await dialog.findByText('Vorschau: Nichts wird gespeichert.')
})
