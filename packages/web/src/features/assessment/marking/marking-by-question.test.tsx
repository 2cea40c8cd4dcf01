import {
  handBackMarking,
  launchMarking,
  listQuestionsToMark,
  peekMarking,
  scoreMarking,
  type ScoreMarking,
} from '@oktant/contract/assessment/marking.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeMarking } from '../../../test/made/make-marking.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const marker = { permissions: ['freeText.mark' as const] }
const { launch } = makeMarking()
const [first, second] = launch.questionScores
const questionScores = [first, second].flatMap((row, index) =>
  row ? [{ ...row, question: { ...row.question, id: 70 + index } }] : [],
)
const made = (own: Parameters<typeof makeMarking>[0] = {}) =>
  makeMarking({ launch: { ...launch, questionScores }, ...own })
const desk = '/moderator?tab=questions&attempt=41&evaluationId=3&questionId=71'

function serverWith(marking = made()) {
  const server = fakeServer()
  const sent: ScoreMarking[] = []
  server.answer(launchMarking, marking)
  server.answer(peekMarking, made({ user: { id: 9, fullName: 'Jon Wik' }, next: null }))
  server.answer(handBackMarking, marking)
  server.answer(listQuestionsToMark, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  server.answerBy(scoreMarking, ({ body }) => {
    sent.push(body as ScoreMarking)
    return { ...marking, revision: sent.length, savedAt: '2026-11-21T09:00:00Z' }
  })
  return { server, sent }
}
async function points() {
  const asked = await screen.findByRole('region', { name: 'Frage 2 von 2' })
  return within(asked).getByLabelText('Punkte (0 bis 4)')
}

test('of one question only its answer is marked, and the next one stands there before it is opened', async () => {
  const { server, sent } = serverWith()
  const { user } = showApplication(desk, { server, as: marker })
  const field = await points()
  expect(screen.getByRole('heading', { name: 'Frage 2 von 2' })).toBeTruthy()
  expect(screen.getByText('1 andere Frage dieses Versuchs')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await waitFor(() => expect(server.callsOf(peekMarking)).toHaveLength(1))
  server.answerBy(launchMarking, () => new Promise(() => undefined))
  await user.keyboard('3{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Jon Wik' })).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await points()))
  expect(sent.map(({ action }) => action)).toEqual(['SAVE'])
  expect(server.callsOf(handBackMarking)).toHaveLength(1)
})

test('an attempt gets its mark with the last of its points', async () => {
  const questions = made().questions.map((row, index) => (index === 0 ? { ...row, score: 4 } : row))
  const { server, sent } = serverWith(made({ questions }))
  const { user } = showApplication(desk, { server, as: marker })
  await user.type(await points(), '2,5')
  await user.click(screen.getByRole('button', { name: 'Bewerten und weiter' }))
  await waitFor(() => expect(sent.at(-1)?.action).toBe('SUBMIT'))
  expect(sent.at(-1)?.questionScores.map(({ score }) => score)).toEqual(['4', '2,5'])
})

test('nobody goes on from an answer without points by accident', async () => {
  const { server, sent } = serverWith()
  const { user } = showApplication(desk, { server, as: marker })
  await points()
  await user.click(screen.getByRole('button', { name: 'Merken und weiter' }))
  expect(await screen.findByText('Bitte bewerten Sie jede Antwort.')).toBeTruthy()
  expect(document.activeElement).toBe(await points())
  expect(sent).toEqual([])
})

test.each([
  [0, 'Keine Antwort auf diese Frage wartet mehr auf Sie.'],
  [2, 'Die Antworten, die noch warten, haben andere geöffnet.'],
])('whoever has gone through with %i answers still waiting is told so', async (waiting, told) => {
  const { server } = serverWith(made({ next: null, waiting }))
  const { user } = showApplication(desk, { server, as: marker })
  await user.type(await points(), '3{Control>}{Enter}{/Control}')
  expect(await screen.findByText(told)).toBeTruthy()
})

test('what is typed on while the points are kept stays with the answer it was typed for', async () => {
  const { server, sent } = serverWith()
  const { user } = showApplication(desk, { server, as: marker })
  await user.type(await points(), '1')
  let arrive = () => {}
  const kept = new Promise<void>((done) => (arrive = done))
  server.answerBy(scoreMarking, async ({ body }) => {
    sent.push(body as ScoreMarking)
    await kept
    return made({ revision: sent.length, savedAt: '2026-11-21T09:00:00Z' })
  })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.keyboard(',5')
  arrive()
  expect(await screen.findByText(/^Was Sie seither eingegeben haben/)).toBeTruthy()
  expect(await points()).toHaveProperty('value', '1,5')
  expect(server.callsOf(handBackMarking)).toHaveLength(0)
  await waitFor(() => expect(sent.at(-1)?.questionScores[1]?.score).toBe('1,5'), { timeout: 4000 })
})
