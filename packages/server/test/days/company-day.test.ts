import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAutoMessage, switchAutoMessage } from '@oktant/contract/communication/auto-messages.ts'
import { listCompanies } from '@oktant/contract/organisation/companies.ts'
import { saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import { dayIn, daysAfter, momentOf } from '@oktant/contract/kit/days.ts'
import {
  createLearningGroup,
  previewRule,
  readLearningGroup,
} from '@oktant/contract/people/learning-groups.ts'
import { readLicence } from '@oktant/contract/organisation/licence.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { signIn } from '@oktant/contract/people/sessions.ts'
import {
  listSurveyRecords,
  readSurveyChoices,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { countSurveys, listSurveys } from '@oktant/contract/assessment/surveys/surveys.ts'
import { runAutoMessages } from '../../src/features/communication/auto-messages/run-auto-messages.ts'
import { companies } from '../../src/features/organisation/companies/companies.tables.ts'
import { userFieldValues } from '../../src/features/people/custom-fields/custom-fields.tables.ts'
import { reconcileByNight } from '../../src/features/people/learning-groups/stays/keep-current.ts'
import { closeSurveys } from '../../src/features/assessment/surveys/close/close-surveys.ts'
import { surveys } from '../../src/features/assessment/surveys/surveys.tables.ts'
import {
  inviteToSurveys,
  remindOfSurveys,
} from '../../src/features/assessment/surveys/invite/tell-surveys.ts'
import { testServer } from '../kit/server.ts'
import { makeSurvey, makeSurveyEvaluation } from '../kit/content/surveys.ts'
import { autoMessageValues } from '../scenes/auto-messages.ts'
import { learningGroupForm } from '../scenes/people/learning-groups.ts'

const day = 86_400_000
const hour = 3_600_000

/** When UTC shows a time, in which zone the company is, and how far its day is from UTC's, on every day of a year. */
const cases = [
  ['23:30', 'Europe/Berlin', 1],
  ['23:30', 'Pacific/Auckland', 1],
  ['23:30', 'America/Los_Angeles', 0],
  ['00:10', 'Europe/Berlin', 0],
  ['00:10', 'Pacific/Auckland', 0],
  ['00:10', 'America/Los_Angeles', -1],
] as const

/** A company in a zone, at the next time that UTC shows this; its people live elsewhere, which is to change nothing. */
async function setUp(time: string, timezone: string, offset: number) {
  const server = await testServer()
  const { clock, make } = server
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  clock.skew = 0
  const midnight = Date.parse(`${dayIn('UTC', clock.now())}T00:00:00Z`)
  const at = midnight + hours * hour + minutes * 60_000
  clock.skew = (at > Date.now() ? at : at + day) - Date.now()
  const company = await make.company({ timezone })
  const me = await make.user({
    companyId: company.id,
    timezone: 'Asia/Kolkata',
    password: 'correct horse 7',
    permissions: [
      'company.administer',
      'companies.administer',
      'communications.administer',
      'courses.administer',
      'customFields.administer',
      'evaluations.administer',
      'surveys.administer',
      'surveys.answer',
    ],
  })
  const today = daysAfter(dayIn('UTC', clock.now()), offset)
  return { ...server, company, me, today }
}

test.each(cases)('at %s UTC a survey of a company in %s opens and closes by its day', async (...of) => {
  const { call, db, clock, kit, me, today } = await setUp(...of)
  const { id: evaluationId } = await makeSurveyEvaluation({ call }, me)
  const audience = { kind: 'everyone' as const, ids: [], reach: 'themselves' as const }
  const made = (values: object) =>
    makeSurvey({ call }, me, [], { evaluationId, closesOn: null, audience, ...values })
  const [planned, open, last, over] = [
    await made({ opensOn: daysAfter(today, 1) }),
    await made({ opensOn: today }),
    await made({ opensOn: daysAfter(today, -1), closesOn: today }),
    await made({ opensOn: daysAfter(today, -2), closesOn: today }),
  ]
  await db
    .update(surveys)
    .set({ closesOn: daysAfter(today, -1) })
    .where(eq(surveys.id, over.id))
  const stages = async () => {
    const { content } = await call(listSurveyRecords, { as: me, query: {} })
    return Object.fromEntries(content.map(({ id, stage }) => [id, stage]))
  }
  const expected = { [planned.id]: 'planned', [open.id]: 'open', [last.id]: 'open', [over.id]: 'closed' }
  expect(await stages()).toEqual(expected)
  expect((await call(listSurveys, { as: me })).map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual(
    [`${open.id} open`, `${last.id} open`, `${over.id} over`].toSorted(),
  )
  expect(await call(countSurveys, { as: me })).toEqual({ count: 2 })
  expect((await call(readSurveyChoices, { as: me })).today).toBe(today)
  await inviteToSurveys(kit)
  expect(await call(latestNotifications, { as: me })).toHaveLength(2)
  await closeSurveys({ ...kit, now: clock.now })
  expect(await stages()).toEqual(expected)
  const closed = await db.select().from(surveys).where(eq(surveys.companyId, me.companyId))
  expect(closed.flatMap(({ id, closedOn }) => (closedOn ? [[id, closedOn]] : []))).toEqual([[over.id, today]])
})

test.each(cases)('at %s UTC a licence in %s holds until its last day is over', async (...of) => {
  const { call, db, company, me, today } = await setUp(...of)
  const until = (licenceValidUntil: string) =>
    db.update(companies).set({ licenceValidUntil }).where(eq(companies.id, company.id))
  const found = async (licence: 'ending' | 'over') => {
    const query = { _filterFields: ['name', 'licence'], _filterValues: [company.name, licence] }
    return (await call(listCompanies, { as: me, query })).totalElements
  }
  const body = { login: me.login, password: 'correct horse 7' }
  await until(today)
  expect(await call(readLicence, { as: me })).toMatchObject({ standing: 'ending', daysLeft: 0 })
  expect([await found('ending'), await found('over')]).toEqual([1, 0])
  expect((await call(signIn, { body })).user.id).toBe(me.id)
  await until(daysAfter(today, -1))
  expect(await call(readLicence, { as: me })).toMatchObject({ standing: 'over', daysLeft: -1 })
  expect([await found('ending'), await found('over')]).toEqual([0, 1])
  expect(await call(signIn, { body })).toMatchObject({ status: 401, code: 'invalidLicense' })
})

async function fieldOf({ call, db, me }: Awaited<ReturnType<typeof setUp>>, value: string) {
  const both = (text: string) => ({ en: text, de: text })
  const { id = 0 } = await call(saveCustomField, {
    as: me,
    params: { id: 0 },
    body: {
      clazz: 'User',
      label: both('Induction'),
      description: both(''),
      inputType: 'date',
      mandatory: false,
      unique: false,
      customFieldOptions: [],
    },
  })
  await db.insert(userFieldValues).values({ companyId: me.companyId, userId: me.id, fieldId: id, value })
  return id
}

test.each(cases)('at %s UTC a rule of a company in %s asks for its own day', async (...of) => {
  const scene = await setUp(...of)
  const { call, me, today } = scene
  const field = await fieldOf(scene, today)
  const count = async (operator: 'inLast' | 'beforeToday' | 'afterToday') => {
    const condition = { about: 'field' as const, field, operator, ids: [], value: '0' }
    const set = { match: 'all' as const, negated: false, conditions: [condition] }
    const body = { groupId: null, rule: { match: 'all' as const, sets: [set] } }
    return (await call(previewRule, { as: me, body })).matching
  }
  expect([await count('inLast'), await count('beforeToday'), await count('afterToday')]).toEqual([1, 0, 0])
})

test.each(['Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'in %s a new day is looked at by its own night',
  async (zone) => {
    const scene = await setUp('12:00', zone, 0)
    const { call, kit, me } = scene
    const tomorrow = daysAfter(dayIn(zone, kit.now()), 1)
    const field = await fieldOf(scene, tomorrow)
    const condition = { about: 'field' as const, field, operator: 'inNext' as const, ids: [], value: '0' }
    const set = { match: 'all' as const, negated: false, conditions: [condition] }
    const body = learningGroupForm({ rule: { match: 'all', sets: [set] } })
    const { id = 0 } = await call(createLearningGroup, { as: me, body })
    const membersAt = async (time: string) => {
      const now = () => momentOf(tomorrow, time, zone) ?? kit.now()
      await reconcileByNight({ engine: kit.engine, log: kit.log, now })
      return (await call(readLearningGroup, { as: me, params: { id } })).members
    }
    expect(await membersAt('02:12')).toBe(0)
    expect(await membersAt('03:12')).toBe(1)
  },
)

test.each(cases)('at %s UTC an automatic message in %s is told on its last day', async (...of) => {
  const { call, kit, me, today, make } = await setUp(...of)
  const turnedOn = async (activeUntil: string, subject: string) => {
    const words = { subject, body: 'x', action: '' }
    const values = { channels: ['inApp' as const], activeUntil, texts: { en: words, de: words } }
    const { id } = await call(createAutoMessage, { as: me, body: autoMessageValues(values) })
    await call(switchAutoMessage, { as: me, params: { id }, body: { isOn: true } })
  }
  await turnedOn(today, 'In time')
  await turnedOn(daysAfter(today, -1), 'Too late')
  const mia = await make.user({ companyId: me.companyId, createdAt: kit.now() })
  await runAutoMessages(kit)
  await kit.outbox.deliver()
  const told = await call(latestNotifications, { as: mia })
  expect(told.map(({ title }) => title)).toEqual(['In time'])
})

test.each(cases)('at %s UTC a day in somebody’s field is reached where they live: %s', async (...of) => {
  const [time, zone, offset] = of
  const scene = await setUp(time, 'UTC', 0)
  const { call, kit, me, db, make } = scene
  const today = daysAfter(dayIn('UTC', kit.now()), offset)
  const field = await fieldOf(scene, '')
  const body = autoMessageValues({ trigger: 'field.dateReached', field, channels: ['inApp'] })
  const { id } = await call(createAutoMessage, { as: me, body })
  await call(switchAutoMessage, { as: me, params: { id }, body: { isOn: true } })
  const person = async (value: string) => {
    const made = await make.user({ companyId: me.companyId, timezone: zone })
    await db
      .insert(userFieldValues)
      .values({ companyId: me.companyId, userId: made.id, fieldId: field, value })
    return made
  }
  const [reached, tomorrow] = [await person(today), await person(daysAfter(today, 1))]
  await runAutoMessages(kit)
  await kit.outbox.deliver()
  expect(await call(latestNotifications, { as: reached })).toHaveLength(1)
  expect(await call(latestNotifications, { as: tomorrow })).toEqual([])
})

test.each([
  ['23:30', 'Pacific/Auckland', 1, 1],
  ['23:30', 'America/Los_Angeles', 0, 1],
  ['00:10', 'Europe/Berlin', 0, 0],
  ['05:10', 'Europe/Berlin', 0, 0],
  ['07:10', 'Europe/Berlin', 0, 1],
] as const)(
  'at %s UTC a company in %s reminds from eight in the morning on',
  async (time, zone, offset, count) => {
    const { call, kit, me, db, today } = await setUp(time, zone, offset)
    const audience = { kind: 'everyone' as const, ids: [], reach: 'themselves' as const }
    const values = { opensOn: today, closesOn: daysAfter(today, 3), remindDays: 3, audience }
    const { id } = await makeSurvey({ call }, me, [], values)
    await inviteToSurveys(kit)
    await remindOfSurveys(kit)
    await remindOfSurveys(kit)
    const [survey] = await db.select().from(surveys).where(eq(surveys.id, id))
    expect(survey?.remindedOn).toBe(count ? today : null)
    expect(await call(latestNotifications, { as: me })).toHaveLength(1 + count)
  },
)
