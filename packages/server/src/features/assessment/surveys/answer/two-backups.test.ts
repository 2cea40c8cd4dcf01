import { closeSurvey } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { inviteToSurvey } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { answerSurvey, type RaterRelation, readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import {
  answersOf,
  makeAsked,
  makeSurvey,
  makeSurveyEvaluation,
} from '../../../../../test/kit/content/surveys.ts'
import { answerMany, listInvitedTo } from '../surveys.ts'
import { surveyAnswers, surveys } from '../surveys.tables.ts'

const server = await testServer()
const { call, db, kit } = server

async function answer(as: Made, id: number, words: string) {
  const form = await call(readSurvey, { as, params: { id } })
  await call(answerSurvey, { as, params: { id }, body: { answers: answersOf(form, 1, words) } })
}

/** What a backup holds of a survey. */
const backup = (id: number) => db.select().from(surveyAnswers).where(eq(surveyAnswers.surveyId, id))
type Backup = Awaited<ReturnType<typeof backup>>
const idsIn = (rows: Backup) => rows.map(({ id }) => id)
const sealedIn = (rows: Backup) => rows.flatMap(({ answers }) => answers['sealed'] ?? [])
const lengthsIn = (rows: Backup) => new Set(sealedIn(rows).map(({ length }) => length))
const shownIn = (rows: Backup) => rows.filter(({ shownOn }) => shownOn !== null)
const hiddenIn = (rows: Backup) => rows.filter(({ shownOn }) => shownOn === null)

test('whoever alone answers between two backups is not known by the number of their answer once it is shown', async () => {
  const { author, people } = await makeAsked(server, 4)
  const { id } = await makeSurvey(server, author, people, { leastAnswers: 3, resultsWhen: 'closed' })
  const backups: Backup[] = []
  for (const [index, as] of people.entries()) {
    await answer(as, id, `said-${index}`)
    backups.push(await backup(id))
  }
  await call(closeSurvey, { as: author, params: { id } })
  const shown = idsIn(shownIn(await backup(id)))
  expect(shown).toHaveLength(4)
  for (const known of backups) expect(idsIn(known).filter((one) => shown.includes(one))).toEqual([])
})

test('nor by what was sealed: it is another text in each backup', async () => {
  const { author, people } = await makeAsked(server, 4)
  const { id } = await makeSurvey(server, author, people, { leastAnswers: 5, resultsWhen: 'closed' })
  const seen: string[] = []
  for (const [index, as] of people.entries()) {
    await answer(as, id, `said-${index}`)
    seen.push(...sealedIn(await backup(id)))
  }
  expect(seen).toHaveLength(1 + 2 + 3 + 4)
  expect(new Set(seen)).toHaveProperty('size', seen.length)
})

test('nor by its length, however much was written', async () => {
  const { author, people } = await makeAsked(server, 4)
  const { id } = await makeSurvey(server, author, people, { leastAnswers: 5, resultsWhen: 'closed' })
  const said = ['', 'Nothing.', 'Üö€ß "quoted" '.repeat(200), 'x'.repeat(5000)]
  for (const [index, as] of people.entries()) await answer(as, id, said[index] ?? '')
  expect(lengthsIn(await backup(id))).toHaveProperty('size', 1)
})

test('how a rater stands to the person is not told by the length of what is sealed', async () => {
  const { author, people } = await makeAsked(server, 4)
  const [subject = author, ...raters] = people
  const { id: evaluationId } = await makeSurveyEvaluation(server, author, { category: 21 })
  const values = { evaluationId, subjectId: subject.id, relations: ['self' as const], audience: null }
  const { id } = await makeSurvey(server, author, [], values)
  const relations: RaterRelation[] = ['manager', 'peer', 'report']
  const invited = raters.map(({ id: userId }, place) => ({ userId, relation: relations[place] ?? 'peer' }))
  await call(inviteToSurvey, {
    as: author,
    params: { id },
    body: { audience: null, raters: invited, outsiders: [] },
  })
  const [first = author, ...others] = raters
  await answer(first, id, 'said-0')
  const waiting = await backup(id)
  for (const [index, as] of others.entries()) await answer(as, id, `said-${index + 1}`)
  const rows = await backup(id)
  expect([hiddenIn(rows).length, shownIn(rows).length, sealedIn(rows).length]).toEqual([0, 3, 3])
  expect(lengthsIn(rows)).toHaveProperty('size', 1)
  expect(idsIn(rows)).not.toContain(waiting[0]?.id)
})

test('a lot that is shown has numbers that no backup before it held', async () => {
  const { author, people } = await makeAsked(server, 60)
  const { id } = await makeSurvey(server, author, people, { leastAnswers: 57 })
  // NOTE: more than are taken out and put in again with each, so that some would keep their numbers.
  for (const [index, as] of people.slice(0, 56).entries()) await answer(as, id, `said-${index}`)
  const before = idsIn(await backup(id))
  await answer(people[56] ?? author, id, 'said-56')
  const shown = idsIn(shownIn(await backup(id)))
  expect(shown).toHaveLength(57)
  expect(shown.filter((one) => before.includes(one))).toEqual([])
})

test('all that waited for the end is shown, also where it is more than are taken up at once', async () => {
  const { author } = await makeAsked(server, 0)
  const outsiders = Array.from({ length: 450 }, (_, place) => ({
    name: '',
    address: `guest-${place}@partner.example`,
    language: 'en' as const,
    relation: 'peer' as const,
  }))
  const values = { outsiders: outsiders.slice(0, 200), leastAnswers: 5, resultsWhen: 'closed' as const }
  const { id } = await makeSurvey(server, author, [], values)
  for (const some of [outsiders.slice(200, 400), outsiders.slice(400)])
    await call(inviteToSurvey, {
      as: author,
      params: { id },
      body: { audience: null, raters: [], outsiders: some },
    })
  const [survey] = await db.select().from(surveys).where(eq(surveys.id, id))
  if (!survey) throw new Error('no survey')
  const people = await listInvitedTo(db, survey)
  const given = people.map((_, place) => ({ point: () => place % 3, words: `said-${place}` }))
  await answerMany(db, kit, survey, { people, given, today: survey.opensOn })
  const waiting = await backup(id)
  await call(closeSurvey, { as: author, params: { id } })
  const rows = await backup(id)
  expect([people.length, sealedIn(waiting).length, shownIn(rows).length]).toEqual([450, 450, 450])
  expect([sealedIn(rows).length, idsIn(rows).filter((one) => idsIn(waiting).includes(one)).length]).toEqual([
    0, 0,
  ])
  const said = rows.flatMap(({ answers }) => Object.values(answers).filter((one) => one.startsWith('said-')))
  expect(new Set(said)).toHaveProperty('size', 450)
})
