import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { makePeople, makeQuestions, makeTest, takeTest } from './attempts.ts'
import type { Made } from '../make.ts'
import type { testServer } from '../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
type Wish = Parameters<typeof makeTest>[2] & { types?: readonly QuestionType[] }

/** A course with an essay to mark, its learner, and two people who mark. */
export async function makeEssay(server: Server, { types = ['FT'], ...wish }: Wish = {}) {
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, types, { fullScore: 4 })
  const category = componentCategory.moderatedEssay
  const made = await makeTest(server, author, { questions, category, ...wish })
  const marker = (permissions: Permission[] = ['freeText.mark', 'competencies.assess']) =>
    server.make.user({ companyId: author.companyId, permissions, firstName: 'Wanjiru' })
  return { ...made, author, learner, marker: await marker(), other: await marker(), makeMarker: marker }
}

export const essay = 'A bowline holds without tightening, and it opens again.'

/** Somebody hands an essay in; answers the number of what is to be marked, and of its first question. */
export async function handIn(server: Server, learner: Made, childId: number, text = essay) {
  const { opened, answer, submit } = await takeTest(server, learner, childId)
  for (const row of opened.questionScores) await answer(row, answerTo(row, text))
  const done = await submit()
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  return { logId: opened.componentLog?.id ?? 0, rowId: row.id, done, opened }
}

const answerTo = ({ question }: QuestionScore, text: string) =>
  question.type === 'FT'
    ? text
    : question.type === 'TF'
      ? 'true'
      : String((question.answerSet?.possibleAnswers ?? question.possibleAnswers)[0]?.id)
