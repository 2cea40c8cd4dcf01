import { scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { expect, test } from 'vitest'
import { makeQuestions, rightAnswer, wrongAnswer } from '../../../../../test/kit/content/attempts.ts'
import { openTest } from '../../../../../test/kit/files/open-test.ts'
import { type Statement, statementsOf, statementsWithin } from '../../../../../test/kit/run/statements.ts'
import { testServer } from '../../../../../test/kit/server.ts'

type Answer = { right: string; partly: string; wrong: string }
const kinds = ['right', 'partly', 'wrong'] as const

/** What is asked, however many letters the answer has. */
const textsOf = (found: readonly Statement[]) => found.map(({ text }) => text)

test.for<[string, Partial<EvaluationSettings>]>([
  ['as it is told', {}],
  ['held back', { controlledRelease: true }],
])('%s, a right, a partly right and a wrong answer ask the database the same', async ([, settings]) => {
  const { engine, send, make, author, known, take } = await openTest(async ({ author: by }) => ({
    questions: await makeQuestions(await testServer(), by, ['DD', 'MC', 'TF', 'OW'], { noOfRetries: 0 }),
    settings,
  }))
  const asked = new Map<string, string[]>()
  // NOTE: whoever comes first has the questions looked up, which nobody after them needs.
  for (const kind of ['first', ...kinds] as const) {
    const as = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
    const { opened, held } = await take(as)
    for (const row of opened.questionScores) {
      const { right, wrong, partly }: Answer = answersTo(row, known(row))
      const answer = kind === 'wrong' ? wrong : kind === 'partly' ? partly : right
      const body = { ...held, id: row.id, answer, ftAnswer: '', sequence: row.sequence + 1, noOfTries: 0 }
      let within: Statement[] = []
      const outside = await statementsOf(async () => {
        within = await statementsWithin(engine, async () => {
          expect((await send(scoreQuestion, { as, body })).statusCode).toBe(200)
        })
      })
      asked.set(`${kind} ${row.question.type}`, [...textsOf(outside), '', ...textsOf(within)])
    }
  }
  for (const type of ['DD', 'MC', 'TF', 'OW'])
    for (const kind of kinds) {
      expect(asked.get(`${kind} ${type}`)?.length).toBeGreaterThan(1)
      expect(asked.get(`${kind} ${type}`), `${kind} ${type}`).toEqual(asked.get(`right ${type}`))
    }
})

type Row = Parameters<typeof wrongAnswer>[0]
type Known = Parameters<typeof wrongAnswer>[1]

/** NOTE: only what has several parts can be right in part. */
function answersTo(row: Row, known: Known): Answer {
  const right = rightAnswer(known)
  const wrong = wrongAnswer(row, known)
  const partly = row.question.type === 'DD' ? (right.split(',')[0] ?? '') : wrong
  return { right, wrong, partly }
}
