import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { launchOpenQuiz } from '@oktant/contract/assessment/attempts/open-quiz.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { hands, makeQuestions, makeTest } from '../../kit/content/attempts.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, type Server, two } from '../scene.ts'

const rights: Permission[] = [
  'evaluations.administer',
  'content.administer',
  'courses.administer',
  'learning.take',
]

type Test = Awaited<ReturnType<typeof makeTest>>
const ofTest =
  (call: (test: Test, server: Server, owner: Made) => object | Promise<object>): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    const questions = await makeQuestions(server, pair.owner, ['FT'], { allowSupportingDocuments: true })
    const test = await makeTest(server, pair.owner, { questions, openToVisitors: true })
    return { ...pair, call: await call(test, server, pair.owner) }
  }
const byChild = ofTest(({ childId }) => ({ params: { id: childId } }))

/** Somebody with the attempt open, and its one question. */
const taking = (
  call: (taken: ReturnType<typeof hands> & { rowId: number; test: Test; text: object }) => object,
) =>
  ofTest(async (test, server, owner) => {
    const opened = await server.call(launchEvaluation, { as: owner, params: { id: test.childId } })
    const taken = hands(server, owner, test.childId, opened)
    const [row] = opened.questionScores
    if (!row) throw new Error('no question')
    return call({ ...taken, rowId: row.id, test, text: taken.given(row, 'Because it holds.') })
  })

/** The same without an account. */
const visiting = (call: (visit: { launch: string; text: object }) => object) =>
  ofTest(async (test, server, owner) => {
    const params = { id: test.childId }
    const { launch, questionScores } = await server.call(launchOpenQuiz, { as: owner, params })
    const text = { id: questionScores[0]?.id, answer: '', ftAnswer: 'Because it holds.', sequence: 1 }
    return call({ launch: launch ?? '', text })
  })

const file = { name: 'knots.txt', bytes: Buffer.from('over, under'), type: 'text/plain' }
const byLog = (name: string) => taking(({ held }) => ({ params: { [name]: held.componentLogId } }))

export const attemptScenes: Record<string, Scene> = {
  attachSupportingDocument: taking(({ rowId }) => ({ params: { questionScoreId: rowId }, file })),
  cancelEvaluation: byLog('componentLogId'),
  launchEmbeddedEvaluation: byChild,
  launchEvaluation: byChild,
  // NOTE: a visitor’s call shows one’s own company to whoever is signed in.
  launchOpenQuiz: byChild,
  listAttemptHistory: ofTest(({ evaluationId }) => ({ params: { id: evaluationId } })),
  listEvaluationAttempts: byChild,
  peekEvaluation: byLog('id'),
  printAttempt: byLog('id'),
  printEvaluation: byLog('id'),
  removeSupportingDocument: taking(({ rowId }) => ({ params: { questionScoreId: rowId } })),
  reviewAttempt: byLog('id'),
  previewEvaluation: ofTest(({ evaluationId }) => ({ params: { id: evaluationId } })),
  readOpenQuiz: byChild,
  scoreEvaluation: taking(({ held, test, text }) => ({
    params: { containerChildId: test.childId },
    body: { ...held, action: 'SAVE', questionScores: [text] },
  })),
  scoreOpenQuestion: visiting(({ launch, text }) => ({ body: { launch, ...text, noOfTries: 0, time: 0 } })),
  scoreOpenQuiz: visiting(({ launch, text }) => ({
    body: { launch, time: 0, action: 'SAVE', questionScores: [text] },
  })),
  scoreQuestion: taking(({ held, text }) => ({ body: { ...held, ...text, noOfTries: 0 } })),
}
