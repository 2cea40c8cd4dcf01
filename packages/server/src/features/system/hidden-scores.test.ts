import { allActivity } from '@oktant/contract/activity.ts'
import {
  launchEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
  printEvaluation,
  scoreQuestion,
} from '@oktant/contract/attempts.ts'
import * as offered from '@oktant/contract/catalogue.ts'
import { downloadCertificate, listOwnCertificates } from '@oktant/contract/certificates.ts'
import { readHome } from '@oktant/contract/home.ts'
import type { Endpoint } from '@oktant/contract/http.ts'
import * as learning from '@oktant/contract/learning.ts'
import { listNotifications } from '@oktant/contract/notifications.ts'
import { readMyLearning, readOwnProgress } from '@oktant/contract/own-learning.ts'
import { readProgressYear } from '@oktant/contract/progress.ts'
import { searchAll } from '@oktant/contract/search.ts'
import { defaultSystemSettings, saveSystemSettings } from '@oktant/contract/system.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../test/kit/attempts.ts'
import { pdfText } from '../../../test/kit/pdf-text.ts'
import { testServer } from '../../../test/kit/server.ts'

const figures = /^(mark|bestMark|score|possible|assessedMark)$/

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
  const { call, make, send, kit } = server
  const { author, learner } = await makePeople(server)
  const as = await make.user({ companyId: author.companyId, permissions: ['system.administer'] })
  await call(saveSystemSettings, { as, body: { ...defaultSystemSettings, showScores } })
  const questions = await makeQuestions(server, author, ['MC', 'MC', 'TF'])
  const passed = await makeTest(server, author, { questions })
  const missed = await makeTest(server, author, { questions, texts: { passMark: 90 } })
  const told: string[] = []
  async function read<E extends Endpoint>(entry: E, options: object = {}) {
    const answer = await send(entry, { as: learner, ...options } as never)
    const name = `${entry.method} ${entry.path}`
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
    const isPdf = String(answer.headers['content-type']).includes('pdf')
    const found = isPdf ? pdfText(answer.rawPayload).join(' ') : answer.json()
    told.push(...tellings(found).map((where) => `${name}${where}`))
    return found
  }
  for (const { courseId, childId } of [passed, missed]) {
    const { opened, given, submit, held } = await takeTest(server, learner, childId)
    const answers = opened.questionScores.map((row) => {
      const known = questions.find(({ id }) => id === row.question.id)
      if (!known) throw new Error('a question that nobody made')
      return given(row, known.type === 'TF' ? wrongAnswer(row, known) : rightAnswer(known))
    })
    for (const one of answers) {
      const body = { ...held, ...one, noOfTries: 0 }
      told.push(...tellings(await call(scoreQuestion, { as: learner, body })).map((at) => `answer${at}`))
    }
    told.push(...tellings(await submit()).map((where) => `submit${where}`))
    const params = { id: courseId }
    for (const entry of [
      learning.readLearning,
      learning.listChildren,
      learning.readOutline,
      learning.listComponentHistory,
      learning.listContainerHistory,
      offered.listNextContainers,
    ])
      await read(entry, { params })
    await read(learning.readLearningState, { params: { containerId: courseId } })
    await read(listEvaluationAttempts, { params: { id: childId } })
    await read(peekEvaluation, { params: { id: held.componentLogId } })
    await read(printEvaluation, { params: { id: held.componentLogId } })
    await read(launchEvaluation, { params: { id: childId } })
  }
  await kit.outbox.deliver()
  for (const entry of [
    learning.listLearning,
    learning.listAssignedCourses,
    learning.listCompletedCourses,
    offered.listSuggestedCourses,
    offered.listAvailableCourses,
    offered.listFeaturedCourses,
    readProgressYear,
    listNotifications,
    allActivity,
    readHome,
    readMyLearning,
    readOwnProgress,
    offered.readInProgressCourse,
  ])
    await read(entry, { query: {} })
  await read(searchAll, { query: { text: 'Knots' } })
  const list = await read(listOwnCertificates, { query: {} })
  const id = list.payload.content[0]?.id
  await read(downloadCertificate, { params: { id } })
  return told
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
