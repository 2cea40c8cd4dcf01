import {
  attachSupportingDocument,
  removeSupportingDocument,
  scoreEvaluation,
  scoreQuestion,
} from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { cancelEvaluation, type EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { evaluationServer } from '../../../../test/evaluation-server.ts'
import {
  makeEvaluationSeen,
  makeLaunch,
  makeResult,
  makeRow,
  makeSaved,
} from '../../../../test/made/make-attempts.ts'
import { showApplication } from '../../../../test/show.tsx'

beforeEach(() => localStorage.clear())

const takesDocuments = () => {
  const row = makeRow(1)
  return { ...row, question: { ...row.question, allowSupportingDocuments: true } }
}

const learner = { permissions: ['learning.take' as const] }
const saved = makeSaved()

function keepNothing() {
  const { setItem } = Storage.prototype
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (key.includes('attempt') || key.includes('trial')) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  onTestFinished(() => refused.mockRestore())
}

function serverWith(own: Partial<EvaluationLaunch> = {}) {
  const server = evaluationServer(makeLaunch(own))
  server.answer(scoreEvaluation, saved)
  return server
}

/** An attempt in its course, of which one answer is given. */
async function answered(server: ReturnType<typeof serverWith>) {
  const { user, router } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: /Knotentest/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Knotentest' }))
  await user.click(await dialog.findByRole('button', { name: 'Beginnen' }))
  await user.click(await dialog.findByRole('radio', { name: 'Palstek' }))
  return { user, dialog, router, isOpen: () => screen.queryByRole('dialog', { name: 'Knotentest' }) !== null }
}
const findQuestion = async () =>
  within(await screen.findByRole('dialog', { name: 'Ihre letzten Antworten sind noch nicht sicher' }))

test.each([
  ['keeps answers', () => {}, 'Nicht gespeichert. Ihre Antworten bleiben hier, und wir versuchen es weiter.'],
  ['keeps nothing', keepNothing, /^Nicht gespeichert.*nur in diesem Fenster: Lassen Sie es offen\./],
])('in a browser that %s, a server that fails is told of in words of its own', async (_, prepare, words) => {
  prepare()
  const server = serverWith()
  server.refuse(scoreEvaluation, 'unexpected')
  const { dialog } = await answered(server)
  await dialog.findByText(words, {}, { timeout: 3000 })
})

test('whoever would lose answers with their window is asked first, by button and by Escape, and may stay', async () => {
  keepNothing()
  const server = serverWith()
  server.unreachable(scoreEvaluation)
  const { user, dialog, isOpen } = await answered(server)
  await user.click(dialog.getByRole('button', { name: 'Speichern und schließen' }))
  const question = await findQuestion()
  await user.click(question.getByRole('button', { name: 'Abbrechen' }))
  await user.keyboard('{Escape}')
  await findQuestion()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText(/gehen sie verloren/)).toBeNull())
  expect([isOpen(), server.callsOf(cancelEvaluation).length]).toEqual([true, 0])
  await user.click(dialog.getByRole('button', { name: 'Schließen' }))
  await user.click((await findQuestion()).getByRole('button', { name: 'Trotzdem schließen' }))
  await waitFor(() => expect([isOpen(), server.callsOf(cancelEvaluation).length]).toEqual([false, 1]))
})

test('what arrives while somebody is asked needs no answer: it closes as they wished', async () => {
  keepNothing()
  const server = serverWith()
  server.unreachable(scoreEvaluation)
  const { user, dialog, isOpen } = await answered(server)
  await user.click(dialog.getByRole('button', { name: 'Speichern und schließen' }))
  await findQuestion()
  server.answer(scoreEvaluation, saved)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect([isOpen(), server.callsOf(cancelEvaluation).length]).toEqual([false, 1]))
})

test('what waits on the device is told of, and asked for nothing', async () => {
  const server = serverWith()
  server.unreachable(scoreEvaluation)
  const { user, dialog, isOpen } = await answered(server)
  await user.click(dialog.getByRole('button', { name: 'Speichern und schließen' }))
  await screen.findByText(/^Noch nicht gesendet\./)
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('whoever goes back is asked, too', async () => {
  keepNothing()
  const server = serverWith()
  server.unreachable(scoreEvaluation)
  const { user, router, isOpen } = await answered(server)
  await act(() => router.navigate(-1))
  await user.click((await findQuestion()).getByRole('button', { name: 'Abbrechen' }))
  expect(isOpen()).toBe(true)
  await act(() => router.navigate(-1))
  await user.click((await findQuestion()).getByRole('button', { name: 'Trotzdem schließen' }))
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('inside another page, whoever would lose answers is asked', async () => {
  keepNothing()
  const server = serverWith()
  server.unreachable(scoreEvaluation)
  const { user } = showApplication('/embedded/7/true/true', { server, as: learner })
  await user.click(await screen.findByRole('radio', { name: 'Palstek' }))
  await user.click(screen.getByRole('button', { name: 'Speichern und schließen' }))
  await user.click((await findQuestion()).getByRole('button', { name: 'Trotzdem schließen' }))
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
})

/** An attempt whose time is up when it opens, and of which no save comes back before it is let through. */
async function outOfTime(singlePage: boolean) {
  const server = serverWith({
    evaluation: makeEvaluationSeen({ singlePage }),
    questionScores: [makeRow(1)],
    serverTime: new Date().toISOString(),
    endsAt: new Date(Date.now() - 1000).toISOString(),
  })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  const result = makeResult({ stateLabel: 'FAILED', pass: false, isTimeUp: true })
  server.answerBy(scoreEvaluation, () => held.then(() => ({ ...saved, result })))
  const { user } = showApplication('/embedded/7/true/true', { server, as: learner })
  await screen.findByText('Die Zeit ist um. Ihre Antworten werden abgegeben.')
  return { user, letThrough }
}

test.each([
  ['on one page', true, 'Absenden'],
  ['one by one', false, 'Abgeben'],
])('when the time is up nothing %s leads on before its result is there', async (_, singlePage, submit) => {
  const { letThrough } = await outOfTime(singlePage)
  for (const name of [submit, 'Speichern und schließen'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Antwort absenden' })).toBeNull()
  for (const choice of screen.getAllByRole('radio')) expect(choice).toHaveProperty('disabled', true)
  letThrough()
  await screen.findByText(/^Die Zeit war um\./)
})

test('an answer that another writing crossed is sent once more, and nobody hears of it', async () => {
  const server = serverWith({ questionScores: [makeRow(1), makeRow(2)] })
  const row = { ...makeRow(1), answer: '11', submitted: true, noOfTries: 1, triesLeft: 0 }
  server.answer(scoreQuestion, { questionScore: row, savedAt: saved.savedAt })
  server.refuseOnce(scoreQuestion, 'somebody_was_quicker')
  const { user, dialog } = await answered(server)
  await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Antwort absenden' })).toBeNull())
  expect(server.callsOf(scoreQuestion)).toHaveLength(2)
  expect(screen.queryByText(/Jemand war schneller/)).toBeNull()
})

test('a dialog without a way out is forgotten once the time has ended what it held', async () => {
  const server = serverWith({ questionScores: [makeRow(1)] })
  server.unreachable(scoreQuestion)
  const { user, dialog, isOpen } = await answered(server)
  await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }))
  await screen.findByRole('dialog', { name: 'Noch nicht gespeichert' })
  server.answer(scoreEvaluation, { ...saved, result: makeResult({ isTimeUp: true }) })
  document.dispatchEvent(new Event('resume'))
  await dialog.findByText(/^Die Zeit war um\./)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('a document is told of while it is sent, and removed again', async () => {
  const server = serverWith({ questionScores: [takesDocuments()] })
  let arrive = () => {}
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve))
  const supportingDocument = { name: 'knots.txt', url: '/knots.txt' }
  server.answerBy(attachSupportingDocument, () =>
    onItsWay.then(() => ({ supportingDocument, responseCode: 200 })),
  )
  server.answer(removeSupportingDocument, { supportingDocument: null, responseCode: 200 })
  const { user, container } = showApplication('/embedded/7/true/true', { server, as: learner })
  await screen.findByRole('button', { name: 'Dokument hinzufügen' })
  const field = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (!field) throw new Error('nowhere to choose a file')
  await user.upload(field, new File(['over, under'], 'knots.txt', { type: 'text/plain' }))
  await screen.findByText('Das Dokument wird gesendet …')
  await user.click(screen.getByRole('button', { name: 'Speichern und schließen' }))
  const question = within(
    await screen.findByRole('dialog', { name: 'Ein Dokument ist noch nicht angekommen' }),
  )
  await user.click(question.getByRole('button', { name: 'Abbrechen' }))
  arrive()
  await user.click(await screen.findByRole('button', { name: 'knots.txt entfernen' }))
  const add = await screen.findByRole('button', { name: 'Dokument hinzufügen' })
  await waitFor(() => expect(document.activeElement).toBe(add))
  expect(screen.queryByText('knots.txt')).toBeNull()
  expect(server.callsOf(removeSupportingDocument)).toHaveLength(1)
})
