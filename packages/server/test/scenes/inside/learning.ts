import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { launchOpenQuiz } from '@oktant/contract/assessment/attempts/open-quiz.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { hands, makeQuestions, makeTest } from '../../kit/content/attempts.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import type { Made } from '../../kit/make.ts'
import { handIn, makeEssay } from '../../kit/content/marking.ts'
import { answersOf, makeSurvey } from '../../kit/content/surveys.ts'
import type { Server } from '../scene.ts'
import { inside, type InsideScene } from './inside.ts'

const rights: Permission[] = [
  'evaluations.administer',
  'content.administer',
  'courses.administer',
  'learning.take',
  'ratings.give',
  'surveys.administer',
  'surveys.answer',
]

/** Somebody at an evaluation of their own, with its one question. */
async function opened(server: Server, as: Made) {
  const questions = await makeQuestions(server, as, ['FT'])
  const { childId } = await makeTest(server, as, { questions, openToVisitors: true })
  const launched = await server.call(launchEvaluation, { as, params: { id: childId } })
  const { held, given } = hands(server, as, childId, launched)
  const [row] = launched.questionScores
  if (!row) throw new Error('no question')
  return { childId, held, text: given(row, 'Because it holds.') }
}

/** The same evaluation, opened as a visitor opens it. */
async function visited(server: Server, as: Made) {
  const { childId } = await opened(server, as)
  const { launch, questionScores } = await server.call(launchOpenQuiz, { as, params: { id: childId } })
  const text = { id: questionScores[0]?.id, answer: '', ftAnswer: 'Because it holds.', sequence: 1 }
  return { launch: launch ?? '', text }
}

type Opened = Awaited<ReturnType<typeof opened>>
type Visited = Awaited<ReturnType<typeof visited>>

// NOTE: whoever owns the row answers it where it is; anybody else names it in an attempt of their own.
const answering = (call: (own: Opened, text: Opened['text']) => object): InsideScene =>
  withOwn(opened, (own, { text }) => call(own, text))
const visiting = (call: (own: Visited, text: Visited['text']) => object): InsideScene =>
  withOwn(visited, (own, { text }) => call(own, text))

function withOwn<T>(make: (server: Server, as: Made) => Promise<T>, call: (own: T, owners: T) => object) {
  const owners = new WeakMap<object, Made>()
  return inside(
    rights,
    async (server, owner) => {
      const made = { row: await make(server, owner) }
      owners.set(made, owner)
      return made
    },
    async (made, as, server) => call(owners.get(made) === as ? made.row : await make(server, as), made.row),
  )
}

/** Two companies with an essay each to mark. */
const marking =
  (call: (own: { logId: number }, rowId: number) => object): InsideScene =>
  async (server) => {
    const waiting = async () => {
      const { learner, marker, childId } = await makeEssay(server)
      return { marker, ...(await handIn(server, learner, childId)) }
    }
    const [theirs, own] = [await waiting(), await waiting()]
    return {
      owner: theirs.marker,
      intruder: own.marker,
      call: (as) => call(as === theirs.marker ? theirs : own, theirs.rowId),
    }
  }

const survey = async (server: Server, as: Made) => {
  const { id } = await makeSurvey(server, as, [as])
  return { id, answers: answersOf(await server.call(readSurvey, { as, params: { id } }), 0) }
}

export const learningInsideScenes: Record<string, InsideScene> = {
  answerSurvey: withOwn(survey, ({ id }, { answers }) => ({ params: { id }, body: { answers } })),
  createTestimonial: inside(
    rights,
    async (server, owner) => {
      const { id, children } = await makeCourse(server, owner)
      const params = { key: children[0]?.childId ?? 0 }
      await server.call(launchComponent, { as: owner, params })
      return { id }
    },
    ({ id }) => ({
      body: {
        ratingType: 'ADDITIONAL',
        genericToggleFlag: true,
        rating: 1,
        comment: 'It holds.',
        container: { id },
      },
    }),
  ),
  returnMarking: marking(({ logId }, id) => ({
    params: { logId },
    body: { revision: 0, questionScores: [{ id, score: 1, comment: '' }], comment: 'Once more.' },
  })),
  scoreEvaluation: answering(({ held, childId }, text) => ({
    params: { containerChildId: childId },
    body: { ...held, action: 'SAVE', questionScores: [text] },
  })),
  scoreMarking: marking(({ logId }, id) => ({
    params: { logId },
    body: {
      action: 'SAVE',
      revision: 0,
      questionScores: [{ id, score: 0, comment: '' }],
      comment: '',
      level: null,
    },
  })),
  scoreOpenQuestion: visiting(({ launch }, text) => ({ body: { launch, ...text, noOfTries: 0, time: 0 } })),
  scoreOpenQuiz: visiting(({ launch }, text) => ({
    body: { launch, time: 0, action: 'SAVE', questionScores: [text] },
  })),
  scoreQuestion: answering(({ held }, text) => ({ body: { ...held, ...text, noOfTries: 0 } })),
}
