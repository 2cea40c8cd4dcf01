import type { SurveyValues } from '@oktant/contract/survey-administration.ts'
import type { Db } from '../db/db.ts'
import type { User } from '../features/people/people.ts'
import { answerMany, listInvitedTo, makeSurvey } from '../features/surveys/surveys.ts'
import { local } from './questions/demo-question.ts'
import type { DemoTests } from './questions/make-demo-questions.ts'

const day = 86_400_000
const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)

const words = [
  'Die Absprachen zwischen den Schichten sind besser geworden.',
  'More time for training, please.',
  'Die neuen Räume sind hell, aber laut.',
  'I like that questions are answered quickly.',
]

/** A spread that looks like people: mostly content, some not, the same in every demonstration. */
const point = (person: number) => (question: number) =>
  [3, 4, 2, 3, 4, 1, 3, 2, 4, 0][(person * 7 + question * 3) % 10] ?? 3

type Wanted = { by: User; learner: User; subject: User; tests: DemoTests; now: Date }

/** One with names that is answered, one anonymous that waits for the learner, and feedback for a manager under way. */
export async function makeDemoSurveys(db: Db, { by, learner, subject, tests, now }: Wanted) {
  const today = dayAfter(now, 0)
  const make = async (
    title: string,
    values: Partial<SurveyValues>,
    answering: (userId: number | null) => boolean,
  ) => {
    const survey = await makeSurvey(db, by, formOf(tests.get(title) ?? 0, now, values), { now })
    const people = (await listInvitedTo(db, survey)).filter(({ userId }) => answering(userId))
    const given = people.map((_, index) => ({ point: point(index), words: words[index] ?? '' }))
    await answerMany(db, survey, people, given, today)
  }
  const everyone: SurveyValues['audience'] = { kind: 'everyone', ids: [], reach: 'themselves' }
  await make(
    'How we work',
    {
      title: local(['How we work', 'Wie wir arbeiten']),
      isAnonymous: false,
      leastAnswers: 3,
      audience: everyone,
    },
    (userId) => userId === learner.id || (userId !== null && userId % 3 === 0),
  )
  await make(
    'What you think of your work',
    { title: local(['What you think of your work', 'Was Sie von Ihrer Arbeit halten']), audience: everyone },
    (userId) => userId !== null && userId !== learner.id && userId % 2 === 0,
  )
  const name = `${subject.firstName} ${subject.surname}`
  await make(
    'Feedback',
    {
      title: local([`Feedback for ${name}`, `Feedback für ${name}`]),
      leastAnswers: 3,
      resultsWhen: 'closed',
      subjectId: subject.id,
      relations: ['self', 'manager', 'peer', 'report'],
      outsiders: [
        { name: 'Robin Okafor', address: 'robin@partner.example', language: 'en', relation: 'peer' },
      ],
    },
    (userId) => userId !== null && userId !== learner.id && userId !== subject.id,
  )
}

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
  opensOn: dayAfter(now, -3),
  closesOn: dayAfter(now, 21),
  remindDays: 3,
  audience: null,
  subjectId: null,
  relations: [],
  outsiders: [],
  ...values,
})
