import { expect, test } from 'vitest'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import {
  anonymiseUser,
  changeUsers,
  countManagedUsers,
  createUser,
  listUsers,
  readUser,
  readUserOptions,
  resetUserPassword,
  searchUsers,
  undoUserChange,
  updateUser,
  type UserForm,
} from '@oktant/contract/people/users.ts'
import { userForm } from '../../../../test/scenes/people/users.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['users.administer', 'permissions.administer'],
    surname: 'Zander',
  })
  const person = (values = {}) => server.make.user({ companyId: me.companyId, ...values })
  const create = (values: Partial<UserForm> = {}, welcome = false) =>
    server.call(createUser, { as: me, body: { ...userForm(values), welcome } })
  const change = (body: Parameters<typeof server.call<typeof changeUsers>>[1]['body']) =>
    server.call(changeUsers, { as: me, body })
  const list = async (query = {}) => {
    const { content = [], totalElements } = await server.call(listUsers, { as: me, query })
    return { names: content.map(({ surname }) => surname), totalElements }
  }
  return { ...server, me, person, create, change, list }
}

const codesOf = ({ errors = [] }: { errors?: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`)

test('an account is made with everything the form says, and read again as it was said', async () => {
  const { create, person, me, call } = await setUp()
  const manager = await person({ firstName: 'Ada', surname: 'Kern' })
  const sent = userForm({
    managerId: manager.id,
    mobileNumber: '+27 1',
    externalId: 'A-1',
    projectIds: [me.projectId],
  })
  const made = await create(sent)
  expect(made).toMatchObject({ ...sent, fullName: 'Jo Berg', userStatus: { name: 'Active' } })
  expect(made.manager).toMatchObject({ fullName: 'Ada Kern' })
  expect(await call(readUser, { as: me, params: { id: made.id ?? 0 } })).toEqual(made)
})

test('whoever is welcomed gets a letter whose link sets a password', async () => {
  const { create, kit, engine } = await setUp()
  const made = await create({}, true)
  await kit.outbox.deliver()
  const mails = await engine.query('select subject, action_url as link from mails where user_id = $1', [
    made.id,
  ])
  expect(mails).toMatchObject([
    { subject: 'Ihr Konto ist bereit', link: expect.stringContaining('/#/passwordReset/') },
  ])
})

test('what is wrong is said at its field, in the specification’s words', async () => {
  const { create, person } = await setUp()
  const other = await person({ externalId: 'A-1' })
  expect(codesOf(await create({ firstName: ' ', surname: '', login: '', emailAddress: 'nobody' }))).toEqual([
    'firstName first_name_required',
    'surname surname_required',
    'login username_required',
    'emailAddress email_address_invalid',
  ])
  const refused = await create({ login: other.login.toUpperCase(), externalId: 'A-1' })
  expect(codesOf(refused)).toEqual(['login login_taken', 'externalId external_id_taken'])
  expect(refused.errors?.[0]).toMatchObject({
    message: `The login ${other.login.toUpperCase()} already exists. Please enter another login.`,
  })
})

test('a manager whom the person leads is refused', async () => {
  const { call, me, person } = await setUp()
  const head = await person()
  const lead = await person({ managerId: head.id })
  const body = userForm({ managerId: lead.id, profileIds: [head.profileId], projectIds: [head.projectId] })
  expect(codesOf(await call(updateUser, { as: me, params: { id: head.id }, body }))).toEqual([
    'managerId manager_ring',
  ])
})

test('the list starts by surname, and filters by what the specification names', async () => {
  const { list, person } = await setUp()
  await person({ surname: 'Öhler', firstName: 'Zoë' })
  await person({ surname: 'Abel', status: 'Inactive' })
  expect(await list()).toEqual({ names: ['Abel', 'Öhler', 'Zander'], totalElements: 3 })
  const by = async (field: string, value: string) =>
    (await list({ _filterFields: [field], _filterValues: [value] })).names
  expect(await by('userStatus.name', 'Active')).toEqual(['Öhler', 'Zander'])
  expect(await by('userStatus.name', '%ctive')).toEqual(['Abel', 'Öhler', 'Zander'])
  expect(await by('firstName', 'zo')).toEqual(['Öhler'])
  expect(await by('surname', '%')).toEqual([])
  expect(await by('project', '2147483000')).toEqual([])
})

test('many are deactivated at once, signed out, and brought back by undo', async () => {
  const { call, change, list, me, person } = await setUp()
  const [one, other] = [await person({ surname: 'One' }), await person({ surname: 'Two' })]
  const done = await change({
    action: 'deactivate',
    target: null,
    chosen: { ids: [one.id, other.id, me.id] },
  })
  expect(done).toMatchObject({ changed: 2, skipped: 0 })
  // NOTE: another connection hears of it a moment later.
  await expect.poll(() => call(validateSession, { as: one })).toMatchObject({ status: 401 })
  const active = async () =>
    (await list({ _filterFields: ['userStatus.name'], _filterValues: ['Active'] })).names
  expect(await active()).toEqual(['Zander'])
  const undo = () => call(undoUserChange, { as: me, params: { id: done.change ?? 0 } })
  expect(await undo()).toEqual({ changed: 2, skipped: 0 })
  expect(await active()).toEqual(['One', 'Two', 'Zander'])
  expect(await undo()).toMatchObject({ code: 'change_not_found' })
})

test('undo leaves alone whom somebody has changed since', async () => {
  const { call, change, me, person } = await setUp()
  const [old, boss, other] = [await person(), await person(), await person()]
  const [mia, jo] = [await person({ managerId: old.id }), await person({ managerId: old.id })]
  const done = await change({ action: 'setManager', target: boss.id, chosen: { ids: [mia.id, jo.id] } })
  await change({ action: 'setManager', target: other.id, chosen: { ids: [jo.id] } })
  expect(await call(undoUserChange, { as: me, params: { id: done.change ?? 0 } })).toEqual({
    changed: 1,
    skipped: 1,
  })
  const managerOf = async (id: number) => (await call(readUser, { as: me, params: { id } })).managerId
  expect([await managerOf(mia.id), await managerOf(jo.id)]).toEqual([old.id, other.id])
})

test('all that a filter matches are put into a group, and nobody else', async () => {
  const { change, list, me, person, make } = await setUp()
  await person({ surname: 'Ebert' })
  await person({ surname: 'Ebers' })
  const project = await make.project(me.companyId)
  const filter = { _filterFields: ['surname'], _filterValues: ['Eber'] }
  expect(await change({ action: 'addToProject', target: project.id, chosen: { filter } })).toMatchObject({
    changed: 2,
  })
  const inGroup = { _filterFields: ['project'], _filterValues: [String(project.id)] }
  expect((await list(inGroup)).names).toEqual(['Ebers', 'Ebert'])
})

test('nobody changes the account of somebody who may do more, by form or in bulk', async () => {
  const { call, change, me, person } = await setUp()
  const boss = await person({ permissions: ['system.administer'] })
  const params = { id: boss.id }
  const body = userForm({ profileIds: [boss.profileId] })
  for (const answer of [
    await call(updateUser, { as: me, params, body }),
    await call(resetUserPassword, { as: me, params }),
    await call(anonymiseUser, { as: me, params, body: { login: boss.login } }),
  ])
    expect(answer).toMatchObject({ status: 403, code: 'more_permissions_needed' })
  expect(await change({ action: 'deactivate', target: null, chosen: { ids: [boss.id] } })).toEqual({
    change: null,
    changed: 0,
    skipped: 1,
  })
})

test('nobody gives a profile whose permissions they lack, or without the right to decide', async () => {
  const { create, call, person, make, me } = await setUp()
  const boss = await person({ permissions: ['system.administer'] })
  expect(await create({ profileIds: [boss.profileId] })).toMatchObject({ code: 'more_permissions_needed' })
  const clerk = await make.user({ companyId: me.companyId, permissions: ['users.administer'] })
  const plain = await person()
  const body = { ...userForm({ profileIds: [plain.profileId] }), welcome: false }
  expect(await call(createUser, { as: clerk, body })).toMatchObject({ code: 'more_permissions_needed' })
  const { profiles = [] } = await call(readUserOptions, { as: me })
  const canGive = (id: number) => profiles.find((profile) => profile.id === id)?.canGive
  expect([canGive(boss.profileId), canGive(plain.profileId)]).toEqual([false, true])
})

test('a body with more than the form has changes nothing else', async () => {
  const { call, me, person, engine } = await setUp()
  const mia = await person()
  const extra = {
    companyId: 1,
    id: 1,
    status: 'Inactive',
    passwordHash: 'x',
    permissions: ['system.administer'],
  }
  const body = { ...userForm({ profileIds: [mia.profileId], projectIds: [mia.projectId] }), ...extra }
  await call(updateUser, { as: me, params: { id: mia.id }, body })
  const [row] = await engine.query('select company_id, status, password_hash from users where id = $1', [
    mia.id,
  ])
  expect(row).toEqual({ company_id: me.companyId, status: 'Active', password_hash: null })
})

test('the last one who can give permissions stays', async () => {
  const { call, me, make } = await setUp()
  const clerk = await make.user({
    companyId: me.companyId,
    permissions: ['users.administer', 'permissions.administer'],
    status: 'Inactive',
  })
  expect(clerk.status).toBe('Inactive')
  const body = userForm({ login: me.login, emailAddress: me.emailAddress, projectIds: [me.projectId] })
  expect(await call(updateUser, { as: me, params: { id: me.id }, body })).toMatchObject({
    code: 'last_administrator',
  })
})

test('a licence has so many seats, and no more people come in', async () => {
  const { create, change, me, engine, person } = await setUp()
  const away = await person({ status: 'Inactive' })
  await engine.query('update companies set licence_seats = 2 where id = $1', [me.companyId])
  expect(await create()).toMatchObject({ surname: 'Berg' })
  expect(await create()).toMatchObject({ code: 'licence_seats_used' })
  const reactivate = { action: 'reactivate' as const, target: null, chosen: { ids: [away.id] } }
  expect(await change(reactivate)).toMatchObject({ code: 'licence_seats_used' })
})

test('a person is taken out of an account, whose rows stay without a name', async () => {
  const { call, me, person, engine } = await setUp()
  const mia = await person({ mobileNumber: '+27 1' })
  const take = (login: string) => call(anonymiseUser, { as: me, params: { id: mia.id }, body: { login } })
  expect(codesOf(await take('somebody'))).toEqual(['login login_differs'])
  expect(await take(mia.login)).toMatchObject({ isAnonymised: true, can: { edit: false } })
  const [row] = await engine.query('select * from users where id = $1', [mia.id])
  expect(JSON.stringify(row)).not.toContain(mia.login)
  expect(row).toMatchObject({ first_name: '—', mobile_number: '', status: 'Inactive', password_hash: null })
  const trail = await engine.query(
    "select after from audit_entries where object = 'user' and object_id = $1",
    [mia.id],
  )
  expect(JSON.stringify(trail)).not.toContain(mia.login)
})

test('people are found from three letters, by whoever may see them', async () => {
  const { call, me, person, make } = await setUp()
  const zoe = await person({ firstName: 'Zoë', surname: 'Ott' })
  const mate = await make.user({ companyId: me.companyId })
  const find = async (as: { token: string }, text: string) => call(searchUsers, { as, query: { text } })
  expect(await find(me, 'zoë o')).toMatchObject([{ id: zoe.id, login: zoe.login }])
  expect(await find(me, 'zo')).toMatchObject({ status: 400 })
  expect(await find(mate, 'zoë')).toEqual([])
  await make.member(mate, zoe.projectId)
  expect(await find(mate, 'zoë')).toMatchObject([{ id: zoe.id, login: '', emailAddress: '' }])
})

test('a manager learns how many people they lead', async () => {
  const { call, make } = await setUp()
  const lead = await make.user({ permissions: ['team.see'] })
  await make.user({ companyId: lead.companyId, managerId: lead.id })
  await make.user({ companyId: lead.companyId, managerId: lead.id, status: 'Inactive' })
  expect(await call(countManagedUsers, { as: lead })).toEqual({ count: 1 })
})

test('who is searched without accents is found, and with them too', async () => {
  const { call, make } = await testServer()
  const admin = await make.user({ permissions: ['users.administer'] })
  const { companyId } = admin
  await make.user({ companyId, firstName: 'Jürgen', surname: 'Müller' })
  await make.user({ companyId, firstName: 'Ayşe', surname: 'Weiß' })
  const list = async (field: string, value: string) =>
    (
      await call(listUsers, {
        as: admin,
        query: { _filterFields: [field], _filterValues: [value] },
      })
    ).content.map(({ fullName }) => fullName)
  for (const typed of ['Muller', 'müll', 'MÜLLER', 'ller'])
    expect(await list('surname', typed)).toEqual(['Jürgen Müller'])
  expect(await list('surname', 'weiss')).toEqual(['Ayşe Weiß'])
  expect(await list('firstName', 'ayse')).toEqual(['Ayşe Weiß'])
  expect(await list('surname', 'm%r')).toEqual([])
  const found = await call(searchUsers, { as: admin, query: { text: 'jurgen mu' } })
  expect(found.map(({ fullName }) => fullName)).toEqual(['Jürgen Müller'])
})
