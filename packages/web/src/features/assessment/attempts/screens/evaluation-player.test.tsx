import { scoreEvaluation, scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  type EvaluationAttempts,
  launchEvaluation,
  peekEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { evaluationServer } from '../../../../test/evaluation-server.ts'
import {
  makeEvaluationAttempts,
  makeEvaluationSeen,
  makeLaunch,
  makeLog,
  makeResult,
  makeRow,
  makeSaved,
} from '../../../../test/made/make-attempts.ts'
import { showApplication } from '../../../../test/show.tsx'

beforeEach(() => localStorage.clear())

const learner = { permissions: ['learning.take' as const] }
const containerLog = {
  percent: 100,
  mark: 100,
  state: 'PASSED' as const,
  why: { code: 'children_done' as const, of: 1 },
  passed: true,
}
const savedAt = '2026-11-21T08:00:00Z'

const isSubmit = ({ body }: { body: unknown }) => (body as { action: string }).action === 'SUBMIT'

function serverWith(launch = makeLaunch(), info?: EvaluationAttempts) {
  const server = evaluationServer(launch, info)
  server.answerBy(scoreQuestion, ({ body }) => {
    const { id, answer } = body as { id: number; answer: string }
    const isRight = answer.endsWith('1')
    const feedback = isRight
      ? { en: 'Right.', de: 'Stimmt genau.' }
      : { en: 'No.', de: 'Schauen Sie noch einmal.' }
    const tried = { answer, submitted: isRight, noOfTries: 1, triesLeft: isRight ? 0 : 1, isRight, feedback }
    return { questionScore: makeRow(id, tried), savedAt }
  })
  server.answerBy(scoreEvaluation, ({ body }) => {
    const isOver = isSubmit({ body })
    const log = makeLog({ stateLabel: 'PASSED', mark: 100 })
    const { questionScores } = launch
    return makeSaved(isOver ? { componentLog: log, containerLog, result: makeResult(), questionScores } : {})
  })
  return server
}

async function open(server = serverWith()) {
  const { user } = showApplication('/my-learning/5?part=1', { server, as: learner })
  const dialog = within(await screen.findByRole('dialog', { name: 'Knotentest' }))
  return { user, dialog, server }
}
type Opened = Awaited<ReturnType<typeof open>>
const begin = async ({ user, dialog }: Opened) =>
  user.click(await dialog.findByRole('button', { name: 'Beginnen' }))

test('an evaluation says what awaits one, is answered one by one and passed', async () => {
  const opened = await open()
  const start = await opened.dialog.findByRole('button', { name: 'Beginnen' })
  expect(document.activeElement).toBe(start)
  const { user, dialog, server } = opened
  await dialog.findByText('Zeigt, was Sie wissen.')
  await begin(opened)
  await dialog.findByText('Frage 1 von 2')
  await user.click(dialog.getByRole('radio', { name: 'Altweiberknoten' }))
  await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }))
  await dialog.findByText('Schauen Sie noch einmal.')
  dialog.getByText('Noch 1 Versuch')
  await user.click(dialog.getByRole('radio', { name: 'Palstek' }))
  await user.click(dialog.getByRole('button', { name: 'Noch einmal absenden' }))
  await dialog.findByText('Stimmt genau.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Frage 1 von 2'))
  await user.click(dialog.getByRole('button', { name: 'Nächste Frage' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Frage 2 von 2'))
  await user.click(dialog.getByRole('radio', { name: 'Palstek' }))
  await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }))
  await dialog.findByText('Stimmt genau.')
  await user.click(dialog.getByRole('button', { name: 'Abgeben' }))
  await dialog.findByRole('heading', { name: 'Bestanden' })
  expect(server.callsOf(scoreQuestion)).toHaveLength(3)
  await user.click(dialog.getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('each answer goes to the server as it is given, and is then saved', async () => {
  const opened = await open()
  await begin(opened)
  const { user, dialog, server } = opened
  await user.click(await dialog.findByRole('radio', { name: 'Palstek' }))
  await dialog.findByText(/^Gespeichert/, {}, { timeout: 3000 })
  expect(server.callsOf(scoreEvaluation)[0]?.body).toMatchObject({
    action: 'SAVE',
    questionScores: [{ id: 1, answer: '11', sequence: 1 }],
  })
})

test('what is missing is named in the specification’s words, and shown', async () => {
  const server = serverWith()
  const opened = await open(server)
  await begin(opened)
  const { user, dialog } = opened
  await user.click(await dialog.findByRole('button', { name: 'Nächste Frage' }))
  server.refuse(scoreEvaluation, 'questions_unsubmitted', {
    errors: [{ field: '1', code: 'response_required', message: 'A response is required' }],
  })
  await user.click(await dialog.findByRole('button', { name: 'Abgeben' }))
  await dialog.findByText('Bitte senden Sie erst alle Fragen ab …')
  await dialog.findByText('Frage 1 von 2')
  dialog.getByText('Jede Frage braucht eine Antwort')
  await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }))
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Palstek' }))
  await user.click(dialog.getByRole('radio', { name: 'Palstek' }))
  expect(dialog.queryByText('Jede Frage braucht eine Antwort')).toBeNull()
})

test('what is answered and not submitted is not called unanswered', async () => {
  const server = serverWith()
  const opened = await open(server)
  await begin(opened)
  const { user, dialog } = opened
  await user.click(await dialog.findByRole('radio', { name: 'Palstek' }))
  await user.click(dialog.getByRole('button', { name: 'Nächste Frage' }))
  server.refuse(scoreEvaluation, 'questions_unsubmitted', {
    errors: [{ field: '1', code: 'response_required', message: 'A response is required' }],
  })
  await user.click(await dialog.findByRole('button', { name: 'Abgeben' }))
  await dialog.findByText('Frage 1 von 2')
  dialog.getByText('Ihre Antwort ist noch nicht abgesendet')
  dialog.getByRole('button', { name: 'Frage 1, beantwortet, aber noch nicht abgesendet' })
  expect(dialog.queryByText('Jede Frage braucht eine Antwort')).toBeNull()
})

/** One question whose answer is on its way when its taker finishes. */
async function finishEarly() {
  const server = serverWith(makeLaunch({ questionScores: [makeRow(1)] }))
  let arrive = () => {}
  let getLost = () => {}
  const onItsWay = new Promise<void>((arrived, lost) => {
    arrive = arrived
    getLost = () => lost(new TypeError('Failed to fetch'))
  })
  const questionScore = makeRow(1, { answer: '11', submitted: true, noOfTries: 1, isRight: true })
  server.answerBy(scoreQuestion, () => onItsWay.then(() => ({ questionScore, savedAt })))
  const opened = await open(server)
  await begin(opened)
  const { user, dialog } = opened
  await user.click(await dialog.findByRole('radio', { name: 'Palstek' }))
  await user.click(dialog.getByRole('button', { name: 'Antwort absenden' }))
  await user.click(dialog.getByRole('button', { name: 'Abgeben' }))
  await dialog.findByText('Wird abgegeben …')
  const handedIn = () => server.callsOf(scoreEvaluation).filter(isSubmit).length
  return { ...opened, handedIn, arrive, getLost }
}

test('whoever finishes while an answer is on its way sees that it waits, and then has finished', async () => {
  const { dialog, handedIn, arrive } = await finishEarly()
  expect(handedIn()).toBe(0)
  arrive()
  await dialog.findByRole('heading', { name: 'Bestanden' })
  expect(handedIn()).toBe(1)
})

test('an answer that is refused takes the finishing with it, and says why', async () => {
  const { user, server, dialog, handedIn, getLost } = await finishEarly()
  getLost()
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' })
  server.refuse(scoreQuestion, 'response_required')
  await user.click(again)
  await waitFor(() => expect(dialog.queryByText('Wird abgegeben …')).toBeNull())
  expect(dialog.getByRole('alert').textContent).toBe('Jede Frage braucht eine Antwort')
  expect(handedIn()).toBe(0)
})

test('a submit that does not arrive is said in a dialog without a way out, which goes on trying', async () => {
  const server = serverWith(makeLaunch({ evaluation: makeEvaluationSeen({ singlePage: true }) }))
  const opened = await open(server)
  await begin(opened)
  const { user, dialog } = opened
  server.unreachable(scoreEvaluation)
  await user.click(await dialog.findByRole('button', { name: 'Absenden' }))
  const failed = within(await screen.findByRole('dialog', { name: 'Noch nicht gespeichert' }))
  failed.getByText(/Beim Speichern Ihrer Ergebnisse ist ein Fehler aufgetreten/)
  expect(failed.getAllByRole('button')).toHaveLength(1)
  await user.keyboard('{Escape}')
  failed.getByText(/Beim Speichern Ihrer Ergebnisse ist ein Fehler aufgetreten/)
  dialog.getByText('Frage 1 von 2')
  server.answer(scoreEvaluation, {
    componentLog: makeLog({ stateLabel: 'FAILED', mark: 0 }),
    containerLog,
    savedAt,
    endsAt: null,
    result: makeResult({ stateLabel: 'FAILED', mark: 0, pass: false, score: 0 }),
    questionScores: [],
  })
  await user.click(failed.getByRole('button', { name: 'Erneut versuchen' }))
  await dialog.findByText(/Sie haben nicht genug Fragen richtig beantwortet/)
  dialog.getByRole('button', { name: 'Noch einmal versuchen' })
})

test('a window whose attempt went on elsewhere says so, and can take it back', async () => {
  const server = serverWith()
  const opened = await open(server)
  await begin(opened)
  const { user, dialog } = opened
  server.refuseOnce(scoreEvaluation, 'launched_elsewhere')
  await user.click(await dialog.findByRole('radio', { name: 'Palstek' }))
  await dialog.findByText('Dieser Versuch ist anderswo geöffnet', {}, { timeout: 3000 })
  server.answer(launchEvaluation, makeLaunch({ launch: 'another' }))
  await user.click(dialog.getByRole('button', { name: 'Hier fortsetzen' }))
  await dialog.findByText('Frage 1 von 2')
})

test('attempts so far are listed, and looked at without taking them up', async () => {
  const info = makeEvaluationAttempts({
    attempts: [
      {
        ...makeLog({ stateLabel: 'UNDER_REVIEW' }),
        isOpen: false,
        returned: null,
        stateText: { en: 'With Assessor', de: 'Wird beurteilt' },
      },
    ],
    can: { start: false, resume: false },
    attemptsLeft: 0,
  })
  const server = serverWith(makeLaunch(), info)
  server.answer(
    peekEvaluation,
    makeLaunch({
      mode: 'peek',
      launch: null,
      result: makeResult({
        stateLabel: 'UNDER_REVIEW',
        stateText: { en: 'With Assessor', de: 'Wird beurteilt' },
        mark: null,
        pass: false,
        score: null,
        possible: null,
      }),
    }),
  )
  const { user, dialog } = await open(server)
  await dialog.findByText('Die Zahl der Versuche ist überschritten')
  await user.click(dialog.getByRole('button', { name: 'Versuch 1 ansehen' }))
  await dialog.findByRole('heading', { name: 'Wird beurteilt' })
  for (const choice of dialog.getAllByRole('radio')) expect(choice).toHaveProperty('disabled', true)
})

test('when results are released is said before and after, and not that somebody marks them', async () => {
  const evaluation = makeEvaluationSeen({ controlledRelease: true, releaseAt: '2026-12-01T08:00:00.000Z' })
  const stateText = { en: 'Pending', de: 'Ausstehend' }
  const attempts = [{ ...makeLog({ stateLabel: 'UNDER_REVIEW' }), isOpen: false, returned: null, stateText }]
  const server = serverWith(makeLaunch(), makeEvaluationAttempts({ evaluation, attempts }))
  const nothing = { mark: null, pass: false, score: null, possible: null }
  const result = makeResult({ stateLabel: 'UNDER_REVIEW', stateText, ...nothing })
  server.answer(peekEvaluation, makeLaunch({ mode: 'peek', launch: null, evaluation, result }))
  const { user, dialog } = await open(server)
  await dialog.findByText(/^Freigabe am 1\. Dez/)
  await user.click(dialog.getByRole('button', { name: 'Versuch 1 ansehen' }))
  await dialog.findByText(/^Die Ergebnisse werden am 1\. Dez.* freigegeben/)
})

test('an older attempt does not say how many were left after it', async () => {
  const attempts = [{ ...makeLog({ stateLabel: 'FAILED' }), isOpen: false, returned: null, stateText: null }]
  const server = serverWith(makeLaunch(), makeEvaluationAttempts({ attempts, attemptsLeft: 1 }))
  const result = makeResult({ stateLabel: 'FAILED', pass: false, attemptsLeft: 2 })
  server.answer(peekEvaluation, makeLaunch({ mode: 'peek', launch: null, result }))
  const { user, dialog } = await open(server)
  await user.click(await dialog.findByRole('button', { name: 'Versuch 1 ansehen' }))
  await dialog.findByText(/^Sie haben nicht genug Fragen richtig beantwortet/)
  expect(dialog.queryByText(/noch 2 Versuche/)).toBeNull()
})

test('what came back is revised in the same attempt, with what its assessor says', async () => {
  const row = makeRow(1, { ftAnswer: 'Er hält.', comment: 'Warum hält er?' })
  const asked = { ...row.question, type: 'FT' as const, possibleAnswers: [] }
  const back = { at: '2026-11-20T08:00:00Z', comment: 'Bitte begründen.' }
  const earlier = {
    ...back,
    submittedAt: '2026-11-19T08:00:00Z',
    answers: [{ id: 1, ftAnswer: 'Er hält.', comment: 'Warum hält er?' }],
  }
  const launch = makeLaunch({ questionScores: [{ ...row, question: asked }], returns: [earlier] })
  const attempts = [{ ...makeLog(), isOpen: true, stateText: null, returned: back }]
  const info = makeEvaluationAttempts({ attempts, can: { start: false, resume: true } })
  const server = serverWith(launch, info)
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: /Knotentest/ }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Bitte begründen.')).toBeTruthy()
  expect(within(dialog).getByText('Zu überarbeiten')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Überarbeiten' }))
  expect(await within(dialog).findByText('Warum hält er?')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Er hält.')
})
