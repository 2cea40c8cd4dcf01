import { dayIn } from '@oktant/contract/kit/days.ts'
import { expect, test } from 'vitest'
import { exportAudit, listAudit, listAuditObjects } from '@oktant/contract/organisation/audit.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { auditAll } from '../../../audit/audit.ts'
import { customFieldOptions, customFields } from '../../people/custom-fields/custom-fields.tables.ts'
import { jobRoles } from '../../people/people/people.tables.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['audit.read'], firstName: 'Ada', surname: 'Kern' })
  const read = (query = {}) => server.call(listAudit, { as: me, query })
  const deeds = (...names: string[]) =>
    auditAll(
      server.db,
      names.map((name, place) => ({
        by: me,
        kind: 'update',
        object: 'project',
        objectId: place + 1,
        before: { name: `${name} before` },
        after: { name },
      })),
    )
  return { ...server, me, read, deeds }
}

const namesOf = ({ content = [] }: { content?: { name: string }[] }) => content.map(({ name }) => name)

test('entries are read newest first, and paged by number in both directions', async () => {
  const { read, deeds } = await setUp()
  await deeds('one', 'two', 'three', 'four', 'five')
  const first = await read({ _perPage: 2 })
  expect(namesOf(first)).toEqual(['five', 'four'])
  expect(first.newer).toBeNull()
  const second = await read({ _perPage: 2, before: first.older })
  expect(namesOf(second)).toEqual(['three', 'two'])
  const last = await read({ _perPage: 2, before: second.older })
  expect(namesOf(last)).toEqual(['one'])
  expect(last.older).toBeNull()
  expect(namesOf(await read({ _perPage: 2, after: last.newer }))).toEqual(['three', 'two'])
  const again = await read({ _perPage: 2, after: second.newer })
  expect(namesOf(again)).toEqual(['five', 'four'])
  expect(again.newer).toBeNull()
})

test('an entry says who, what, and each field before and after', async () => {
  const { read, deeds, me } = await setUp()
  await deeds('Academy')
  const { content = [] } = await read()
  expect(content[0]).toMatchObject({
    objectType: 'update',
    object: 'project',
    name: 'Academy',
    person: { id: me.id, fullName: 'Ada Kern' },
    onBehalfOf: null,
    change: [{ field: 'name', before: 'Academy before', after: 'Academy' }],
  })
})

test('entries are found by kind, object, person and day', async () => {
  const { read, deeds, db, me, make, call } = await setUp()
  const other = await make.user({ companyId: me.companyId, firstName: 'Zoë', surname: 'Ott' })
  await deeds('Academy')
  await auditAll(db, [{ by: other, kind: 'login', object: 'session', objectId: 9 }])
  const found = async (query: object) => ((await read(query)).content ?? []).map(({ object }) => object)
  expect(await found({ kind: 'login' })).toEqual(['session'])
  expect(await found({ object: 'project', number: 1 })).toEqual(['project'])
  expect(await found({ object: 'project', number: 2 })).toEqual([])
  expect(await found({ person: 'zoë o' })).toEqual(['session'])
  expect(await found({ person: '%' })).toEqual([])
  const today = dayIn(me.timezone, new Date())
  expect(await found({ from: today, to: today })).toEqual(['session', 'project'])
  expect(await found({ to: '2020-01-01' })).toEqual([])
  expect(await read({ from: '2020-02-31' })).toMatchObject({ status: 400, errors: [{ field: 'from' }] })
  expect(await call(exportAudit, { as: me, query: { to: '2020-13-01' } })).toMatchObject({ status: 400 })
})

test('what entries are about is listed once each, without those of another company', async () => {
  const { call, deeds, me, db } = await setUp()
  await deeds('a', 'b')
  await auditAll(db, [{ by: me, kind: 'create', object: 'answerSet', objectId: 1 }])
  const elsewhere = await setUp()
  await auditAll(db, [{ by: elsewhere.me, kind: 'create', object: 'webhook', objectId: 1 }])
  expect(await call(listAuditObjects, { as: me })).toEqual([
    { object: 'answerSet', label: 'Answer set' },
    { object: 'project', label: 'Group' },
  ])
})

test('nobody reads the entries of another company', async () => {
  const { deeds } = await setUp()
  await deeds('Academy')
  const elsewhere = await setUp()
  expect((await elsewhere.read()).content).toEqual([])
})

test('numbers of people, roles, groups and profiles are told by name, in the reader’s language', async () => {
  const { db, make, me, read } = await setUp()
  const { companyId } = me
  const manager = await make.user({ companyId, firstName: 'Mia', surname: 'Naidoo' })
  const name = { en: 'Trainer', de: 'Trainerin' }
  const [role] = await db.insert(jobRoles).values({ companyId, name }).returning()
  const [field] = await db
    .insert(customFields)
    .values({
      companyId,
      clazz: 'User',
      name: 'contactable',
      label: { en: 'Contactable', de: 'Erreichbar' },
      description: { en: '', de: '' },
      inputType: 'selection',
      position: 0,
    })
    .returning()
  const fieldId = field?.id ?? 0
  const [option] = await db
    .insert(customFieldOptions)
    .values({ companyId, fieldId, value: { en: 'Yes', de: 'Ja' }, position: 0 })
    .returning()
  const stranger = await make.user({ firstName: 'Not', surname: 'Yours' })
  const before = { managerId: stranger.id, jobRoleId: null, fieldValues: { [fieldId]: 'before' } }
  const after = { managerId: manager.id, jobRoleId: role?.id, fieldValues: { [fieldId]: `${option?.id}` } }
  await auditAll(db, [{ by: me, kind: 'update', object: 'user', objectId: me.id, before, after }])
  const { content } = await read({ object: 'user' })
  const change = content[0]?.change ?? []
  const line = (field: string) => change.find((one) => one.field === field)
  expect(line('managerId')).toEqual({
    field: 'managerId',
    label: 'Line manager',
    before: stranger.id,
    after: manager.id,
    // NOTE: nobody of this company, so it keeps its number.
    beforeName: String(stranger.id),
    afterName: 'Mia Naidoo',
  })
  expect(line('jobRoleId')).toMatchObject({ before: null, beforeName: '', afterName: 'Trainer' })
  expect(line(`cf_${fieldId}`)).toMatchObject({ label: 'Contactable', before: 'before', afterName: 'Yes' })
  expect(JSON.stringify(content)).not.toContain('Yours')
})

test('the export has a line for each field, and no cell that a spreadsheet would calculate', async () => {
  const { send, deeds, me } = await setUp()
  await deeds('=1+1')
  const answer = await send(exportAudit, { as: me, query: {} })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, line] = answer.body.replace('\uFEFF', '').split('\n')
  expect(head).toBe(
    'When,What happened,To what,Its number,Its name,By whom,Viewing as,By API token,Field,Before,After',
  )
  expect(line).toContain("changed,Group,1,'=1+1,Ada Kern,,,Name of it,'=1+1 before,'=1+1")
})

test('the export says in its reader’s words what happened, to what, and what was and became', async () => {
  const { send, make, db } = await setUp()
  const me = await make.user({ permissions: ['audit.read'], language: 'de', timezone: 'Europe/Berlin' })
  const [before, after] = [
    { status: 'Active', managerId: null, bioRegistered: false },
    { status: 'Inactive', managerId: me.id, bioRegistered: true },
  ]
  await auditAll(db, [{ by: me, kind: 'update', object: 'user', objectId: me.id, before, after }])
  const { body } = await send(exportAudit, { as: me, query: {} })
  const lines = body
    .replace('\uFEFF', '')
    .split('\n')
    .map((line) => line.split(','))
  expect(lines[0]?.slice(0, 3)).toEqual(['Wann', 'Vorgang', 'Gegenstand'])
  expect(lines.slice(1).map((cells) => cells.slice(-3))).toEqual(
    expect.arrayContaining([
      ['Status', 'aktiv', 'stillgelegt'],
      ['Führungskraft', '', expect.stringContaining(' ')],
      ['Biometrisch erfasst', 'nein', 'ja'],
    ]),
  )
})
