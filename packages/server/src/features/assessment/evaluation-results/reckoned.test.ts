import { leastAttempts, readEvaluationResults } from '@oktant/contract/assessment/evaluation-results.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** Pearson’s correlation, as a textbook has it. */
function correlation(one: readonly number[], other: readonly number[]) {
  const [left, right] = [mean(one), mean(other)]
  const together = one.reduce((sum, value, at) => sum + (value - left) * ((other[at] ?? 0) - right), 0)
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0))
  return together / (spread(one, left) * spread(other, right))
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** Who knows what, without a pattern and the same each time. */
const knows = (person: number, question: number) =>
  (person * 37 + question * 53 + person * question * 7) % 10 < 6

async function setUp(people: number) {
  const server = await testServer()
  const { author } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['MC', 'TF', 'OW', 'DD'], { noOfRetries: 0 })
  const settings = { passMark: 60, partialScoring: false, singlePage: true, retryLimit: null }
  const { evaluationId, childId } = await makeTest(server, author, { questions, settings })
  const chosen = new Map<string, number>()
  const attempt = async (learner: Made, isRight: (question: number) => boolean, counts: boolean) => {
    const { opened, given, submit } = await takeTest(server, learner, childId)
    const answers = opened.questionScores.map((row: QuestionScore, index) => {
      const known = questions[index]
      if (!known) throw new Error('no question')
      const answer = isRight(index) ? rightAnswer(known) : wrongAnswer(row, known)
      if (counts) chosen.set(`${index} ${answer}`, (chosen.get(`${index} ${answer}`) ?? 0) + 1)
      return given(row, answer)
    })
    await submit(...answers)
  }
  for (let person = 0; person < people; person += 1) {
    const learner = await server.make.user({ companyId: author.companyId, permissions: ['learning.take'] })
    await attempt(learner, (question) => knows(person, question), true)
    if (person % 3 === 0) await attempt(learner, () => true, false)
  }
  const found = await server.call(readEvaluationResults, { as: author, params: { id: evaluationId } })
  return { found, questions, chosen }
}

test.each([3, 30])('the figures of %i people are those that their answers come to', async (people) => {
  const { found, questions, chosen } = await setUp(people)
  const full = questions.map(({ fullScore }) => fullScore)
  const possible = full.reduce((sum, one) => sum + one, 0)
  const points = Array.from({ length: people }, (_, person) =>
    full.map((score, question) => (knows(person, question) ? score : 0)),
  )
  const totals = points.map((row) => row.reduce((sum, one) => sum + one, 0))
  const marks = totals.map((total) => Math.round((100 * total) / possible))
  const sorted = marks.toSorted((one, other) => one - other)
  const middle = (people - 1) / 2
  const median = mean([sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0])
  const deviation = Math.sqrt(marks.reduce((sum, mark) => sum + (mark - mean(marks)) ** 2, 0) / (people - 1))
  expect(found).toMatchObject({
    people,
    attempts: people + Math.ceil(people / 3),
    marked: people,
    passed: marks.filter((mark) => mark >= 60).length,
  })
  const told = [found.mean, found.median, found.deviation]
  if (people < leastAttempts.share) expect(told).toEqual([null, null, null])
  else
    for (const [at, one] of [mean(marks), median, deviation].entries()) expect(told[at]).toBeCloseTo(one, 1)
  for (const [index, question] of found.questions.entries()) {
    const own = points.map((row) => (row[index] ?? 0) / (full[index] ?? 1))
    const rest = points.map(
      (row, at) => ((totals[at] ?? 0) - (row[index] ?? 0)) / (possible - (full[index] ?? 0)),
    )
    expect(question.facility).toBe(people < leastAttempts.share ? null : Math.round(100 * mean(own)))
    expect(question.discrimination).toBe(
      people < leastAttempts.relation ? null : hundredths(correlation(own, rest)),
    )
    const known = questions[index]
    if (!known) throw new Error('no question')
    const right = question.answers.filter(({ isRight }) => isRight).map(({ count }) => count)
    expect(Math.max(0, ...right)).toBe(own.filter((share) => share === 1).length)
    if (known.type === 'MC')
      for (const [place, { id, name }] of known.answers.entries())
        expect([name, question.answers[place]?.count]).toEqual([name, chosen.get(`${index} ${id}`) ?? 0])
  }
})
