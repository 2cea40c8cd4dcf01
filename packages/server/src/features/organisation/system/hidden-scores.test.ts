import { scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  downloadCertificate,
  listOwnCertificates,
} from '@oktant/contract/learning/certificates/certificates.ts'
import { defaultSystemSettings, saveSystemSettings } from '@oktant/contract/organisation/system.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../../test/kit/content/attempts.ts'
import { makeReader, walkAsLearner } from '../../../../test/kit/content/learner-walk.ts'
import { testServer } from '../../../../test/kit/server.ts'

const figures = /^(mark|bestMark|score|possible|assessedMark|before)$/

/** Where an answer tells what somebody has reached: two of three, which is 67 %. */
function tellings(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return /\b67 ?%/.test(value) ? [`${at}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const where = `${at}.${name}`
    if (figures.test(name) && part !== null) return [where]
    if (name === 'count' && part === 67) return [where]
    return tellings(part, where)
  })
}

/** Somebody who has answered two of three rightly, and everything that they may then read. */
async function walked(showScores: boolean) {
  const server = await testServer()
  const { call, make, kit } = server
  const { author, learner } = await makePeople(server)
  const as = await make.user({ companyId: author.companyId, permissions: ['system.administer'] })
  await call(saveSystemSettings, { as, body: { ...defaultSystemSettings, showScores } })
  const questions = await makeQuestions(server, author, ['MC', 'MC', 'TF'])
  const passed = await makeTest(server, author, { questions })
  const missed = await makeTest(server, author, { questions, texts: { passMark: 90 } })
  const { seen, read } = makeReader(server, learner)
  for (const { courseId, childId } of [passed, missed]) {
    const { opened, given, submit, held } = await takeTest(server, learner, childId)
    for (const row of opened.questionScores) {
      const known = questions.find(({ id }) => id === row.question.id)
      if (!known) throw new Error('a question that nobody made')
      const answer = known.type === 'TF' ? wrongAnswer(row, known) : rightAnswer(known)
      await read(scoreQuestion, { body: { ...held, ...given(row, answer), noOfTries: 0 } })
    }
    seen.push(['submit', await submit()])
    await kit.outbox.deliver()
    await walkAsLearner({ read }, { courseId, childId, logId: held.componentLogId }, ['Knots'])
    await read(launchEvaluation, { params: { id: childId } })
  }
  const list = await call(listOwnCertificates, { as: learner, query: {} })
  await read(downloadCertificate, { params: { id: list.content[0]?.id } })
  return seen.flatMap(([name, body]) => tellings(body).map((where) => `${name}${where}`))
}

test('where a company shows its scores, the walk finds them', async () => {
  const told = await walked(true)
  for (const place of ['mylearning', 'history', 'printPeek', 'certificate', 'submit', 'completed'])
    expect(
      told.filter((one) => one.includes(place)),
      place,
    ).not.toEqual([])
})

test('where it shows none, nothing that its learners read tells one', async () => {
  expect(await walked(false)).toEqual([])
})
