import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  removeCustomField,
  restoreCustomField,
  saveCustomField,
} from '@oktant/contract/people/custom-fields.ts'
import { readAudienceChoices } from '@oktant/contract/communication/audiences.ts'
import { countGroupMessage } from '@oktant/contract/communication/group-messages.ts'
import { listUsers, readUserOptions } from '@oktant/contract/people/users.ts'
import { addMembers, listMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import {
  affectedByLearningGroupRemoval,
  allowInLearningGroup,
  createLearningGroup,
  excludeFromLearningGroup,
  type LearningGroupForm,
  listLearningGroupPeople,
  listLearningGroups,
  listNamedPeople,
  readLearningGroup,
  readLearningGroupOptions,
  removeLearningGroup,
  restoreLearningGroup,
  type RuleCondition,
  updateLearningGroup,
} from '@oktant/contract/people/learning-groups.ts'
import { activeRule, learningGroupForm } from '../../../../test/scenes/people/learning-groups.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { userFieldValues } from '../custom-fields/custom-fields.tables.ts'
import { users } from '../people/people.tables.ts'
import { reconcileLearningGroups } from './stays/keep-current.ts'
import { learningGroupStays } from './learning-groups.tables.ts'

async function setUp() {
  const server = await testServer()
  const { make, call, db, kit } = server
  const me = await make.user({
    permissions: ['courses.administer', 'customFields.administer', 'audit.read'],
    surname: 'Aaltonen',
  })
  const person = (surname: string, values = {}) => make.user({ companyId: me.companyId, surname, ...values })
  const create = (values: Partial<LearningGroupForm> = {}) =>
    call(createLearningGroup, { as: me, body: learningGroupForm(values) })
  const owner = (id = 0) => ({ owner: 'learningGroup' as const, id })
  const members = async (id = 0) =>
    ((await call(listMembers, { as: me, params: owner(id), query: {} })).content ?? []).map(
      ({ surname }) => surname,
    )
  const stays = async (id = 0, view = 'members', more: object = {}) => {
    const query = { _filterFields: ['view'], _filterValues: [view], ...more }
    return (await call(listLearningGroupPeople, { as: me, params: { id }, query })).content ?? []
  }
  const set = async (id: number, values: object) => {
    await db.update(users).set(values).where(eq(users.id, id))
    await kit.outbox.deliver()
  }
  return { ...server, me, person, create, owner, members, stays, set }
}

test('a learning group is made, changed and listed with its people counted', async () => {
  const { call, me, person, create } = await setUp()
  await person('Berg')
  const made = await create({ rule: activeRule })
  expect(made).toMatchObject({ members: 2, byHand: 0, excluded: 0, isResting: false, rule: activeRule })
  const params = { id: made.id ?? 0 }
  const body = learningGroupForm({ name: { en: ' Crew ', de: '' } })
  expect(await call(updateLearningGroup, { as: me, params, body })).toMatchObject({
    name: { en: 'Crew', de: '' },
    members: 0,
  })
  await create({ rule: activeRule })
  const list = (query: object) => call(listLearningGroups, { as: me, query })
  expect((await list({ _sortField: 'members', _sortDir: 'DESC' })).content).toMatchObject([
    { members: 2, isByRule: true },
    { members: 0, isByRule: false, name: { en: 'Crew' } },
  ])
  expect((await list({ _filterFields: ['kind'], _filterValues: ['hand'] })).totalElements).toBe(1)
  expect((await list({ _filterFields: ['name'], _filterValues: ['schweiß'] })).totalElements).toBe(1)
})

test('what is wrong is said at its field, and at its condition', async () => {
  const { create } = await setUp()
  await create()
  const codes = async (values: Partial<LearningGroupForm>) =>
    ((await create(values)).errors ?? []).map(({ field, code }) => `${field} ${code}`)
  expect(await codes({ name: { en: ' ', de: '' } })).toEqual(['name required'])
  expect(await codes({ name: { en: '', de: 'SCHWEISSfachleute' } })).toEqual([])
  expect(await codes({ name: { en: 'WELDERS', de: '' } })).toEqual(['name name_taken'])
  const condition: RuleCondition = { about: 'jobRole', field: null, operator: 'in', ids: [], value: '' }
  const rule = {
    match: 'any',
    sets: [
      {
        match: 'all',
        negated: false,
        conditions: [
          condition,
          { ...condition, ids: [2_147_483_000] },
          { ...condition, about: 'field', field: 2_147_483_000, operator: 'filled' },
          { ...condition, about: 'status', operator: 'is', value: 'Dead' },
          { ...condition, operator: 'before', value: '2026-01-01' },
        ],
      },
    ],
  } satisfies LearningGroupForm['rule']
  expect(await codes({ name: { en: 'x', de: '' }, rule })).toEqual([
    'rule.0.0 rule_incomplete',
    'rule.0.1 rule_unknown',
    'rule.0.2 rule_unknown',
    'rule.0.3 rule_incomplete',
    'rule.0.4 rule_incomplete',
  ])
})

test('people come and go as they change, after the commit, and their history is kept', async () => {
  const { create, members, stays, set, person } = await setUp()
  const berg = await person('Berg')
  const { id } = await create({ rule: activeRule })
  expect(await members(id)).toEqual(['Aaltonen', 'Berg'])
  await set(berg.id, { status: 'Inactive' })
  expect(await stays(id)).toMatchObject([{ surname: 'Aaltonen', reasons: ['rule'], until: null }])
  await set(berg.id, { status: 'Active' })
  const later = await person('Celik')
  await set(later.id, { firstName: 'Ada' })
  expect((await stays(id)).map(({ surname }) => surname)).toEqual(['Aaltonen', 'Berg', 'Celik'])
  const history = await stays(id, 'history', { _sortField: 'since', _sortDir: 'DESC' })
  const ofBerg = history.filter(({ surname }) => surname === 'Berg')
  expect(ofBerg.map(({ until }) => until === null)).toEqual([true, false])
  await set(berg.id, { anonymisedAt: new Date() })
  expect((await stays(id)).map(({ surname }) => surname)).toEqual(['Aaltonen', 'Celik'])
})

test('a change that concerns no rule wakes nobody, and a company without learning groups is left alone', async () => {
  const { create, set, person, db, kit } = await setUp()
  const berg = await person('Berg')
  const waiting = async () =>
    (await db.execute(
      sql`select id from announcements where name = 'people.changed' and company_id = ${berg.companyId}`,
    )) as unknown as { rows: object[] }
  await set(berg.id, { status: 'Inactive' })
  expect((await waiting()).rows).toHaveLength(0)
  await create({ rule: activeRule })
  await kit.outbox.deliver()
  await set(berg.id, { firstName: 'Ada', lastLoggedInAt: new Date() })
  expect((await waiting()).rows).toHaveLength(0)
  await set(berg.id, { status: 'Active' })
  expect((await waiting()).rows).toHaveLength(1)
})

test('people are put in by hand, taken out, and put back as they were', async () => {
  const { call, me, create, owner, stays, person } = await setUp()
  const [berg, celik] = [await person('Berg', { status: 'Inactive' }), await person('Celik')]
  const { id = 0 } = await create({ rule: activeRule })
  const add = (userIds: number[]) => call(addMembers, { as: me, params: owner(id), body: { userIds } })
  const remove = (userIds: number[]) => call(removeMembers, { as: me, params: owner(id), body: { userIds } })
  expect(await add([berg.id, celik.id])).toEqual({ changed: 1 })
  const shown = async (view = 'members') =>
    (await stays(id, view)).map(({ surname, reasons }) => `${surname} ${reasons.join()}`)
  const whole = ['Aaltonen rule', 'Berg hand', 'Celik rule']
  expect(await shown()).toEqual(whole)
  expect(await remove([berg.id, celik.id])).toEqual({ changed: 2 })
  expect(await shown()).toEqual(['Aaltonen rule'])
  expect(await shown('excluded')).toEqual(['Celik excluded'])
  expect(await add([berg.id, celik.id])).toEqual({ changed: 2 })
  expect(await shown()).toEqual(whole)
  expect(await shown('excluded')).toEqual([])
  const { content } = await call(listAudit, { as: me, query: { object: 'learningGroup', number: id } })
  expect(content?.length).toBe(4)
})

test('whoever is kept out stays out, whatever the rule says, until they are let back in', async () => {
  const { call, me, create, members, set, stays, owner, person } = await setUp()
  const [berg, celik] = [await person('Berg', { status: 'Inactive' }), await person('Celik')]
  const other = await person('Duarte', { permissions: ['courses.administer'] })
  const { id = 0 } = await create({ rule: activeRule })
  const params = { id }
  const full = ({ firstName, surname }: typeof me) => `${firstName} ${surname}`
  const decided = async (view?: string) =>
    Object.fromEntries((await stays(id, view)).map(({ surname, decidedBy }) => [surname, decidedBy]))
  await call(addMembers, { as: me, params: owner(id), body: { userIds: [berg.id, celik.id] } })
  expect(await decided()).toEqual({ Aaltonen: null, Berg: full(me), Celik: null, Duarte: null })
  const body = { userIds: [berg.id, celik.id] }
  expect(await call(excludeFromLearningGroup, { as: other, params, body })).toEqual({ changed: 2 })
  expect(await decided('excluded')).toEqual({ Berg: full(other), Celik: full(other) })
  await set(celik.id, { language: 'de' })
  expect(await members(id)).toEqual(['Aaltonen', 'Duarte'])
  expect(await call(readLearningGroup, { as: me, params })).toMatchObject({ members: 2, excluded: 2 })
  expect(await call(allowInLearningGroup, { as: me, params, body })).toEqual({ changed: 2 })
  expect((await stays(id)).map(({ surname, reasons }) => `${surname} ${reasons.join()}`)).toEqual([
    'Aaltonen rule',
    'Berg hand',
    'Celik rule',
    'Duarte rule',
  ])
  expect(await decided()).toMatchObject({ Berg: full(me), Celik: null })
})

test('each kind of list is for those who look after it, and strangers get into none', async () => {
  const { call, me, make, create, owner } = await setUp()
  const { id } = await create()
  const [stranger, groupsOnly] = [
    await make.user(),
    await make.user({ companyId: me.companyId, permissions: ['projects.administer'] }),
  ]
  const body = { userIds: [stranger.id] }
  expect(await call(addMembers, { as: me, params: owner(id), body })).toMatchObject({
    code: 'people_unknown',
  })
  const refused = { status: 403, code: 'not_permitted' }
  expect(await call(listMembers, { as: groupsOnly, params: owner(id), query: {} })).toMatchObject(refused)
  expect(await call(addMembers, { as: groupsOnly, params: owner(id), body })).toMatchObject(refused)
  const project = { owner: 'project' as const, id: groupsOnly.projectId }
  expect(await call(listMembers, { as: me, params: project, query: {} })).toMatchObject(refused)
  expect(await call(removeMembers, { as: me, params: project, body })).toMatchObject(refused)
  expect((await call(listMembers, { as: groupsOnly, params: project, query: {} })).totalElements).toBe(1)
})

test('a removed group comes back with whoever belongs to it by then', async () => {
  const { call, me, create, members, set, person } = await setUp()
  const berg = await person('Berg')
  const { id = 0 } = await create({ rule: activeRule })
  const params = { id }
  expect(await call(affectedByLearningGroupRemoval, { as: me, params })).toMatchObject([
    { what: 'members', count: 2 },
    { what: 'courses', count: 0 },
  ])
  expect(await call(removeLearningGroup, { as: me, params })).toEqual({})
  expect(await call(readLearningGroup, { as: me, params })).toMatchObject({
    code: 'learning_group_not_found',
  })
  await set(berg.id, { status: 'Inactive' })
  expect(await call(restoreLearningGroup, { as: me, params })).toMatchObject({ members: 1 })
  expect(await members(id)).toEqual(['Aaltonen'])
})

test('where a field that the rule asks for is removed, the group rests until it is back', async () => {
  const { call, me, create, members, person, db, kit } = await setUp()
  const berg = await person('Berg')
  const body = {
    clazz: 'User' as const,
    label: { en: 'Badge', de: 'Ausweis' },
    description: { en: '', de: '' },
    inputType: 'normal' as const,
    mandatory: false,
    unique: false,
    customFieldOptions: [],
  }
  const { id: field = 0 } = await call(saveCustomField, { as: me, params: { id: 0 }, body })
  const value = { companyId: me.companyId, fieldId: field, value: 'Blue' }
  await db.insert(userFieldValues).values({ ...value, userId: me.id })
  const condition: RuleCondition = { about: 'field', field, operator: 'is', ids: [], value: 'blue' }
  const { id = 0 } = await create({
    rule: { match: 'all', sets: [{ match: 'all', negated: false, conditions: [condition] }] },
  })
  await call(removeCustomField, { as: me, params: { id: field } })
  await db.insert(userFieldValues).values({ ...value, userId: berg.id })
  await kit.outbox.deliver()
  expect(await members(id)).toEqual(['Aaltonen'])
  expect(await call(readLearningGroup, { as: me, params: { id } })).toMatchObject({ isResting: true })
  await call(restoreCustomField, { as: me, params: { id: field } })
  await kit.outbox.deliver()
  expect(await members(id)).toEqual(['Aaltonen', 'Berg'])
  await db.update(userFieldValues).set({ value: 'red' }).where(eq(userFieldValues.userId, berg.id))
  await kit.outbox.deliver()
  expect(await members(id)).toEqual(['Aaltonen'])
})

test('a message reaches whoever belongs to a learning group, and the list of users shows them', async () => {
  const { call, make, create, person, me } = await setUp()
  const admin = await make.user({
    companyId: me.companyId,
    permissions: ['communications.administer', 'users.administer', 'courses.administer'],
    surname: 'Zulu',
  })
  await person('Berg')
  const { id = 0 } = await create({ rule: activeRule })
  const aimed = (ids: number[]) =>
    call(countGroupMessage, {
      as: admin,
      body: { audience: { kind: 'learningGroups', ids, reach: 'themselves' } },
    })
  expect(await aimed([id])).toEqual({ count: 3 })
  const stranger = await setUp()
  const foreign = await stranger.create({ rule: activeRule })
  expect(await aimed([foreign.id ?? 0])).toMatchObject({ code: 'audience_unknown' })
  const listed = () =>
    call(listUsers, {
      as: admin,
      query: { _filterFields: ['learningGroup'], _filterValues: [String(id)] },
    })
  expect((await listed()).content?.map(({ surname }) => surname)).toEqual(['Aaltonen', 'Berg', 'Zulu'])
  expect((await call(readAudienceChoices, { as: admin })).learningGroups).toMatchObject([{ id }])
  expect((await call(readUserOptions, { as: admin })).learningGroups).toEqual([{ id, name: 'Welders' }])
  await call(removeLearningGroup, { as: admin, params: { id } })
  expect((await listed()).totalElements).toBe(0)
  expect(await aimed([id])).toMatchObject({ code: 'audience_unknown' })
})

test('what was missed is found by night, and logged', async () => {
  const { create, members, kit, db, clock } = await setUp()
  const { id = 0 } = await create({ rule: activeRule })
  await db.delete(learningGroupStays).where(eq(learningGroupStays.groupId, id))
  const warned: object[] = []
  const log = { ...kit.log, warn: (about: object) => warned.push(about) } as unknown as typeof kit.log
  await reconcileLearningGroups({ engine: kit.engine, log, now: clock.now })
  expect(warned).toContainEqual(expect.objectContaining({ groupId: id, came: 1, gone: 0 }))
  expect(await members(id)).toEqual(['Aaltonen'])
  warned.length = 0
  await reconcileLearningGroups({ engine: kit.engine, log, now: clock.now })
  expect(warned.filter((about) => 'groupId' in about && about.groupId === id)).toEqual([])
})

test('a rule is offered, and names, what is of one’s own company alone', async () => {
  const { call, me, make } = await setUp()
  const stranger = await make.user()
  const { projects } = await call(readLearningGroupOptions, { as: me })
  expect(projects?.map(({ id }) => id)).toEqual([me.projectId])
  const query = { people: `${me.id},${stranger.id},0` }
  expect(await call(listNamedPeople, { as: me, query })).toEqual([{ id: me.id, fullName: 'Mia Aaltonen' }])
})
