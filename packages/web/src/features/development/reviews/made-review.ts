import type {
  Review,
  ReviewCompetency,
  ReviewObjective,
  ReviewQuestion,
  ReviewRow,
} from '@oktant/contract/development/reviews/review-shapes.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'

const text = (de: string) => ({ en: de, de })
const mia = { id: 1, name: 'Mia Naidoo' }
const thomas = { id: 2, name: 'Thomas Brandt' }

const head = {
  id: 7,
  season: { id: 3, name: text('Jahr 2026'), seasonStart: '2026-01-01', seasonEnd: '2026-12-31' },
  user: mia,
  manager: thomas,
  status: pdrStatus.userCompletesPartA,
  sectionAStatus: 'NEW_PDR',
  sectionBStatus: 'NEW_PDR',
  sectionCStatus: 'NEW_PDR',
  waitsFor: mia,
  phase: 'person',
  since: '2026-11-12T10:00:00.000Z',
  deadline: '2026-12-15',
  isLate: false,
} as const

/** A review in a list, for screen tests. */
export const makeReviewRow = (own: Partial<ReviewRow> = {}): ReviewRow => ({
  ...head,
  side: 'person',
  assessedMark: null,
  jobRole: null,
  locality: null,
  ...own,
})

export const makeObjective = (id: number, own: Partial<ReviewObjective> = {}): ReviewObjective => ({
  id,
  title: `Ziel ${id}`,
  text: 'Drei Kundinnen gewinnen',
  date: '2026-12-01',
  status: 'NOT_STARTED',
  weight: null,
  kpa: '',
  kpaId: null,
  kpaName: null,
  rating: null,
  performanceRating: null,
  additionalText: '',
  managerText: '',
  ...own,
})

export const makeCompetency = (id: number, own: Partial<ReviewCompetency> = {}): ReviewCompetency => ({
  id,
  competencyItem: { id, name: text('Zusammenarbeit'), tip: text(''), itemProperties: [] },
  userRating: null,
  rating: null,
  managerText: '',
  ...own,
})

export const makeQuestion = (id: number, own: Partial<ReviewQuestion> = {}): ReviewQuestion => ({
  id,
  questionId: id,
  type: 'FT',
  part: 'B',
  answeredBy: 'person',
  questionText: text('Was hat Ihnen geholfen?'),
  precedingText: text(''),
  possibleAnswers: [],
  mandatory: true,
  answer: '',
  ftAnswer: '',
  managerText: '',
  supportingDocument: null,
  allowSupportingDocuments: false,
  ...own,
})

const levels = (id: number) => ({
  id,
  name: text('Stufen'),
  possibleAnswers: ['Selten', 'Meist', 'Immer'].map((name, place) => ({
    id: id * 10 + place,
    name: text(name),
    description: text(''),
  })),
})

const nothing = {
  submit: false,
  proposeMark: false,
  addObjective: false,
  holdMeeting: false,
  accept: false,
  reject: false,
  attach: false,
  print: false,
  reopen: false,
  giveAway: false,
  close: false,
  remind: false,
}

type Own = Partial<Omit<Review, 'can'>> & { can?: Partial<Review['can']> }

/** A review as its person has it before anything is written. */
export const makeReview = ({ can, ...own }: Own = {}): Review => ({
  ...head,
  containerChildId: 90,
  side: 'person',
  evaluation: { id: 4, name: text('Formular'), description: text('') },
  allowUserCompleteSectionB: true,
  contentForUpperManagers: false,
  contracts: false,
  questionManager: null,
  phases: [],
  sees: { personA: true, managerA: false, personBC: true, managerBC: false, mark: false },
  needsReason: false,
  rejected: false,
  rejectedItems: [],
  userComments: '',
  meetingDay: null,
  pastObjectives: [makeObjective(11, { title: 'Umsatz steigern' })],
  currentObjectives: [makeObjective(21, { title: '' }), makeObjective(22), makeObjective(23)],
  companyObjectives: [],
  bcs: [makeCompetency(31)],
  questions: [makeQuestion(41)],
  ratingAnswerSet: levels(5),
  performanceAnswerSet: levels(6),
  userFinalComments: '',
  managerFinalComments: '',
  assessedMark: null,
  markReason: '',
  proposal: null,
  calibration: null,
  notes: '',
  evidence: [],
  signatures: [],
  earlier: [],
  fields: [],
  changed: [],
  savedAt: null,
  can: { write: [], ...nothing, ...can },
  ...own,
})

export const personWrites = [
  'objective.11.rating',
  'objective.11.additionalText',
  ...[21, 22, 23].flatMap((id) => [`objective.${id}.title`, `objective.${id}.text`, `objective.${id}.place`]),
  'bcs.31.userRating',
  'question.41.ftAnswer',
  'userFinalComments',
]
