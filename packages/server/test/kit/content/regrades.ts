import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { type QuestionForm, updateQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import { makePeople, makeQuestions, makeTest, rightAnswer, takeTest } from './attempts.ts'
import type { Made } from '../make.ts'
import { questionForm } from './questions/questions.ts'
import type { testServer } from '../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/** A test of two statements; what is true of the first was written wrongly, until `correct` says so. */
export async function makeMistaken(server: Server, settings: Partial<EvaluationSettings> = {}) {
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['TF', 'TF'], { fullScore: 1, noOfRetries: 0 })
  const made = await makeTest(server, author, {
    questions,
    settings: { passMark: 100, singlePage: true, orderOfQuestions: 'ordered', ...settings },
  })
  const [mistaken, second] = questions
  if (!mistaken || !second) throw new Error('no question')
  const params = { id: mistaken.id }
  const wrong = rightAnswer(mistaken)
  const right = wrong === 'true' ? 'false' : 'true'
  /** Takes the test; answers the first as its author wrote it at first, or as it really is. */
  const take = async (as: Made, said: 'asWritten' | 'asItIs', other: 'right' | 'wrong' = 'right') => {
    const { opened, given, submit } = await takeTest(server, as, made.childId)
    const known = rightAnswer(second)
    const turned = known === 'true' ? 'false' : 'true'
    const answers = [said === 'asWritten' ? wrong : right, other === 'right' ? known : turned]
    const done = await submit(...opened.questionScores.map((row, index) => given(row, answers[index] ?? '')))
    return { id: opened.componentLog?.id ?? 0, done }
  }
  /** Changes the key to what is really so. */
  const correct = (values: Partial<QuestionForm> = {}) =>
    server.call(updateQuestion, {
      as: author,
      params,
      body: {
        ...questionForm('TF', { fullScore: 1, noOfRetries: 0, answerBoolean: right === 'true', ...values }),
        revision: 0,
      },
    })
  const more = () => server.make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  return { ...made, author, learner, questionId: mistaken.id, take, correct, more }
}
