import type { SurveyValues } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { type RaterRelation, raterRelations } from '@oktant/contract/assessment/surveys/surveys.ts'
import type { Db } from '../db/engine/db.ts'
import type { Kit } from '../kit.ts'
import type { User } from '../features/people/people/people.ts'
import {
  answerMany,
  endAndRelease,
  listInvitedTo,
  makeSurvey,
} from '../features/assessment/surveys/surveys.ts'
import { dayFrom } from './demo-days.ts'
import { local } from './questions/demo-question.ts'
import type { DemoTests } from './questions/make-demo-questions.ts'

const day = 86_400_000

const words = [
  'Die Absprachen zwischen den Schichten sind besser geworden.',
  'More time for training, please.',
  'Die neuen Räume sind hell, aber laut.',
  'I like that questions are answered quickly.',
  'Wir brauchen mehr Vorlauf, wenn sich Termine ändern.',
  'The mentoring has helped me more than any course.',
  '',
  'Die Übergabe am Freitag fällt oft aus; das merkt man am Montag.',
  'Good: we say it when something goes wrong. To change: who decides is not always clear.',
]
const wishes = [
  'Ein Kalender für alle Standorte.',
  'Fewer forms for small purchases.',
  '',
  'Eine Stunde in der Woche ohne Besprechungen.',
  'A quiet room for calls.',
  'Wer etwas ändert, sagt vorher denen Bescheid, die damit arbeiten.',
  '',
  'Trainings in the morning rather than after the shift.',
]
const wordsAboutOne = [
  'Hört zu, bevor entschieden wird, und erklärt, warum.',
  'Could give praise more often; it would mean a lot.',
  'Sagt klar, was bis wann gebraucht wird.',
  'Stays calm when it gets busy.',
  'Delegiert noch zu wenig, gerade vor dem Quartalsende.',
  'Takes time for new colleagues; please keep that.',
]

const wordsOfOneself = 'I listen well. When it gets busy, I forget to say what was good.'

/** A spread that looks like people: mostly content, some not, the same in every demonstration. */
const spreads = [
  [4, 3, 4, 3, 2, 4, 3, 4, 1, 3],
  [2, 1, 3, 2, 4, 1, 2, 3, 0, 2],
  [3, 4, 2, 3, 1, 3, 4, 2, 3, 3],
  [4, 4, 3, 4, 2, 3, 4, 0, 4, 3],
]
const point = (person: number) => (question: number) =>
  spreads[question % spreads.length]?.[(person * 7 + question * 3) % 10] ?? 3

type Wanted = { by: User; learner: User; subject: User; tests: DemoTests }
type Answering = (person: { userId: number | null; relation: RaterRelation | null }) => boolean
type One = { title: string; values: Partial<SurveyValues>; answering: Answering; said: readonly string[] }

/**
 * One with names that is answered, an anonymous one that waits for the learner, feedback for a manager under way, and
 * feedback for the learner that was released.
 */
export async function makeDemoSurveys(
  db: Db,
  kit: Pick<Kit, 'config' | 'now'>,
  { by, learner, subject, tests }: Wanted,
) {
  const now = kit.now()
  const make = async ({ title, values, answering, said }: One, at = now) => {
    const survey = await makeSurvey(db, by, formOf(tests.get(title) ?? 0, at, values), { now: at })
    const people = (await listInvitedTo(db, survey)).filter(answering)
    const given = people.map(({ relation }, index) => ({
      point: point(index),
      words: relation === 'self' ? wordsOfOneself : (said[index] ?? ''),
    }))
    await answerMany(db, kit, survey, { people, given, today: dayFrom(at, 0) })
    return survey
  }
  const everyone: SurveyValues['audience'] = { kind: 'everyone', ids: [], reach: 'themselves' }
  await make({
    title: 'How we work',
    values: {
      title: local(['How we work', 'Wie wir arbeiten']),
      isAnonymous: false,
      leastAnswers: 3,
      audience: everyone,
    },
    answering: ({ userId }) => userId === learner.id || (userId !== null && userId % 3 === 0),
    said: words,
  })
  await make({
    title: 'What you think of your work',
    values: {
      title: local(['What you think of your work', 'Was Sie von Ihrer Arbeit halten']),
      audience: everyone,
    },
    answering: ({ userId }) => userId !== null && userId !== learner.id && userId % 2 === 0,
    said: wishes,
  })
  await make({
    title: 'Feedback',
    values: aboutOne(subject, [
      { name: 'Robin Okafor', address: 'robin@partner.example', language: 'en', relation: 'peer' },
    ]),
    answering: ({ userId }) => userId !== null && userId !== learner.id && userId !== subject.id,
    said: wordsAboutOne,
  })
  const before = new Date(now.getTime() - 40 * day)
  const done = await make(
    {
      title: 'Feedback',
      values: { ...aboutOne(learner, apprentices), managerReads: true, closesOn: dayFrom(before, 20) },
      answering: () => true,
      said: wordsAboutOne,
    },
    before,
  )
  await endAndRelease(db, kit, done, dayFrom(before, 24))
}

const apprentices = (['Aylin Demir', 'Ben Fischer', 'Chiara Romano'] as const).map((name) => ({
  name,
  address: `${name.toLowerCase().replace(' ', '.')}@apprentices.example`,
  language: 'de' as const,
  relation: 'report' as const,
}))

const aboutOne = ({ id, firstName, surname }: User, outsiders: SurveyValues['outsiders']) => ({
  title: local([`Feedback for ${firstName} ${surname}`, `Feedback für ${firstName} ${surname}`]),
  leastAnswers: 3,
  resultsWhen: 'closed' as const,
  subjectId: id,
  relations: [...raterRelations],
  outsiders,
})

const formOf = (evaluationId: number, now: Date, values: Partial<SurveyValues>): SurveyValues => ({
  title: local(['', '']),
  description: local([
    'It takes about three minutes. Thank you for your time.',
    'Es dauert etwa drei Minuten. Vielen Dank für Ihre Zeit.',
  ]),
  evaluationId,
  isAnonymous: true,
  leastAnswers: 5,
  resultsWhen: 'fromLeast',
  opensOn: dayFrom(now, -3),
  closesOn: dayFrom(now, 21),
  remindDays: 3,
  audience: null,
  subjectId: null,
  relations: [],
  managerReads: false,
  outsiders: [],
  ...values,
})
