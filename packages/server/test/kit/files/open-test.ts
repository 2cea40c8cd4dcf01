import { type QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { makePeople, makeTest, takeTest } from '../content/attempts.ts'
import { testServer } from '../server.ts'

type Wish = Parameters<typeof makeTest>[2]
export async function openTest(
  wish: Wish | ((people: Awaited<ReturnType<typeof makePeople>>) => Promise<Wish>) = {},
) {
  const server = await testServer()
  const people = await makePeople(server)
  const made = await makeTest(server, people.author, typeof wish === 'function' ? await wish(people) : wish)
  const known = (row: QuestionScore) => {
    const found = made.questions.find(({ id }) => id === row.question.id)
    if (!found) throw new Error('a question that nobody made')
    return found
  }
  const take = (as = people.learner) => takeTest(server, as, made.childId)
  return { ...server, ...people, ...made, known, take }
}
