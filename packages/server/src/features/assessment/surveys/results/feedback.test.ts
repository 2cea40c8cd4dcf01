import {
  closeSurvey,
  createSurvey,
  exportSurveyResults,
  listSurveyRecords,
  readSurveyAffected,
  readSurveyChoices,
  readSurveyResults,
  remindSurvey,
  searchSurveyPeople,
  updateSurvey,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { momentOf } from '@oktant/contract/kit/days.ts'
import {
  inviteToSurvey,
  listSurveyInvitations,
} from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import {
  answerByInvitation,
  answerSurvey,
  lookAtSurvey,
  readSurvey,
  type SurveyForm,
} from '@oktant/contract/assessment/surveys/surveys.ts'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import {
  answersOf,
  dayFromNow,
  makeAsked,
  makeSurvey,
  makeSurveyEvaluation,
  surveyValues,
} from '../../../../../test/kit/content/surveys.ts'
import { mails } from '../../../../mail/mails.tables.ts'
import { notifications } from '../../../communication/notifications/notifications.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { closeSurveys } from '../close/close-surveys.ts'
import { surveyInvitations } from '../surveys.tables.ts'
import { inviteToSurveys, remindOfSurveys } from '../invite/tell-surveys.ts'
import { tokenOf } from '../invite/tokens.ts'

const server = await testServer()
const { call, send, db, kit, clock } = server
const day = 86_400_000

beforeEach(() => {
  clock.skew = 0
})

async function setUp() {
  const { author, people } = await makeAsked(server, 7)
  const [boss, subject, peer, otherPeer, report, second, third] = people
  if (!boss || !subject || !peer || !otherPeer || !report || !second || !third) throw new Error('too few')
  const leads = (manager: Made, ...led: Made[]) =>
    Promise.all(led.map(({ id }) => db.update(users).set({ managerId: manager.id }).where(eq(users.id, id))))
  await leads(boss, subject, peer, otherPeer)
  await leads(subject, report, second, third)
  const { id: evaluationId } = await makeSurveyEvaluation(server, author, { category: 21 })
  const make = (values: Partial<ReturnType<typeof surveyValues>> = {}) =>
    call(createSurvey, {
      as: author,
      body: surveyValues(evaluationId, {
        subjectId: subject.id,
        relations: ['self', 'manager', 'peer', 'report'],
        resultsWhen: 'closed',
        ...values,
      }),
    })
  return { author, boss, subject, peer, otherPeer, report, second, third, make }
}

async function answer(as: Made, id: number, point: number) {
  const form = await call(readSurvey, { as, params: { id } })
  return call(answerSurvey, { as, params: { id }, body: { answers: answersOf(form, point) } })
}

const outsider = (address: string) => ({ name: 'Robin', address, language: 'de' as const, relation: null })

/** The words of the links of those without an account, as their letters carry them. */
async function linksOf(companyId: number, surveyId: number) {
  const rows = await db.select().from(surveyInvitations).where(eq(surveyInvitations.surveyId, surveyId))
  return rows
    .filter(({ userId }) => userId === null)
    .map(({ id }) => tokenOf(kit.config.secret, { companyId, id }))
}

test('those around somebody are asked, each once and by how they stand to them', async () => {
  const { author, boss, subject, peer, report, make } = await setUp()
  const { id } = await make()
  const { content } = await call(listSurveyInvitations, {
    as: author,
    params: { id },
    query: { _perPage: 20 },
  })
  expect(content.map(({ relation }) => relation).toSorted()).toEqual([
    'manager',
    'peer',
    'peer',
    'report',
    'report',
    'report',
    'self',
  ])
  const relationOf = async (as: Made) => (await call(readSurvey, { as, params: { id } })).relation
  expect(await relationOf(boss)).toBe('manager')
  expect(await relationOf(subject)).toBe('self')
  expect(await relationOf(peer)).toBe('peer')
  expect(await relationOf(report)).toBe('report')
})

test('whom feedback is about is said once, by its title or beside it', async () => {
  const { subject, peer, make } = await setUp()
  const [who] = await db.select().from(users).where(eq(users.id, subject.id))
  const name = `${who?.firstName} ${who?.surname}`
  await make()
  await make({ title: { en: `Feedback for ${name}`, de: `Feedback für ${name}` } })
  await inviteToSurveys(kit)
  const told = await db.select().from(notifications).where(eq(notifications.userId, peer.id))
  const words = told.flatMap(({ title, body }) => [`${title.en} ${body.en}`, `${title.de} ${body.de}`])
  expect(words).toHaveLength(4)
  for (const line of words) expect(line.split(name)).toHaveLength(2)
})

test('nobody is promised that their own view of themselves is anonymous', async () => {
  const { subject, peer, make } = await setUp()
  await make()
  await inviteToSurveys(kit)
  const said = async (userId: number) => {
    const [one] = await db.select().from(notifications).where(eq(notifications.userId, userId))
    return one?.body
  }
  expect((await said(peer.id))?.en).toContain('Your answers are anonymous.')
  const own = await said(subject.id)
  expect(own?.en).toMatch(/^It is about yourself\. Your own view is shown as yours/)
  expect(own?.de).toMatch(/^Es geht um Sie selbst\. Ihre eigene Sicht wird als Ihre gezeigt/)
  expect(`${own?.en} ${own?.de}`).not.toContain('anonym')
})

test('whoever answers with their name is told so beforehand', async () => {
  const { author, people } = await makeAsked(server, 1)
  const [mia] = people
  if (!mia) throw new Error('nobody')
  await makeSurvey(server, author, [mia], { isAnonymous: false })
  await inviteToSurveys(kit)
  const [one] = await db.select().from(notifications).where(eq(notifications.userId, mia.id))
  expect(one?.body.en).toContain('Your answers are kept with your name.')
  expect(one?.body.de).toContain('Ihre Antworten werden mit Ihrem Namen aufbewahrt.')
})

test('relations are told apart at the end alone, and those that are too few are put together', async () => {
  const { author, boss, subject, peer, otherPeer, report, second, third, make } = await setUp()
  const { id } = await make()
  const results = () => call(readSurveyResults, { as: author, params: { id } })
  await answer(boss, id, 3)
  await answer(subject, id, 0)
  await answer(peer, id, 1)
  await answer(otherPeer, id, 1)
  for (const one of [report, second, third]) await answer(one, id, 2)
  expect(await results()).toMatchObject({ state: 'waiting', answered: 6, groups: [], questions: [] })
  await call(closeSurvey, { as: author, params: { id } })
  const shown = await results()
  expect(shown.groups).toEqual([
    { relations: [], answers: 6 },
    { relations: ['report'], answers: 3 },
    { relations: ['manager', 'peer'], answers: 3 },
    { relations: ['self'], answers: 1 },
  ])
  expect(shown.questions[0]?.groups.map((group) => group?.average)).toEqual([1.83, 2, 1.67, 0])
  const csv = await send(exportSurveyResults, { as: author, params: { id } })
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain('manager, peers')
})

test('somebody without an account answers by a link that serves once', async () => {
  const { author } = await makeAsked(server, 0)
  const { id } = await makeSurvey(server, author, [], {
    outsiders: ['robin@example.test', 'sam@example.test'].map(outsider),
  })
  await inviteToSurveys(kit)
  const [letter] = await db
    .select()
    .from(mails)
    .where(eq(mails.companyId, author.companyId))
    .orderBy(desc(mails.id))
  expect(letter).toMatchObject({ template: 'survey.invitation', userId: null })
  expect(letter?.subject).toContain('Wie wir arbeiten')
  const [invitation = '', other = ''] = await linksOf(author.companyId, id)
  expect(letter?.actionUrl === null || letter?.actionUrl.includes('/#/surveys/')).toBe(true)
  const form = await call(lookAtSurvey, { body: { invitation } })
  expect(form).toMatchObject({ id, state: 'open', isAnonymous: true })
  const answers = answersOf(form as SurveyForm, 1)
  expect(await call(answerByInvitation, { body: { invitation, answers } })).toEqual({})
  expect(await call(answerByInvitation, { body: { invitation, answers } })).toMatchObject({
    code: 'survey_answered',
  })
  expect(await call(lookAtSurvey, { body: { invitation } })).toMatchObject({ state: 'answered', answers: [] })
  expect(await call(lookAtSurvey, { body: { invitation: other } })).toMatchObject({ state: 'open' })
  expect(await call(lookAtSurvey, { body: { invitation: 'nothing' } })).toMatchObject({
    code: 'survey_invitation_unknown',
  })
})

test('whoever is invited is told, and reminded before the end if they have not answered', async () => {
  const { author, people } = await makeAsked(server, 2)
  const [mia, tom] = [people[0] ?? author, people[1] ?? author]
  const { id } = await makeSurvey(server, author, [mia, tom], {
    closesOn: dayFromNow(5),
    remindDays: 2,
    outsiders: [outsider('robin@example.test')],
  })
  const told = async (userId: number) =>
    (await db.select().from(notifications).where(eq(notifications.userId, userId)))
      .map(({ type }) => type)
      .toSorted()
  await inviteToSurveys(kit)
  expect(await told(mia.id)).toEqual(['survey.invited'])
  await answer(mia, id, 1)
  await remindOfSurveys(kit)
  expect(await told(tom.id)).toEqual(['survey.invited'])
  // NOTE: at noon, as reminders leave from eight in the morning on.
  const noon = momentOf(dayFromNow(3), '12:00', 'Europe/Berlin')?.getTime() ?? 0
  clock.skew = noon - Date.now()
  await remindOfSurveys(kit)
  await remindOfSurveys(kit)
  expect(await told(tom.id)).toEqual(['survey.invited', 'survey.reminder'])
  expect(await told(mia.id)).toEqual(['survey.invited'])
  const letters = await db.select().from(mails).where(eq(mails.to, 'robin@example.test'))
  expect(
    letters
      .filter(({ companyId }) => companyId === author.companyId)
      .map(({ template }) => template)
      .toSorted(),
  ).toEqual(['survey.invitation', 'survey.reminder'])
  clock.skew = 0
  expect(await call(remindSurvey, { as: author, params: { id } })).toEqual({ reminded: 2 })
  expect(await call(remindSurvey, { as: author, params: { id } })).toEqual({ reminded: 0 })
})

test('a survey that opens later invites nobody before, and ends by itself', async () => {
  const { author, people } = await makeAsked(server, 1)
  const mia = people[0] ?? author
  const { id } = await makeSurvey(server, author, [mia], { opensOn: dayFromNow(2), closesOn: dayFromNow(4) })
  expect(await call(readSurvey, { as: mia, params: { id } })).toMatchObject({ code: 'survey_not_found' })
  await inviteToSurveys(kit)
  const told = () => db.select().from(notifications).where(eq(notifications.userId, mia.id))
  expect(await told()).toHaveLength(0)
  clock.skew = 2 * day
  await inviteToSurveys(kit)
  await inviteToSurveys(kit)
  expect(await told()).toHaveLength(1)
  clock.skew = 5 * day
  await closeSurveys(kit)
  clock.skew = 0
  const listed = await call(listSurveyRecords, { as: author, query: {} })
  expect(listed.content).toMatchObject([{ id, stage: 'closed', invited: 1, answered: 0 }])
})

test('words and end can be changed, and further people invited, while it takes answers', async () => {
  const { author, people } = await makeAsked(server, 3)
  const [mia, tom, zoe] = [people[0] ?? author, people[1] ?? author, people[2] ?? author]
  const { id } = await makeSurvey(server, author, [mia])
  const words = {
    title: { en: 'Renamed', de: 'Umbenannt' },
    description: { en: '', de: '' },
    closesOn: dayFromNow(60),
    remindDays: 5,
  }
  expect(await call(updateSurvey, { as: author, params: { id }, body: words })).toMatchObject(words)
  const further = {
    audience: null,
    raters: [mia, tom, zoe].map(({ id: userId }) => ({ userId, relation: null })),
    outsiders: [outsider('x@example.test')],
  }
  expect(await call(inviteToSurvey, { as: author, params: { id }, body: further })).toMatchObject({
    invited: 3,
    survey: { invited: 4 },
    duplicates: { count: 1 },
  })
  expect(await call(readSurveyAffected, { as: author, params: { id } })).toMatchObject([
    { what: 'invited', count: 4 },
    { what: 'answered', count: 0 },
  ])
  await inviteToSurveys(kit)
  const reminded = await call(remindSurvey, { as: author, params: { id } })
  expect(reminded.reminded).toBeGreaterThan(0)
  await call(closeSurvey, { as: author, params: { id } })
  expect(await call(updateSurvey, { as: author, params: { id }, body: words })).toMatchObject({
    code: 'survey_closed',
  })
})

test('the author finds evaluations without a score, groups and people', async () => {
  const { author, people } = await makeAsked(server, 1)
  const evaluation = await makeSurveyEvaluation(server, author)
  const choices = await call(readSurveyChoices, { as: author })
  expect(choices.evaluations).toMatchObject([{ id: evaluation.id, categoryId: 8 }])
  const query = { people: String(people[0]?.id) }
  expect(await call(searchSurveyPeople, { as: author, query })).toMatchObject([{ id: people[0]?.id }])
})
