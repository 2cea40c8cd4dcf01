import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { scoreEvaluation, scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  type CertificateTemplateForm,
  createCertificateTemplate,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { makeQuestions, makeTest, rightAnswer } from '../../packages/server/test/kit/content/attempts.ts'
import type { Made } from '../../packages/server/test/kit/make.ts'
import type { Ask } from './measure.ts'
import { type Call, signedIn } from './people.ts'
import { actOf } from './recorded.ts'
import type { Server } from './server-process.ts'

const questionsOfEach = 10
/** NOTE: of one person one call waits for the other, so twice as many take it as ask at once. */
const people = 32

const both = (text: string) => ({ en: text, de: text })
/** What whoever passes is given. */
const paper: CertificateTemplateForm = {
  name: 'Bench',
  design: {
    orientation: 'landscape',
    colour: '#0b7785',
    logo: 'none',
    logoId: null,
    heading: both('Certificate'),
    intro: both('For'),
    statement: both('has passed'),
    note: both('on {date}'),
    signatories: [],
    showsQr: true,
  },
}

type Person = { token: string; launch: EvaluationLaunch; childId: number }
type Questions = Awaited<ReturnType<typeof makeQuestions>>
type Author = { call: Call; author: Made; questions: { choices: Questions; essay: Questions } }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const heldBy = ({ launch }: Person) => ({
  componentLogId: launch.componentLog?.id ?? 0,
  launch: launch.launch ?? '',
  time: 5,
})
const timesOf = ({ launch }: Person) => [{ id: launch.questionScores[0]?.id, seconds: 5 }]

async function begin(call: Call, childId: number, tokens: readonly string[]): Promise<Person[]> {
  const begun: Person[] = []
  for (const token of tokens)
    begun.push({
      token,
      childId,
      launch: await call(launchEvaluation, { as: { token }, params: { id: childId } }),
    })
  return begun
}

/** What the tests of the bench ask. NOTE: made at once, as what comes with them has a name that is used once. */
export async function makeAsked({ call, author }: Pick<Author, 'call' | 'author'>) {
  const choices = Array.from({ length: questionsOfEach }, () => 'OWMC' as const)
  const made = await makeQuestions({ call }, author, [...choices, 'FT'], { fullScore: 5 })
  return { choices: made.slice(0, questionsOfEach), essay: made.slice(questionsOfEach) }
}

/** People in the middle of a test, whose answers are kept and submitted. */
export async function answering(server: Server, { call, author, questions: { choices: questions } }: Author) {
  const { childId } = await makeTest({ call }, author, { questions })
  const all = await begin(call, childId, await signedIn(server, 1, people))
  const someone = (number: number) => {
    const person = all[number % people]
    const row = person?.launch.questionScores[number % questionsOfEach]
    if (!person || !row) throw new Error('nobody takes it')
    const answer = String(row.question.possibleAnswers[number % 3]?.id ?? '')
    const given = { id: row.id, answer, ftAnswer: '', sequence: 1 + number }
    return { person, given, headers: bearer(person.token), held: heldBy(person), times: timesOf(person) }
  }
  const kept = actOf('an answer, kept', 'scoreEvaluation', (number) => {
    const { given, headers, held, times } = someone(number)
    const body = { ...held, action: 'SAVE', position: 0, questionScores: [given], times }
    return { params: { containerChildId: childId }, headers, body }
  })
  const submitted = actOf('an answer, submitted', 'scoreQuestion', (number) => {
    const { given, headers, held, times } = someone(number)
    return { headers, body: { ...held, ...given, noOfTries: 0, times } }
  })
  return { kept, submitted }
}

/** Everybody hands in once each time, with all answers right, so that each is given a certificate. */
export async function handingIn(
  server: Server,
  { call, author, questions: all }: Author,
  { times, at }: Handing,
) {
  const questions = all.choices.slice(0, 2)
  const template = await call(createCertificateTemplate, { as: author, body: paper })
  const tokens = await signedIn(server, 40, at)
  const waiting: Person[] = []
  for (let time = 0; time < times; time += 1) {
    const { childId } = await makeTest({ call }, author, { questions, texts: { certificate: template.id } })
    waiting.push(...(await begin(call, childId, tokens)))
  }
  const rights = questions.map(rightAnswer)
  for (const person of waiting) await answerAll(call, person, rights)
  let done = 0
  const ask = actOf('handing in', 'scoreEvaluation', () => {
    const person = waiting[done]
    if (!person) throw new Error('everybody has handed in')
    done += 1
    const body = {
      ...heldBy(person),
      action: 'SUBMIT',
      position: 0,
      questionScores: [],
      times: timesOf(person),
    }
    return { params: { containerChildId: person.childId }, headers: bearer(person.token), body }
  })
  return (connections: number): Ask => ({ ...ask, connections, amount: at })
}

type Handing = { times: number; at: number }

async function answerAll(call: Call, person: Person, rights: readonly string[]) {
  for (const [place, { id, question, noOfTries }] of person.launch.questionScores.entries()) {
    const own = question.possibleAnswers.map((one) => String(one.id))
    const answer = rights.find((right) => own.includes(right)) ?? ''
    const body = { ...heldBy(person), id, answer, ftAnswer: '', sequence: 1 + place, noOfTries }
    await call(scoreQuestion, { as: person, body })
  }
}

/** Essays that wait to be marked; answers their numbers and their evaluation. */
export async function essays(
  server: Server,
  { call, author, questions: { essay: questions } }: Author,
  many: number,
) {
  const category = componentCategory.moderatedEssay
  const { childId, evaluationId } = await makeTest({ call }, author, {
    questions,
    category,
    settings: { singlePage: true },
  })
  const all = await begin(call, childId, await signedIn(server, 200, many))
  for (const person of all) {
    const questionScores = person.launch.questionScores.map(({ id }) => ({
      id,
      answer: '',
      ftAnswer: 'A bowline holds without tightening, and it opens again.',
      sequence: 1,
    }))
    const body = { ...heldBy(person), action: 'SUBMIT' as const, questionScores }
    await call(scoreEvaluation, { as: person, params: { containerChildId: childId }, body })
  }
  return { evaluationId, logIds: all.map(({ launch }) => launch.componentLog?.id ?? 0) }
}
