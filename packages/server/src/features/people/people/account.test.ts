import { expect, test } from 'vitest'
import * as contract from '@oktant/contract/people/account.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { createUserFields } from '../custom-fields/custom-fields.ts'

const photo = (bytes: Buffer, name = 'me.png') => ({ name, bytes, type: 'image/png' })

test('oneself, one’s manager and an administrator see a profile; a colleague does not', async () => {
  const { call, make } = await testServer()
  const manager = await make.user()
  const { companyId } = manager
  const me = await make.user({ companyId, managerId: manager.id })
  const colleague = await make.user({ companyId })
  const admin = await make.user({ companyId, permissions: ['users.administer'] })
  const read = (as: typeof me) => call(contract.readProfile, { as, params: { id: me.id } })
  expect(await read(me)).toMatchObject({ id: me.id, fullName: 'Mia Naidoo', can: { edit: true } })
  expect(await read(manager)).toMatchObject({ manager: { id: manager.id }, can: { edit: false } })
  expect(await read(admin)).toMatchObject({ can: { edit: true } })
  expect(await read(colleague)).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('a profile is seen by whoever leads the line and by HR, and by nobody from below or elsewhere', async () => {
  const { call, make } = await testServer()
  const director = await make.user()
  const { companyId } = director
  const lead = await make.user({ companyId, managerId: director.id })
  const me = await make.user({ companyId, managerId: lead.id })
  const read = (as: { token: string }, id = me.id) => call(contract.readProfile, { as, params: { id } })
  expect(await read(director)).toMatchObject({ login: me.login, can: { edit: false } })
  expect(await read(await make.user({ companyId, permissions: ['people.seeAll'] }))).toMatchObject({
    login: me.login,
    can: { edit: false },
  })
  expect(await read(me, director.id)).toMatchObject({ code: 'user_not_found' })
  const stranger = await make.user({ permissions: ['people.seeAll', 'users.administer'] })
  expect(await read(stranger)).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('a colleague of the same group sees the name, and nothing that opens the account', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const colleague = await make.user({ companyId: me.companyId })
  await make.member(colleague, me.projectId)
  expect(await call(contract.readProfile, { as: colleague, params: { id: me.id } })).toMatchObject({
    fullName: 'Mia Naidoo',
    login: '',
    emailAddress: '',
    customFields: [],
    customFieldMap: {},
    can: { edit: false },
  })
})

test('groups are listed as people sort them, umlauts among their letters', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  for (const name of ['Zebra', 'Österreich', 'Oslo', 'apfel', 'Äpfel']) {
    await make.member(me, (await make.project(me.companyId, { name })).id)
  }
  const names = (await call(contract.listProjects, { as: me })).map(({ name }) => name)
  const ours = names.filter((name) => !name.startsWith('Group'))
  expect(ours).toEqual(['apfel', 'Äpfel', 'Oslo', 'Österreich', 'Zebra'])
})

test('custom fields are saved whole or not at all, and show in the session too', async () => {
  const { call, db, make } = await testServer()
  const me = await make.user()
  const label = { en: 'Contactable', de: 'Kontaktierbar' }
  await createUserFields(db, me.companyId, [
    {
      name: 'contactable',
      label,
      description: label,
      inputType: 'selection',
      mandatory: true,
      options: [label],
    },
    { name: 'desk', label: { en: 'Desk', de: 'Platz' }, description: label, inputType: 'normal' },
  ])
  const [choice, desk] = (await call(contract.readProfile, { as: me, params: { id: me.id } })).customFields
  const option = String(choice?.customFieldOptions[0]?.id)
  const save = (body: Record<string, string>) =>
    call(contract.saveCustomFields, { as: me, params: { id: me.id }, body })
  expect(await save({ [String(desk?.id)]: 'B 12' })).toMatchObject({
    status: 422,
    code: 'custom_fields_invalid',
    errors: [{ field: String(choice?.id), message: 'Contactable is mandatory' }],
  })
  const values = { [String(choice?.id)]: option, [String(desk?.id)]: 'B 12' }
  expect(await save(values)).toMatchObject({ customFieldMap: values })
  expect((await call(validateSession, { as: me })).user.customFields).toEqual(values)
})

test('each field offers all its own choices, in their order, and nobody else’s', async () => {
  const { call, db, make } = await testServer()
  const text = (words: string) => ({ en: words, de: words })
  const offered = async (...choices: string[]) => {
    const me = await make.user()
    const [label, options] = [text('Choice'), choices.map(text)]
    const field = { label, description: text(''), inputType: 'selection' as const, options }
    await createUserFields(db, me.companyId, [
      { ...field, name: 'one' },
      { ...field, name: 'two', options: [text('only')] },
    ])
    const { customFields } = await call(contract.readProfile, { as: me, params: { id: me.id } })
    return customFields.map(({ customFieldOptions }) => customFieldOptions.map(({ value }) => value.en))
  }
  expect(await offered('yes', 'no', 'perhaps')).toEqual([['yes', 'no', 'perhaps'], ['only']])
  expect(await offered('b', 'a')).toEqual([['b', 'a'], ['only']])
})

test('a manager may look but not write', async () => {
  const { call, make } = await testServer()
  const manager = await make.user()
  const me = await make.user({ companyId: manager.companyId, managerId: manager.id })
  const answer = await call(contract.saveCustomFields, { as: manager, params: { id: me.id }, body: {} })
  expect(answer).toMatchObject({ status: 403, code: 'not_permitted' })
})

test('time zone and language hold from the next call on', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  expect(await call(contract.setTimezone, { as: me, body: { zoneName: 'Asia/Tokyo' } })).toEqual({
    timezone: 'Asia/Tokyo',
  })
  expect(await call(contract.setLanguage, { as: me, body: { language: 'de' } })).toEqual({ language: 'de' })
  expect((await call(validateSession, { as: me })).user).toMatchObject({
    timezone: 'Asia/Tokyo',
    language: 'de',
  })
  expect(await call(contract.setTimezone, { as: me, body: { zoneName: 'Mars/Base' } })).toMatchObject({
    code: 'timezone_unknown',
  })
})

test('a photo is taken by its content, and replaces the one before', async () => {
  const { app, call, engine, make } = await testServer()
  const me = await make.user()
  const put = (bytes: Buffer, name?: string) =>
    call(contract.setAvatar, { as: me, params: { id: me.id }, file: photo(bytes, name) })
  const first = await put(png(20, 20))
  expect(first).toMatchObject({ responseCode: 200 })
  const shown = await app.inject(String(first.avatar))
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
  await put(png(30, 30), '../../evil.png')
  const kept = await engine.query('select count(*)::int as n from files where company_id = $1', [
    me.companyId,
  ])
  expect(kept).toEqual([{ n: 1 }])
})

test.each([
  ['a text that calls itself a picture', Buffer.from('<svg onload=alert(1)>'), 'not_an_image', 422],
  ['a picture without a body', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(20)]), 'image_broken', 422],
  ['a picture cut short', png(20, 20).subarray(0, 60), 'image_broken', 422],
  ['a picture larger than any screen', png(5000, 2), 'image_broken', 422],
  ['more than five megabytes', Buffer.alloc(5_100_000, 1), 'too_large', 413],
])('%s changes nothing, and says so in its responseCode', async (_, bytes, code, status) => {
  const { call, engine, make } = await testServer()
  const me = await make.user()
  const answer = await call(contract.setAvatar, { as: me, params: { id: me.id }, file: photo(bytes) })
  expect(answer).toMatchObject({ code, status, responseCode: 500 })
  expect(await engine.query('select avatar_file_id from users where id = $1', [me.id])).toEqual([
    { avatar_file_id: null },
  ])
})

test('one’s groups are listed, and switching one changes this session alone', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const other = await make.project(me.companyId, { name: 'Later' })
  await make.member(me, other.id)
  const elsewhere = await make.session(me)
  expect((await call(contract.listProjects, { as: me })).map(({ id, current }) => [id, current])).toEqual([
    [me.projectId, true],
    [other.id, false],
  ])
  expect(await call(contract.switchProject, { as: me, params: { id: other.id } })).toMatchObject({
    id: other.id,
    current: true,
  })
  expect((await call(validateSession, { as: me })).user.projectId).toBe(other.id)
  expect((await call(validateSession, { as: { token: elsewhere } })).user.projectId).toBe(me.projectId)
})

test('a group that one does not belong to, or that is closed at this hour, is not switched to', async () => {
  const { call, make } = await testServer()
  const me = await make.user({ timezone: 'UTC' })
  const foreign = await make.project(me.companyId)
  const hour = (new Date().getUTCHours() + 12) % 24
  const slot = {
    startTime: `${String(hour).padStart(2, '0')}:00`,
    endTime: `${String((hour + 1) % 24).padStart(2, '0')}:00`,
  }
  const closed = await make.project(me.companyId, { accessTimeslots: [slot] })
  await make.member(me, closed.id)
  const go = (id: number) => call(contract.switchProject, { as: me, params: { id } })
  expect(await go(foreign.id)).toMatchObject({ code: 'project_not_found' })
  expect(await go(closed.id)).toMatchObject({ status: 422, code: 'project_closed', accessTimeslots: [slot] })
})
