import {
  closeSurvey,
  createSurvey,
  exportSurveyResults,
  readSurveyRecord,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import {
  inviteToSurvey,
  listSurveyInvitations,
  listSurveyRaters,
  relateSurveyInvitation,
  restoreSurveyInvitation,
  type SurveyInvitation,
  withdrawSurveyInvitation,
} from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import {
  answerSurvey,
  countSurveys,
  lookAtSurvey,
  readSurvey,
} from '@oktant/contract/assessment/surveys/surveys.ts'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import {
  answersOf,
  makeAsked,
  makeSurvey,
  makeSurveyEvaluation,
  surveyValues,
} from '../../../../../test/kit/content/surveys.ts'
import { auditEntries } from '../../../../audit/audit.tables.ts'
import { mails } from '../../../../mail/mails.tables.ts'
import { notifications } from '../../../communication/notifications/notifications.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { inviteToSurveys } from './tell-surveys.ts'
import { tokenOf } from './tokens.ts'

const server = await testServer()
const { call, send, db, kit } = server

const outsider = (address: string) => ({ name: 'Robin', address, language: 'de' as const, relation: null })
const nobody = { audience: null, raters: [], outsiders: [] }

async function listed(as: Made, id: number) {
  const { content } = await call(listSurveyInvitations, { as, params: { id }, query: { _perPage: 50 } })
  return content
}

const found = (rows: readonly SurveyInvitation[], address: string) => {
  const row = rows.find((one) => one.address === address)
  if (!row) throw new Error(`nobody is invited at ${address}`)
  return row
}

async function setUp(values: Partial<ReturnType<typeof surveyValues>> = {}) {
  const { author, people } = await makeAsked(server, 5)
  const [boss, subject, peer, report, stranger] = people
  if (!boss || !subject || !peer || !report || !stranger) throw new Error('too few')
  const lead = (manager: Made, led: Made) =>
    db.update(users).set({ managerId: manager.id }).where(eq(users.id, led.id))
  await lead(boss, subject)
  await lead(boss, peer)
  await lead(subject, report)
  const { id: evaluationId } = await makeSurveyEvaluation(server, author, { category: 21 })
  const { id } = await call(createSurvey, {
    as: author,
    body: surveyValues(evaluationId, { subjectId: subject.id, relations: ['self'], ...values }),
  })
  return { author, boss, subject, peer, report, stranger, id }
}

test('raters are proposed by who leads whom, and those who are invited already are named', async () => {
  const { author, boss, subject, peer, report, stranger, id } = await setUp()
  const raters = await call(listSurveyRaters, { as: author, params: { id } })
  expect(raters.map(({ userId, relation, isInvited }) => [userId, relation, isInvited])).toEqual([
    [subject.id, 'self', true],
    [boss.id, 'manager', false],
    [peer.id, 'peer', false],
    [report.id, 'report', false],
  ])
  const body = {
    ...nobody,
    raters: [
      { userId: subject.id, relation: 'peer' as const },
      { userId: boss.id, relation: 'manager' as const },
      { userId: stranger.id, relation: 'self' as const },
      { userId: stranger.id, relation: 'report' as const },
    ],
    outsiders: [outsider('rater@example.test'), outsider(peer.emailAddress)],
  }
  const first = await call(inviteToSurvey, { as: author, params: { id }, body })
  expect(first).toMatchObject({ invited: 4, survey: { invited: 5 }, duplicates: { count: 1 } })
  const again = await call(inviteToSurvey, { as: author, params: { id }, body })
  expect(again).toMatchObject({ invited: 0, survey: { invited: 5 }, duplicates: { count: 5 } })
  expect(again.duplicates.names).toContain('Robin (rater@example.test)')
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.objectId, id))
  expect(entries.filter(({ object, kind }) => object === 'survey' && kind === 'update')).toHaveLength(1)
  const nameless = { ...nobody, outsiders: [{ ...outsider('rater@example.test'), name: ' ' }] }
  const third = await call(inviteToSurvey, { as: author, params: { id }, body: nameless })
  expect(third).toMatchObject({ duplicates: { names: ['rater@example.test'] } })
  const relations = new Map((await listed(author, id)).map(({ address, relation }) => [address, relation]))
  expect([subject, boss, stranger].map(({ emailAddress }) => relations.get(emailAddress))).toEqual([
    'self',
    'manager',
    'peer',
  ])
})

test('groups can be invited later, and an address is known by the person who has it', async () => {
  const { author, people } = await makeAsked(server, 3)
  const [mia, tom] = [people[0] ?? author, people[1] ?? author]
  const { id } = await makeSurvey(server, author, [mia])
  const body = {
    audience: { kind: 'everyone' as const, ids: [], reach: 'themselves' as const },
    raters: [],
    outsiders: [outsider(tom.emailAddress.toUpperCase())],
  }
  const invited = await call(inviteToSurvey, { as: author, params: { id }, body })
  expect(invited).toMatchObject({ invited: 3, survey: { invited: 4 }, duplicates: { count: 2 } })
  const unknown = { ...nobody, raters: [{ userId: 2_000_000_000, relation: null }] }
  expect(await call(inviteToSurvey, { as: author, params: { id }, body: unknown })).toMatchObject({
    code: 'audience_unknown',
  })
  const wrong = { ...nobody, outsiders: [outsider('nowhere')] }
  expect(await call(inviteToSurvey, { as: author, params: { id }, body: wrong })).toMatchObject({
    code: 'survey_invalid',
    errors: [{ field: 'outsiders.0.address' }],
  })
})

test('an invitation that is withdrawn opens nothing, its letter stays, and it can stand again', async () => {
  const { author, people } = await makeAsked(server, 1)
  const mia = people[0] ?? author
  const { id } = await makeSurvey(server, author, [mia], { outsiders: [outsider('robin@example.test')] })
  const rows = await listed(author, id)
  expect(rows.map(({ delivery }) => delivery)).toEqual(['waiting', 'waiting'])
  await inviteToSurveys(kit)
  const link = found(rows, 'robin@example.test').id
  const person = found(rows, mia.emailAddress).id
  const deliveries = async () => {
    const now = await listed(author, id)
    return [mia.emailAddress, 'robin@example.test'].map((address) => found(now, address).delivery)
  }
  expect(await deliveries()).toEqual(['told', 'waiting'])
  for (const invitationId of [link, person])
    expect(await call(withdrawSurveyInvitation, { as: author, params: { id, invitationId } })).toEqual({})
  expect(await deliveries()).toEqual(['withdrawn', 'withdrawn'])
  expect(await call(countSurveys, { as: mia })).toEqual({ count: 0 })
  expect(await call(readSurvey, { as: mia, params: { id } })).toMatchObject({ code: 'survey_not_found' })
  expect(await db.select().from(notifications).where(eq(notifications.userId, mia.id))).toEqual([])
  const invitation = tokenOf(kit.config.secret, { companyId: author.companyId, id: link })
  const look = () => call(lookAtSurvey, { body: { invitation } })
  expect(await look()).toMatchObject({ code: 'survey_invitation_unknown' })
  for (const invitationId of [link, person])
    expect(await call(restoreSurveyInvitation, { as: author, params: { id, invitationId } })).toEqual({})
  await inviteToSurveys(kit)
  expect(await look()).toMatchObject({ state: 'open' })
  expect(await call(countSurveys, { as: mia })).toEqual({ count: 1 })
  const letters = await db
    .select({ state: mails.state })
    .from(mails)
    .where(and(eq(mails.companyId, author.companyId), eq(mails.to, 'robin@example.test')))
    .orderBy(asc(mails.id))
  expect(letters.map(({ state }) => state)).toEqual(['suppressed', 'waiting'])
})

test('who was withdrawn is invited anew, and told anew', async () => {
  const { author, people } = await makeAsked(server, 1)
  const mia = people[0] ?? author
  const { id } = await makeSurvey(server, author, [mia])
  await inviteToSurveys(kit)
  const invitationId = found(await listed(author, id), mia.emailAddress).id
  await call(withdrawSurveyInvitation, { as: author, params: { id, invitationId } })
  const body = { ...nobody, raters: [{ userId: mia.id, relation: null }] }
  expect(await call(inviteToSurvey, { as: author, params: { id }, body })).toMatchObject({
    invited: 1,
    duplicates: { count: 0, names: [] },
  })
  await inviteToSurveys(kit)
  expect(await db.select().from(notifications).where(eq(notifications.userId, mia.id))).toHaveLength(1)
})

test('how somebody stands to the person is changed by hand; nobody else becomes that person', async () => {
  const { author, subject, peer, id } = await setUp({ relations: ['self', 'peer'] })
  const rows = await listed(author, id)
  const relate = (address: string, relation: 'self' | 'report') =>
    call(relateSurveyInvitation, {
      as: author,
      params: { id, invitationId: found(rows, address).id },
      body: { relation },
    })
  expect(await relate(peer.emailAddress, 'report')).toEqual({})
  expect((await call(readSurvey, { as: peer, params: { id } })).relation).toBe('report')
  expect(await relate(peer.emailAddress, 'self')).toMatchObject({ code: 'survey_invitation_unknown' })
  expect(await relate(subject.emailAddress, 'report')).toMatchObject({ code: 'survey_invitation_unknown' })
})

test('with names an answered invitation stays; without, no refusal, number or state tells who has answered', async () => {
  const { author, people } = await makeAsked(server, 2)
  const mia = people[0] ?? author
  const withdrawn = async (isAnonymous: boolean) => {
    const { id } = await makeSurvey(server, author, people, { isAnonymous })
    await inviteToSurveys(kit)
    const form = await call(readSurvey, { as: mia, params: { id } })
    await call(answerSurvey, { as: mia, params: { id }, body: { answers: answersOf(form, 1) } })
    const rows = await listed(author, id)
    const answers: unknown[] = []
    for (const { emailAddress } of people) {
      const invitationId = found(rows, emailAddress).id
      answers.push(await call(withdrawSurveyInvitation, { as: author, params: { id, invitationId } }))
    }
    const { invited, answered } = await call(readSurveyRecord, { as: author, params: { id } })
    return { answers, invited, answered, can: rows.map(({ can }) => can.withdraw) }
  }
  expect(await withdrawn(true)).toEqual({ answers: [{}, {}], invited: 2, answered: 1, can: [true, true] })
  const named = await withdrawn(false)
  expect(named).toMatchObject({ answers: [{ code: 'survey_answered' }, {}], invited: 1, answered: 1 })
  expect(named.can.toSorted()).toEqual([false, true])
})

test('whom feedback is about stays themselves where a group is asked that they belong to', async () => {
  const { author, subject, stranger, id } = await setUp({ relations: ['peer'] })
  const audience = { kind: 'everyone' as const, ids: [], reach: 'themselves' as const }
  await call(inviteToSurvey, { as: author, params: { id }, body: { ...nobody, audience } })
  const rows = await listed(author, id)
  expect(found(rows, subject.emailAddress).relation).toBe('self')
  expect(found(rows, stranger.emailAddress).relation).toBe('peer')
})

test('once a survey is over nobody is invited or withdrawn any more', async () => {
  const { author, people } = await makeAsked(server, 1)
  const { id } = await makeSurvey(server, author, people)
  const [row] = await listed(author, id)
  await call(closeSurvey, { as: author, params: { id } })
  const params = { id, invitationId: row?.id ?? 0 }
  const closed = { code: 'survey_closed' }
  expect(await call(withdrawSurveyInvitation, { as: author, params })).toMatchObject(closed)
  expect(await call(restoreSurveyInvitation, { as: author, params })).toMatchObject(closed)
  expect(await call(inviteToSurvey, { as: author, params: { id }, body: nobody })).toMatchObject(closed)
  expect((await listed(author, id)).map(({ can }) => Object.values(can).some(Boolean))).toEqual([false])
  expect((await send(exportSurveyResults, { as: author, params: { id } })).statusCode).toBe(200)
})
