import { readFacilitated } from '@oktant/contract/assessment/facilitation.ts'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { makePeople, makeQuestions, makeTest, rightAnswer, takeTest, wrongAnswer } from './attempts.ts'
import type { testServer } from '../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/** Somebody who has answered one of two questions rightly, and who may flag and override that. */
export async function makeFacilitated(server: Server, settings: Partial<EvaluationSettings> = {}) {
  const { call, make } = server
  const { author, learner } = await makePeople(server)
  const { companyId } = author
  const facilitator = await make.user({ companyId, permissions: ['evaluations.moderate', 'learning.take'] })
  const questions = await makeQuestions(server, author, ['MC', 'TF'])
  const allowed = { facilitatorFlagging: true, facilitatorOverride: true, singlePage: true, passMark: 60 }
  const made = await makeTest(server, author, { questions, settings: { ...allowed, ...settings } })
  const take = async (as = learner) => {
    const { opened, given, submit } = await takeTest(server, as, made.childId)
    const answers = opened.questionScores.map((row) => {
      const known = questions.find(({ id }) => id === row.question.id)
      if (!known) throw new Error('a question that nobody made')
      return given(row, known.type === 'TF' ? wrongAnswer(row, known) : rightAnswer(known))
    })
    const done = await submit(...answers)
    const wrong = opened.questionScores.find(({ question }) => question.type === 'TF')?.id ?? 0
    return { id: opened.componentLog?.id ?? 0, wrong, done }
  }
  const read = (id: number, as = facilitator) => call(readFacilitated, { as, params: { id } })
  return { author, learner, facilitator, ...made, take, read }
}
