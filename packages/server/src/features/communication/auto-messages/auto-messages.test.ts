import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '@oktant/contract/communication/auto-messages.ts'
import type { AutoMessageValues } from '@oktant/contract/communication/auto-messages.ts'
import { readAudienceChoices, searchAudiencePeople } from '@oktant/contract/communication/audiences.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { autoMessageValues } from '../../../../test/scenes/auto-messages.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { customFields, userFieldValues } from '../../people/custom-fields/custom-fields.tables.ts'
import { addToProject } from '../../people/people/people.ts'
import { projectMembers, users } from '../../people/people/people.tables.ts'
import { runAutoMessages } from './run-auto-messages.ts'

const post = await mailServer()
const minute = 60_000
const day = 24 * 60 * minute

async function setUp() {
  const server = await testServer({ SMTP_URL: post.url })
  const { call, clock, db, kit, make } = server
  const admin = await make.user({ permissions: ['communications.administer'], surname: 'Admin' })
  const person = (own: Partial<typeof users.$inferInsert> = {}) =>
    make.user({ companyId: admin.companyId, ...own })
  const values = (own: Partial<AutoMessageValues> = {}) => autoMessageValues(own)
  const turnedOn = async (own: Partial<AutoMessageValues> = {}) => {
    const { id } = await call(contract.createAutoMessage, { as: admin, body: values(own) })
    await call(contract.switchAutoMessage, { as: admin, params: { id }, body: { isOn: true } })
    return id
  }
  const run = async () => {
    await kit.outbox.deliver()
    await runAutoMessages(kit)
    await kit.outbox.deliver()
    await kit.mail.deliver()
  }
  const runs = async (id: number) =>
    (await call(contract.listAutoMessageRuns, { as: admin, params: { id }, query: {} })).content
  const simulated = (own: Partial<AutoMessageValues>, query = {}) =>
    call(contract.simulateAutoMessage, { as: admin, body: values(own), query })
  const ago = (days: number) => new Date(clock.now().getTime() - days * day)
  return { ...server, admin, person, turnedOn, run, runs, simulated, ago, db }
}
const arrivedFor = ({ emailAddress }: Made) => post.arrived.filter(({ to }) => to.includes(emailAddress))

test('whoever is new is told once, in their language, however often it runs and in how many processes', async () => {
  const { kit, clock, person, turnedOn, run, runs } = await setUp()
  const id = await turnedOn()
  const mia = await person({ language: 'de', createdAt: clock.now() })
  await Promise.all([runAutoMessages(kit), runAutoMessages(kit)])
  await run()
  await run()
  expect(arrivedFor(mia).map(({ mail }) => mail.subject)).toEqual(['Willkommen, Mia'])
  expect(await runs(id)).toMatchObject([{ name: 'Mia Naidoo', about: null, state: 'sent' }])
})

test('nobody is told of what happened before the message was turned on, nor people of other companies', async () => {
  const { make, clock, person, turnedOn, run } = await setUp()
  const before = await person({ createdAt: new Date(clock.now().getTime() - minute) })
  await turnedOn()
  const stranger = await make.user({ createdAt: clock.now() })
  await run()
  expect([arrivedFor(before), arrivedFor(stranger)]).toEqual([[], []])
})

test('a delay is waited for, and the message is cancelled when the reason is gone by then', async () => {
  const { db, clock, person, turnedOn, run, runs, ago } = await setUp()
  const own = { trigger: 'user.neverSignedIn', days: 3, delay: { amount: 2, unit: 'hours' } } as const
  const id = await turnedOn(own)
  const [came, stayed] = [await person({ createdAt: ago(4) }), await person({ createdAt: ago(5) })]
  const fresh = await person({ createdAt: ago(2) })
  await run()
  expect([arrivedFor(stayed).length, (await runs(id)).map(({ state }) => state)]).toEqual([
    0,
    ['waiting', 'waiting'],
  ])
  await db.update(users).set({ lastLoggedInAt: clock.now() }).where(eq(users.id, came.id))
  clock.skew += 121 * minute
  await run()
  expect([came, stayed, fresh].map((one) => arrivedFor(one).length)).toEqual([0, 1, 0])
  expect((await runs(id)).map(({ state, reason }) => [state, reason]).sort()).toEqual([
    ['cancelled', 'gone'],
    ['sent', null],
  ])
})

test('a message that is turned off, over, or about somebody inactive is cancelled when its time comes', async () => {
  const { call, admin, db, clock, person, turnedOn, run, runs } = await setUp()
  const delay = { amount: 1, unit: 'hours' } as const
  const off = await turnedOn({ delay })
  const over = await turnedOn({
    delay: { amount: 3, unit: 'days' },
    activeUntil: dayIn('Europe/Berlin', clock.now()),
  })
  const left = await turnedOn({ delay })
  const mia = await person({ createdAt: clock.now() })
  await run()
  await call(contract.switchAutoMessage, { as: admin, params: { id: off }, body: { isOn: false } })
  await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, mia.id))
  clock.skew += 4 * day
  await run()
  // NOTE: back again, as the administrator's session has ended meanwhile.
  clock.skew -= 4 * day
  const why = async (id: number) => (await runs(id)).map(({ reason }) => reason)
  expect([await why(off), await why(over), await why(left)]).toEqual([['off'], ['over'], ['inactive']])
  expect(arrivedFor(mia)).toEqual([])
})

test('in the message’s quiet hours, where the person is, it waits', async () => {
  const { clock, person, turnedOn, run } = await setUp()
  const at = (later: number) => new Date(clock.now().getTime() + later).toISOString().slice(11, 16)
  await turnedOn({ quiet: { from: at(-30 * minute), until: at(30 * minute) } })
  const mia = await person({ createdAt: clock.now(), timezone: 'UTC' })
  await run()
  expect(arrivedFor(mia)).toEqual([])
  clock.skew += 35 * minute
  await run()
  expect(arrivedFor(mia)).toHaveLength(1)
})

test('whoever joins a group is told, through whichever door; who was there before is not', async () => {
  const { db, admin, make, clock, person, turnedOn, run, runs } = await setUp()
  const group = await make.project(admin.companyId)
  const [old, late, announced] = [await person(), await person(), await person()]
  await addToProject(db, group, [old.id])
  clock.skew += minute
  const audience: AutoMessageValues['audience'] = { kind: 'projects', ids: [group.id], reach: 'themselves' }
  const id = await turnedOn({ trigger: 'group.joined', audience })
  const joinedAt = clock.now()
  const joins = (userId: number) => ({ companyId: admin.companyId, projectId: group.id, userId, joinedAt })
  await db.insert(projectMembers).values([joins(late.id), joins(announced.id)])
  await run()
  await run()
  expect([old, late, announced].map((one) => arrivedFor(one).length)).toEqual([0, 1, 1])
  expect(await runs(id)).toHaveLength(2)
})

test('whoever has left the group again by then is not told', async () => {
  const { db, admin, make, clock, person, turnedOn, run, runs } = await setUp()
  const group = await make.project(admin.companyId)
  const mia = await person()
  const id = await turnedOn({ trigger: 'group.joined', delay: { amount: 1, unit: 'hours' } })
  await db
    .insert(projectMembers)
    .values({ companyId: admin.companyId, projectId: group.id, userId: mia.id, joinedAt: clock.now() })
  await run()
  await db.delete(projectMembers).where(eq(projectMembers.projectId, group.id))
  clock.skew += 61 * minute
  await run()
  expect(arrivedFor(mia)).toEqual([])
  const mine = (await runs(id)).filter(({ reason }) => reason !== null)
  expect(mine).toMatchObject([{ state: 'cancelled', reason: 'gone' }])
})

test('a leader is told of each of their people, by name', async () => {
  const { clock, person, turnedOn, run, runs } = await setUp()
  const lead = await person({ firstName: 'Thomas', createdAt: new Date(0) })
  const texts = {
    en: { subject: '{firstName}, {personName} is new', body: 'Say hello.', action: '' },
    de: { subject: '{personName}', body: 'Hallo.', action: '' },
  }
  const id = await turnedOn({ texts, audience: { kind: 'everyone', ids: [], reach: 'managers' } })
  for (const firstName of ['Ada', 'Bo'])
    await person({ firstName, managerId: lead.id, createdAt: clock.now() })
  await run()
  expect(
    arrivedFor(lead)
      .map(({ mail }) => mail.subject)
      .sort(),
  ).toEqual(['Thomas, Ada Naidoo is new', 'Thomas, Bo Naidoo is new'])
  expect((await runs(id)).map(({ about }) => about).sort()).toEqual(['Ada Naidoo', 'Bo Naidoo'])
})

test('inactivity, a date that comes near and an ending licence each find their people', async () => {
  const { db, admin, clock, person, simulated, ago } = await setUp()
  const asleep = await person({ surname: 'Asleep', lastLoggedInAt: ago(40) })
  await person({ surname: 'Awake', lastLoggedInAt: ago(1) })
  const found = async (own: Partial<AutoMessageValues>) =>
    (await simulated(own)).content.map(({ name }) => name)
  expect(await found({ trigger: 'user.inactive', days: 30 })).toEqual(['Mia Asleep'])
  const { companyId } = admin
  const [field] = await db
    .insert(customFields)
    .values({
      companyId,
      clazz: 'User',
      name: 'ends',
      label: { en: 'Ends', de: 'Endet' },
      description: { en: '', de: '' },
      inputType: 'date',
      position: 1,
    })
    .returning()
  const fieldId = field?.id ?? 0
  const soon = daysAfter(dayIn('Europe/Berlin', clock.now()), 10)
  await db.insert(userFieldValues).values([
    { companyId, userId: asleep.id, fieldId, value: soon },
    { companyId, userId: admin.id, fieldId, value: 'not a day' },
  ])
  expect(await found({ trigger: 'field.dateReached', days: 14, field: fieldId })).toEqual(['Mia Asleep'])
  expect(await found({ trigger: 'field.dateReached', days: 2, field: fieldId })).toEqual([])
  await db.update(companies).set({ licenceValidUntil: soon }).where(eq(companies.id, companyId))
  const people: AutoMessageValues['audience'] = { kind: 'people', ids: [admin.id], reach: 'themselves' }
  expect(await found({ trigger: 'licence.ending', days: 14, audience: people })).toEqual(['Mia Admin'])
})

test('a simulation says who, when and since when, page by page with an exact total, and changes nothing', async () => {
  const { person, simulated, ago, admin, clock, run } = await setUp()
  for (const surname of ['Çelik', 'Zulu', 'Äpfelbach']) await person({ surname, createdAt: ago(9) })
  const own = { trigger: 'user.neverSignedIn', days: 7, delay: { amount: 1, unit: 'days' } } as const
  const query = { _perPage: 2, _sortField: 'name' }
  const first = await simulated(own, query)
  expect(first).toMatchObject({ totalElements: 3, totalPages: 2 })
  expect(first.content.map(({ name }) => name)).toEqual(['Mia Äpfelbach', 'Mia Çelik'])
  const due = new Date(first.content[0]?.dueAt ?? 0).getTime()
  expect(Math.round((due - clock.now().getTime()) / minute)).toBe(24 * 60)
  const second = await simulated(own, { ...query, _page: 1 })
  expect([second.content.map(({ name }) => name), second.totalElements]).toEqual([['Mia Zulu'], 3])
  const beyond = await simulated(own, { ...query, _page: 7 })
  expect([beyond.content, beyond.totalElements]).toEqual([[], 3])
  await run()
  expect(arrivedFor(admin)).toEqual([])
})

test('what is wrong is told at its field', async () => {
  const { call, admin } = await setUp()
  const body = autoMessageValues({
    name: ' ',
    channels: [],
    trigger: 'field.dateReached',
    activeFrom: '2026-02-02',
    activeUntil: '2026-02-01',
    texts: {
      en: { subject: 'Hello {who}', body: 'x', action: '' },
      de: { subject: 'Hallo', body: '', action: '' },
    },
  })
  const refused = await call(contract.createAutoMessage, { as: admin, body })
  expect(refused.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name template_empty',
    'channels channel_missing',
    'field field_missing',
    'activeUntil period_reversed',
    'texts.en.subject placeholder_unknown',
    'texts.de.body template_empty',
  ])
})

test('nobody aims a message at another company’s people, groups or places', async () => {
  const { call, admin, make } = await setUp()
  const stranger = await make.user()
  const aimed = (kind: 'people' | 'projects', id: number) =>
    call(contract.createAutoMessage, {
      as: admin,
      body: autoMessageValues({ audience: { kind, ids: [id], reach: 'themselves' } }),
    })
  expect(await aimed('people', stranger.id)).toMatchObject({ status: 404, code: 'audience_unknown' })
  expect(await aimed('projects', stranger.projectId)).toMatchObject({ code: 'audience_unknown' })
  const choices = await call(readAudienceChoices, { as: admin })
  expect(choices.projects.map(({ id }) => id)).toEqual([admin.projectId])
  const search = (query: { text?: string; people?: string }) =>
    call(searchAudiencePeople, { as: admin, query })
  expect((await search({ text: 'admin' })).map(({ id }) => id)).toEqual([admin.id])
  expect(await search({ text: 'ad' })).toEqual([])
  expect(await search({ people: `${stranger.id}` })).toEqual([])
})

test('a removed message comes back turned off', async () => {
  const { call, admin, turnedOn } = await setUp()
  const id = await turnedOn()
  await call(contract.deleteAutoMessage, { as: admin, params: { id } })
  expect(await call(contract.readAutoMessage, { as: admin, params: { id } })).toMatchObject({ status: 404 })
  expect(await call(contract.restoreAutoMessage, { as: admin, params: { id } })).toMatchObject({
    isOn: false,
  })
  const list = await call(contract.listAutoMessages, {
    as: admin,
    query: { _filterFields: ['isOn'], _filterValues: ['false'] },
  })
  expect(list.content).toMatchObject([{ id, runs: { waiting: 0, sent: 0, cancelled: 0 } }])
})
