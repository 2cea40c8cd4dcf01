import { printEvaluation } from '@oktant/contract/attempts.ts'
import { type QuestionScore } from '@oktant/contract/question-scores.ts'
import { setLanguage } from '@oktant/contract/account.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../test/kit/attempts.ts'
import type { Made } from '../../../test/kit/make.ts'
import { pdfText } from '../../../test/kit/pdf-text.ts'
import { testServer } from '../../../test/kit/server.ts'

const told = (text: string) => ({ en: `hush-${text}`, de: `hush-${text}` })

async function setUp() {
  const server = await testServer()
  const people = await makePeople(server)
  const questions = await makeQuestions(server, people.author, ['MC', 'TF', 'DD', 'OW', 'OP'], {
    correctText: told('correct'),
    firstIncorrectText: told('first'),
    lastIncorrectText: told('last'),
    modelAnswer: told('model'),
  })
  const made = await makeTest(server, people.author, { questions })
  const taken = await takeTest(server, people.learner, made.childId)
  const print = async (as: Made) => {
    const params = { id: taken.held.componentLogId }
    const answer = await server.send(printEvaluation, { as, params })
    return { status: answer.statusCode, text: answer.statusCode === 200 ? said(answer.rawPayload) : '' }
  }
  return { ...server, ...people, ...taken, questions, print }
}

const said = (pdf: Buffer) => pdfText(pdf).join(' ').replaceAll(/\s+/g, ' ')

test('an attempt is printed with what was answered, and with what is right once it is over', async () => {
  const { learner, opened, questions, answer, submit, print } = await setUp()
  const open = await print(learner)
  expect(open.text).toContain('Question 1 of 5')
  expect(open.text).toContain('Not submitted yet.')
  expect(open.text).toContain('Your answer:')
  expect(open.text).not.toContain('hush-')
  expect(open.text).not.toContain('Right would have been')
  for (const [index, row] of opened.questionScores.entries()) {
    const known = questions[index]
    if (!known) throw new Error('no question')
    await answer(row, given(row, known, index))
  }
  await submit()
  const { text } = await print(learner)
  expect(text).toContain('Right would have been')
  expect(text).toContain('hush-correct')
  expect(text).toMatch(/Mark: \d+%/)
  expect(text).not.toContain('hush-model')
})

type Known = Parameters<typeof rightAnswer>[0] & Parameters<typeof wrongAnswer>[1]
function given(row: QuestionScore, known: Known, index: number) {
  const scale = row.question.answerSet?.possibleAnswers[0]?.id
  if (scale !== undefined) return String(scale)
  return index % 2 ? rightAnswer(known) : wrongAnswer(row, known)
}

test('it is printed in the language of whoever prints it, and for nobody else', async () => {
  const { author, call, learner, print } = await setUp()
  expect((await print(author)).status).toBe(404)
  await call(setLanguage, { as: learner, body: { language: 'de' } })
  // NOTE: on PostgreSQL the server hears a moment later that somebody's language changed.
  await expect.poll(async () => (await print(learner)).text, { timeout: 10_000 }).toContain('Frage 1 von 5')
})
