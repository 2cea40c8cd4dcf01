import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { printEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { type QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { uploadQuestionPicture } from '@oktant/contract/assessment/questions/questions.ts'
import { setLanguage } from '@oktant/contract/people/account.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { png } from '../../../../../test/kit/files/pictures.ts'
import { pdfText } from '../../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { printedAttempt } from './print.view.ts'

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

test('what is seen beside a question and its answers is on the paper too', async () => {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const upload = async (width: number) => {
    const file = { name: 'knot.png', bytes: png(width, 47), type: 'image/png' }
    return (await server.call(uploadQuestionPicture, { as: author, file })).pictureId
  }
  const name = (text: string) => ({ en: text, de: text })
  const answers = [
    {
      id: 0,
      name: name('Bowline'),
      isCorrect: true,
      pictureId: await upload(81),
      pictureAlt: name('A loop round a post'),
    },
    { id: 0, name: name('Granny'), isCorrect: false, pictureId: await upload(82) },
  ]
  const pictureId = await upload(83)
  const questions = await makeQuestions(server, author, ['TI'], {
    answers,
    pictureId,
    pictureAlt: name('Two hands at a rope'),
    numberOfDistractors: 1,
  })
  const { childId } = await makeTest(server, author, { questions })
  const { opened, held, answer, submit } = await takeTest(server, learner, childId)
  const printed = async () => {
    const params = { id: held.componentLogId }
    const { rawPayload } = await server.send(printEvaluation, { as: learner, params })
    return rawPayload.toString('latin1')
  }
  const widths = async () =>
    [...(await printed()).matchAll(/\/Width (\d+)/g)].map(([, width]) => Number(width))
  expect(await widths()).toEqual([83])
  const [row, known] = [opened.questionScores[0], questions[0]]
  if (!row || !known) throw new Error('no question')
  await answer(row, wrongAnswer(row, known))
  await submit()
  expect(new Set(await widths())).toEqual(new Set([81, 82, 83]))
  const shown = [...(await printed()).matchAll(/\/Alt \((.*?)\)/g)].map(([, alt]) => alt)
  expect(new Set(shown)).toEqual(new Set(['Two hands at a rope', 'A loop round a post', 'Granny']))
})

test('a paper says whose attempt it is, gives no verdict twice, and loses no sign unsaid', async () => {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['TF', 'FT', 'OW'], {
    correctText: { en: 'Right.', de: 'Richtig.' },
    postAnswerText: { en: ', as sailors say.', de: ', sagt man an Bord.' },
  })
  const { childId } = await makeTest(server, author, { questions })
  const { opened, held, answer, submit } = await takeTest(server, learner, childId)
  const [yes, free, gap] = opened.questionScores
  const [known] = questions
  if (!yes || !free || !gap || !known) throw new Error('no question')
  await answer(yes, rightAnswer(known))
  await answer(free, 'Не больше 5: x ≤ 5 👩‍🚀 👩 ❤️')
  await answer(gap, 'Bowline')
  await submit()
  const params = { id: held.componentLogId }
  const { rawPayload } = await server.send(printEvaluation, { as: learner, params })
  const text = said(rawPayload)
  expect(text).toContain(`${learner.firstName} ${learner.surname} Attempt 1, begun`)
  expect(text).toMatch(/With Assessor/)
  expect(text).toMatch(/Submitted \d+ \w+ \d{4} at \d\d:\d\d/)
  expect(text).toContain('A loop is made by a ______, as sailors say.')
  expect(text.match(/Right\b/g)).toHaveLength(2)
  expect(text).toContain('Не больше 5: x ? 5 ? ? ?')
  expect(text).toContain('4 characters are in no font here; a question mark stands in their place.')
})

test('a chosen picture that paper cannot show is told in words, and not taken for no answer', async () => {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const upload = async () =>
    (
      await server.call(uploadQuestionPicture, {
        as: author,
        file: { name: 'a.gif', bytes, type: 'image/gif' },
      })
    ).pictureId
  const nameless = { id: 0, name: { en: '', de: '' } }
  const pictureAlt = { en: 'A loop round a post', de: 'Eine Schlinge um einen Pfahl' }
  const answers = [
    { ...nameless, isCorrect: true, pictureId: await upload(), pictureAlt },
    { ...nameless, isCorrect: false, pictureId: await upload() },
  ]
  const questions = await makeQuestions(server, author, ['TI'], { answers, numberOfDistractors: 1 })
  const { childId } = await makeTest(server, author, { questions, settings: { retryLimit: 3 } })
  const paper = async (answered: (row: QuestionScore, known: Known) => string) => {
    const { opened, held, answer, submit } = await takeTest(server, learner, childId)
    const [row, known] = [opened.questionScores[0], questions[0]]
    if (!row || !known) throw new Error('no question')
    await answer(row, answered(row, known))
    await submit()
    const params = { id: held.componentLogId }
    return said((await server.send(printEvaluation, { as: learner, params })).rawPayload)
  }
  expect(await paper((_, known) => rightAnswer(known))).toContain('Your answer: A loop round a post')
  const wrong = await paper(wrongAnswer)
  expect(wrong).toContain('Your answer: Picture of the answer')
  expect(wrong).not.toContain('Not answered')
})

test('each picture that was chosen stands beneath its name, and a question with its picture on one sheet', async () => {
  const both = (text: string) => ({ en: text, de: text })
  const picture = { bytes: Buffer.alloc(0), width: 740, height: 470 }
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const { childId } = await makeTest(server, author, {
    questions: await makeQuestions(server, author, ['MC']),
  })
  const { opened } = await takeTest(server, learner, childId)
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  const { question } = row
  const possibleAnswers = question.possibleAnswers.slice(0, 2).map((choice, place) => ({
    ...choice,
    name: both(place ? 'Granny' : 'Bowline'),
    pictureURL: `/${place}`,
    pictureAlt: both(`Picture ${place}`),
  }))
  const answer = possibleAnswers.map(({ id }) => id).join(',')
  const asked = { ...question, possibleAnswers, pictureURL: '/2', pictureAlt: both('Rope') }
  const seen = { ...opened, questionScores: [{ ...row, answer, question: asked }] }
  const pictures = new Map(['/0', '/1', '/2'].map((address) => [address, picture]))
  const to = { language: 'en', timezone: 'Europe/Berlin' } as const
  const blocks = printedAttempt(seen, to, { learner: { name: 'Mia', isReader: true }, pictures })
  const from = blocks.findIndex(({ text }) => text === 'Rope')
  expect(blocks.slice(from).map(({ text }) => text)).toEqual([
    'Rope',
    'Your answer:',
    'Bowline',
    'Picture 0',
    'Granny',
    'Picture 1',
  ])
  expect(blocks[from]?.leads).toBe(true)
})

test('of answers that are recorded alone the paper says so, and of a single question no count', async () => {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['OP'])
  const { childId } = await makeTest(server, author, { questions, category: componentCategory.survey })
  const { opened, held, answer, submit } = await takeTest(server, learner, childId)
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  await answer(row, String(row.question.answerSet?.possibleAnswers[0]?.id))
  await submit()
  const params = { id: held.componentLogId }
  const text = said((await server.send(printEvaluation, { as: learner, params })).rawPayload)
  expect(text).toContain('The answers are recorded')
  expect(text).not.toContain('Not applicable')
  expect(text).not.toContain('of 1')
})
