import { listEvaluationAttempts, peekEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import {
  defaultSystemSettings,
  saveSystemSettings,
  type SystemSettings,
} from '@oktant/contract/organisation/system.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
} from '../../../../../test/kit/content/attempts.ts'
import { testServer } from '../../../../../test/kit/server.ts'

type Wish = {
  system?: Partial<SystemSettings>
  settings?: Partial<EvaluationSettings>
  types?: readonly QuestionType[]
}

/** Somebody who answers everything rightly, in a company that shows results in its own way. */
async function taken({ system, settings = {}, types = ['MC'] }: Wish) {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const { companyId } = author
  const as = await server.make.user({ companyId, permissions: ['system.administer'] })
  if (system) await server.call(saveSystemSettings, { as, body: { ...defaultSystemSettings, ...system } })
  const questions = await makeQuestions(server, author, types)
  const { childId } = await makeTest(server, author, { questions, settings })
  const { opened, answer, submit, held } = await takeTest(server, learner, childId)
  for (const [index, row] of opened.questionScores.entries()) {
    const known = questions[index]
    const scale = row.question.answerSet?.possibleAnswers[0]?.id
    const right = known && known.type !== 'FT' ? rightAnswer(known) : 'It holds.'
    await answer(row, scale === undefined ? right : String(scale))
  }
  const done = await submit()
  const seen = await server.call(peekEvaluation, { as: learner, params: { id: held.componentLogId } })
  const listed = await server.call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  return { done, seen, listed }
}

const own = {
  passText: { en: 'Well done', de: 'Gut gemacht' },
  failText: { en: 'Once more', de: 'Noch einmal' },
  pendingText: { en: 'Soon', de: 'Bald' },
  notApplicableText: { en: 'Not graded', de: 'Ohne Note' },
}

test('results are called what the company calls them', async () => {
  const { done, listed } = await taken({ system: own })
  expect(done.result).toMatchObject({ stateLabel: 'PASSED', stateText: own.passText, mark: 100 })
  expect(listed.attempts[0]).toMatchObject({ stateText: own.passText, mark: 100 })
})

test('by themselves they are called as the product calls them', async () => {
  const { done } = await taken({})
  expect(done.result?.stateText).toEqual(defaultSystemSettings.passText)
})

test('a company that shows no scores says who has passed, and no figure anywhere', async () => {
  const { done, seen, listed } = await taken({ system: { showScores: false } })
  const hidden = { pass: true, mark: null, score: null, possible: null }
  expect(done.result).toMatchObject(hidden)
  expect(done.componentLog.mark).toBe(null)
  expect(done.containerLog?.mark).toBe(null)
  expect(seen.result).toMatchObject(hidden)
  expect(seen.componentLog?.mark).toBe(null)
  expect(seen.questionScores.map(({ score, isRight }) => [score, isRight])).toEqual([[null, true]])
  expect(listed.attempts[0]?.mark).toBe(null)
})

test.each([
  ['one that is held back is pending', { settings: { controlledRelease: true } }, own.pendingText.en],
  ['one that waits for a mark is with an assessor', { types: ['MC', 'FT'] }, 'With Assessor'],
  ['one without anything to mark has no result', { types: ['OP'] }, own.notApplicableText.en],
] as const)('%s', async (_, wish, wanted) => {
  const { done, listed } = await taken({ ...wish, system: own })
  expect(done.result?.stateText?.en).toBe(wanted)
  expect(listed.attempts[0]?.stateText?.en).toBe(wanted)
})
