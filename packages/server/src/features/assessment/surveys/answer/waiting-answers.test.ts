import { closeSurvey, readSurveyResults } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { inviteToSurvey } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { answerSurvey, readSurvey, type RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import {
  answersOf,
  dayFromNow,
  makeAsked,
  makeSurvey,
  makeSurveyEvaluation,
} from '../../../../../test/kit/content/surveys.ts'
import { closeSurveys } from '../close/close-surveys.ts'
import { dealt } from './lots.ts'
import { surveyAnswers, surveys } from '../surveys.tables.ts'

const server = await testServer()
const { call, clock, db, kit } = server

async function answer(as: Made, id: number, words: string) {
  const form = await call(readSurvey, { as, params: { id } })
  await call(answerSurvey, { as, params: { id }, body: { answers: answersOf(form, 1, words) } })
}

const rowsOf = (id: number) => db.select().from(surveyAnswers).where(eq(surveyAnswers.surveyId, id))
/** What whoever reads the database finds in it of a survey. */
const readable = async (id: number) =>
  (await rowsOf(id)).map(({ answers }) => Object.keys(answers).filter((key) => key !== 'sealed').length)
const wordsIn = async (id: number) => [...JSON.stringify(await rowsOf(id)).matchAll(/said-\d/g)].map(String)

test('answers that wait for others cannot be read from the database, the first no more than the one after a lot', async () => {
  const { author, people } = await makeAsked(server, 5)
  const { id } = await makeSurvey(server, author, people, { leastAnswers: 3 })
  const found: number[][] = []
  for (const [index, as] of people.slice(0, 4).entries()) {
    await answer(as, id, `said-${index}`)
    found.push((await readable(id)).toSorted())
  }
  expect(found).toEqual([[0], [0, 0], [3, 3, 3], [0, 3, 3, 3]])
  expect((await wordsIn(id)).toSorted()).toEqual(['said-0', 'said-1', 'said-2'])
  const results = await call(readSurveyResults, { as: author, params: { id } })
  expect(results).toMatchObject({ state: 'shown', answered: 4, shown: 3 })
})

test('what may never be seen is forgotten when the survey ends, and still counted', async () => {
  const { author, people } = await makeAsked(server, 4)
  const { id } = await makeSurvey(server, author, people, { leastAnswers: 3 })
  for (const [index, as] of people.entries()) await answer(as, id, `said-${index}`)
  await call(closeSurvey, { as: author, params: { id } })
  const hidden = (await rowsOf(id)).filter(({ shownOn }) => shownOn === null)
  expect(hidden).toMatchObject([{ answers: {}, relation: null }])
  const results = await call(readSurveyResults, { as: author, params: { id } })
  expect(results).toMatchObject({ state: 'shown', answered: 4, shown: 3 })
})

test.each(['fromLeast', 'closed'] as const)(
  'how a rater stands to the person is in no row before the end, where results are shown: %s',
  async (resultsWhen) => {
    const { author, people } = await makeAsked(server, 5)
    const [subject = author, ...raters] = people
    const { id: evaluationId } = await makeSurveyEvaluation(server, author, { category: 21 })
    const values = { evaluationId, subjectId: subject.id, relations: ['self' as const], resultsWhen }
    const { id } = await makeSurvey(server, author, [], { ...values, audience: null })
    const relations: RaterRelation[] = ['manager', 'peer', 'peer', 'peer']
    await call(inviteToSurvey, {
      as: author,
      params: { id },
      body: {
        audience: null,
        raters: raters.map(({ id: userId }, place) => ({ userId, relation: relations[place] ?? 'peer' })),
        outsiders: [],
      },
    })
    for (const [index, as] of [subject, ...raters].entries()) await answer(as, id, `said-${index}`)
    const kept = async () => (await rowsOf(id)).flatMap(({ relation }) => relation ?? []).toSorted()
    expect(await kept()).toEqual(['self'])
    await call(closeSurvey, { as: author, params: { id } })
    expect((await call(readSurveyResults, { as: author, params: { id } })).groups).toMatchObject(
      resultsWhen === 'closed' ? [{ answers: 4 }, { relations: ['self'] }] : [{}, { relations: ['self'] }],
    )
    expect(JSON.stringify(await rowsOf(id))).not.toContain('sealed')
  },
)

test('what another secret sealed is never written over: it waits, others may answer, and the end comes when it is back', async () => {
  const { author, people } = await makeAsked(server, 3)
  const closesOn = dayFromNow(2)
  const { id } = await makeSurvey(server, author, people, { leastAnswers: 3, closesOn })
  const behind = await makeSurvey(server, author, people, { closesOn })
  const [mia, ben, eva] = people
  for (const [place, as] of [mia, ben].entries()) await answer(as ?? author, id, `said-${place}`)
  const sealed = await rowsOf(id)
  for (const row of sealed)
    await db
      .update(surveyAnswers)
      .set({ answers: { sealed: `AAAA${row.answers['sealed'] ?? ''}` } })
      .where(eq(surveyAnswers.id, row.id))
  await answer(eva ?? author, id, 'said-2')
  expect(await wordsIn(id)).toEqual([])
  clock.skew = 5 * 86_400_000
  await closeSurveys(kit, 1)
  const isClosed = async (which = id) =>
    (await db.select().from(surveys).where(eq(surveys.id, which))).some(({ closedOn }) => closedOn !== null)
  expect([await isClosed(), await isClosed(behind.id)]).toEqual([false, true])
  for (const row of await rowsOf(id))
    await db
      .update(surveyAnswers)
      .set({ answers: { sealed: row.answers['sealed']?.replace(/^AAAA/, '') ?? '' } })
      .where(eq(surveyAnswers.id, row.id))
  await closeSurveys(kit)
  clock.skew = 0
  expect(await isClosed()).toBe(true)
  expect((await wordsIn(id)).toSorted()).toEqual(['said-0', 'said-1', 'said-2'])
})

test('the relations that are only shown together lead to nobody, and those that stand alone stay', () => {
  const row = (id: string, relation: RaterRelation) => ({ id, relation, answers: {}, shownOn: null })
  const rows = [
    row('boss', 'manager'),
    row('one', 'report'),
    row('two', 'report'),
    ...['three', 'four', 'five'].map((id) => row(id, 'peer')),
  ]
  const called = new Set<string>()
  for (let time = 0; time < 100; time += 1) {
    const given = dealt(rows, 3)
    expect(given.filter(({ relation }) => relation === 'peer').map(({ id }) => id)).toEqual([
      'three',
      'four',
      'five',
    ])
    expect(given.filter(({ relation }) => relation === 'report')).toHaveLength(2)
    called.add(given.find(({ relation }) => relation === 'manager')?.id ?? '')
  }
  expect(called).toEqual(new Set(['boss', 'one', 'two']))
})
