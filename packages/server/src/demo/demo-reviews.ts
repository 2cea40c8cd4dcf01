import { blankQuestion, blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { SeasonForm } from '@oktant/contract/development/seasons.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { makeEvaluation } from '../features/assessment/evaluations/evaluations.ts'
import { makeAnswerSet, makeBank, makeQuestions } from '../features/assessment/questions/questions.ts'
import { createCompetencyItem } from '../features/development/competency-items/competency-items.ts'
import {
  listReviewsOf,
  playAsManager,
  playAsPerson,
  playCalibration,
  playGivenAway,
  playMeeting,
  playOutcome,
} from '../features/development/reviews/reviews.ts'
import { closeAtOnce, createSeason, openAtOnce } from '../features/development/seasons/seasons.ts'
import { makeDemoContracts, makeDemoKpas } from './demo-contracts.ts'
import { dayFrom } from './demo-days.ts'
import { local } from './questions/demo-question.ts'

type Wanted = {
  hr: Actor
  manager: Actor
  /** Who leads the manager, and takes one review over. */
  head: number | null
  /** The people whom the manager leads, whom the seasons are for; the first is shown at the beginning. */
  people: readonly Actor[]
  /** Somebody who owns an area, and leaves. */
  leaver: number
  now: Date
}

const scale = [
  ['Below expectations', 'Unter den Erwartungen'],
  ['Partly meets expectations', 'Erfüllt Erwartungen teilweise'],
  ['Meets expectations', 'Erfüllt Erwartungen'],
  ['Exceeds expectations', 'Übertrifft Erwartungen'],
] as const
const competencies = [
  [
    ['Works with others', 'Arbeitet mit anderen'],
    ['Shares what they know.', 'Teilt das eigene Wissen.'],
  ],
  [
    ['Thinks of the customer', 'Denkt an die Kundschaft'],
    ['Asks before assuming.', 'Fragt nach, statt anzunehmen.'],
  ],
  [
    ['Takes responsibility', 'Übernimmt Verantwortung'],
    ['Says when something goes wrong.', 'Sagt, wenn etwas schiefgeht.'],
  ],
] as const
const questions = [
  [['What went well this year?', 'Was ist in diesem Jahr gut gelungen?'], 'B'],
  [['What do you need from us?', 'Was brauchen Sie von uns?'], 'C'],
  [
    ['How do you see the next year of this person?', 'Wie sehen Sie das nächste Jahr dieser Person?'],
    'CManager',
  ],
] as const

/** A season that is over, and one that is open with a review in every state. */
export async function makeDemoReviews(db: Db, wanted: Wanted) {
  const { hr, now } = wanted
  const { companyId } = hr
  const possibleAnswers = scale.map((name, at) => ({
    id: at + 1,
    name: local(name),
    description: { en: '', de: '' },
  }))
  const name = local(['Review scale', 'Skala für Mitarbeitergespräche'])
  const answerSetId = await makeAnswerSet(db, companyId, { name, possibleAnswers }, { now })
  const title = local(['Review questions', 'Fragen für Mitarbeitergespräche'])
  const bankId = await makeBank(db, companyId, { title, description: { en: '', de: '' } }, { now })
  const forms = questions.map(([text]) => ({
    form: { ...blankQuestion('FT'), questionText: local(text) },
    scale: [],
  }))
  const ids = await makeQuestions(db, { companyId, bankId, by: hr.id, now }, forms)
  const items = ids.map((questionId) => ({
    questionId,
    bankId: null,
    tag: '',
    difficulty: null,
    count: 1,
    mandatory: true,
  }))
  const form = {
    title: local(['Annual review', 'Jahresgespräch']),
    description: { en: '', de: '' },
    keywords: [],
    minutes: null,
    settings: blankSettings,
    items,
  }
  const evaluation = await makeEvaluation(db, hr, { categoryId: componentCategory.pdrForm, form }, { now })
  const competencyItemIds: number[] = []
  for (const [words, tip] of competencies) {
    const sent = { name: local(words), tip: local(tip), itemProperties: [] }
    competencyItemIds.push((await createCompetencyItem(db, hr, sent, { now })).id)
  }
  const parts = questions.map(([, part], at) => ({ questionId: ids[at] ?? 0, part }))
  const choice = { jobRoleId: null, evaluationId: evaluation.id, parts, competencyItemIds }
  const season = seasonOf(wanted.manager.id, answerSetId, choice)
  const kpas = await makeDemoKpas(db, wanted)
  await makeLastYear(db, wanted, season)
  const seasonId = await makeThisYear(db, wanted, season)
  await makeDemoContracts(db, { ...wanted, companyId, seasonId, kpas })
}

type Season = Omit<SeasonForm, 'name' | 'seasonStart' | 'seasonEnd' | 'phases'>
const seasonOf = (managerId: number, answerSetId: number, choice: SeasonForm['forms'][number]): Season => ({
  remindDays: 3,
  audience: {
    match: 'all',
    sets: [
      {
        match: 'all',
        negated: false,
        conditions: [{ about: 'manager', field: null, operator: 'in', ids: [managerId], value: '' }],
      },
    ],
  },
  forms: [choice],
  ratingAnswerSetId: answerSetId,
  performanceAnswerSetId: answerSetId,
  objectivesShare: 60,
  competenciesShare: 40,
  allowUserCompleteSectionB: true,
  contentForUpperManagers: false,
  contracts: true,
  calibration: false,
  questionManagerId: null,
  companyObjectives: [local(['Grow with our customers', 'Mit unserer Kundschaft wachsen'])],
})

async function makeLastYear(db: Db, { hr, manager, people, now }: Wanted, season: Season) {
  const began = new Date(now.getTime() - 400 * 86_400_000)
  const { id } = await createSeason(
    db,
    hr,
    {
      ...season,
      name: local(['Last year', 'Letztes Jahr']),
      seasonStart: dayFrom(now, -420),
      seasonEnd: dayFrom(now, -60),
      phases: [],
    },
    { now: began },
  )
  await openAtOnce(db, id, began)
  const reviews = await listReviewsOf(db, { companyId: hr.companyId, seasonId: id })
  for (const person of people) {
    const review = reviews.find(({ userId }) => userId === person.id)
    if (!review) continue
    await playAsPerson(db, person, review.id, words(person), { now: began })
    await playAsManager(db, manager, review.id, { now: began })
    await playMeeting(db, manager, review.id, dayFrom(now, -401), { now: began })
    await playAsManager(db, manager, review.id, { now: began })
    await playOutcome(db, person, review.id, 'accept', { now: began })
  }
  await closeAtOnce(db, hr, id, { now: new Date(now.getTime() - 59 * 86_400_000) })
}

const words = ({ language }: Actor) =>
  language === 'de'
    ? {
        titles: [
          'Antwortzeiten verkürzen',
          'Eine Kollegin einarbeiten',
          'Den Kurs Gesprächsführung abschließen',
        ],
        details: 'Bis zum Ende des Zeitraums, gemessen jeden Monat.',
        answer: 'Die Zusammenarbeit zwischen den Teams.',
      }
    : {
        titles: ['Shorten response times', 'Train a new colleague', 'Finish the course on conversations'],
        details: 'By the end of the season, measured every month.',
        answer: 'How the teams work together.',
      }

/** What becomes of the marks: one is moved, some are released and sent, and one waits to be looked at. */
const marks: readonly (Parameters<typeof playCalibration>[3] | undefined)[] = [
  undefined,
  undefined,
  undefined,
  { mark: '38', moved: 55 },
  { isReleased: true },
  { isReleased: true },
  { isReleased: true },
  { mark: '92' },
]

/**
 * NOTE: the first stays at the beginning, each of the others goes one state further; the last waits for its mark, and
 * somebody else leads it since, so that what its manager typed is a draft to be handed over.
 */
async function makeThisYear(db: Db, { hr, manager, head, people, now }: Wanted, season: Season) {
  const { id } = await createSeason(
    db,
    hr,
    {
      ...season,
      name: local(['This year', 'Dieses Jahr']),
      seasonStart: dayFrom(now, -40),
      seasonEnd: dayFrom(now, 200),
      calibration: true,
      phases: [
        { phase: 'person', deadline: dayFrom(now, 10) },
        { phase: 'manager', deadline: dayFrom(now, 30) },
        { phase: 'meeting', deadline: dayFrom(now, 50) },
        { phase: 'sending', deadline: dayFrom(now, 70) },
        { phase: 'acceptance', deadline: dayFrom(now, 90) },
      ],
    },
    { now },
  )
  await openAtOnce(db, id, now)
  const reviews = await listReviewsOf(db, { companyId: hr.companyId, seasonId: id })
  for (const [place, person] of people.slice(0, 8).entries()) {
    const review = reviews.find(({ userId }) => userId === person.id)
    if (!review) continue
    const steps = Math.min(place, 6)
    const mark = marks[place]
    if (steps >= 1) await playAsPerson(db, person, review.id, words(person), { now })
    if (steps >= 2) await playAsManager(db, manager, review.id, { now })
    if (steps >= 3) await playMeeting(db, manager, review.id, dayFrom(now, -1), { now })
    if (mark) await playCalibration(db, { hr, manager }, review.id, mark, { now })
    if (mark?.isReleased) await playAsManager(db, manager, review.id, { now })
    if (place === 5) await playOutcome(db, person, review.id, 'accept', { now })
    if (place === 6) await playOutcome(db, person, review.id, 'reject', { now })
    if (place === 7 && head !== null) await playGivenAway(db, hr, review.id, head, { now })
  }
  return id
}
