import type { LearnerQuestion, QuestionType } from '@oktant/contract/questions.ts'

const nothing = { en: '', de: '' }
const half = (id: number, name: string) => ({
  id,
  name: { en: name, de: name },
  description: nothing,
  pictureURL: null,
})
const knots = [half(1, 'Palstek'), half(2, 'Altweiberknoten'), half(3, 'Schotstek')]
const around = {
  precedingText: { en: 'A loop is a', de: 'Eine Schlaufe ist ein' },
  postAnswerText: { en: '.', de: '.' },
}

const ofType: Record<QuestionType, Partial<LearnerQuestion>> = {
  MC: { possibleAnswers: knots },
  OWMC: { possibleAnswers: knots, description: nothing, ...around },
  OW: { description: nothing, ...around },
  TF: {},
  DD: {
    answerPairs: [
      { possibleAnswer1: half(1, 'Backbord'), possibleAnswer2: half(11, 'grün') },
      { possibleAnswer1: half(2, 'Steuerbord'), possibleAnswer2: half(12, 'rot') },
    ],
  },
  TI: { possibleAnswers: knots.map((knot) => ({ ...knot, pictureURL: '/knot.png' })) },
  OP: {
    fullScore: 0,
    answerSet: {
      possibleAnswers: ['Nie', 'Manchmal', 'Oft', 'Immer'].map((name, index) => half(index + 1, name)),
    },
  },
  FT: {},
}

/** A question as a learner sees it, for tests. */
export const makeLearnerQuestion = (
  type: QuestionType,
  own: Partial<LearnerQuestion> = {},
): LearnerQuestion => ({
  id: 1,
  versionId: 1,
  type,
  description: { en: 'Which knot?', de: 'Welcher Knoten?' },
  precedingText: nothing,
  postAnswerText: nothing,
  pictureURL: null,
  fullScore: 2,
  allowSupportingDocuments: false,
  possibleAnswers: [],
  answerPairs: [],
  answerSet: null,
  ...ofType[type],
  ...own,
})
