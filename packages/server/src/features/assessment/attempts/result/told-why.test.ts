import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { expect, test } from 'vitest'
import { makeQuestions, rightAnswer, wrongAnswer } from '../../../../../test/kit/content/attempts.ts'
import { openTest } from '../../../../../test/kit/files/open-test.ts'
import { testServer } from '../../../../../test/kit/server.ts'

test('who has missed the pass mark is told in the course by how much, and who has reached it that they have', async () => {
  const { call, learner, courseId, known, take } = await openTest(async ({ author }) => ({
    questions: await makeQuestions(await testServer(), author, ['TF', 'MC'], { noOfRetries: 0 }),
  }))
  const child = async () => {
    const { children } = await call(readLearning, { as: learner, params: { id: courseId } })
    return children[0]
  }
  const passMark = (await child())?.passMark ?? 0
  expect(passMark).toBeGreaterThan(0)
  const attempt = async (isRight: boolean) => {
    const { opened, answer, submit } = await take()
    for (const row of opened.questionScores)
      await answer(row, isRight ? rightAnswer(known(row)) : wrongAnswer(row, known(row)))
    return submit()
  }
  await attempt(false)
  expect(await child()).toMatchObject({ mark: 0, why: { code: 'mark_below', count: 0, of: passMark } })
  await attempt(true)
  expect(await child()).toMatchObject({ passed: true, mark: 100, why: { code: 'mark_reached' } })
  await attempt(false)
  expect(await child()).toMatchObject({ passed: true, mark: 0, why: { code: 'mark_reached_before' } })
})
