import * as contract from '@oktant/contract/events/decline-reasons.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'

const ill = { en: 'Ill', de: 'Krank' }

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['declineReasons.administer', 'audit.read'] })
  const make = (name = ill) => server.call(contract.createDeclineReason, { as: me, body: { name } })
  return { ...server, me, reason: make, person: server.make.user }
}

test('a decline reason is made, worded anew, removed and brought back, and each is written down', async () => {
  const { call, me, reason } = await setUp()
  const made = await reason({ en: ' Ill ', de: 'Krank' })
  expect(made).toMatchObject({ name: ill, revision: 0 })
  const params = { id: made.id ?? 0 }
  const body = { name: { en: 'Sick', de: 'Erkrankt' }, revision: 0 }
  expect(await call(contract.updateDeclineReason, { as: me, params, body })).toMatchObject({ revision: 1 })
  expect(await call(contract.removeDeclineReason, { as: me, params })).toEqual({})
  expect(await call(contract.readDeclineReason, { as: me, params })).toMatchObject({
    code: 'record_not_found',
  })
  expect(await call(contract.restoreDeclineReason, { as: me, params })).toMatchObject({ name: body.name })
  const { content } = await call(listAudit, { as: me, query: { object: 'declineReason' } })
  const about = content.map(({ objectType }) => objectType)
  expect(about).toEqual(['create', 'delete', 'update', 'create'])
})

test('a change of what somebody else has changed since is refused', async () => {
  const { call, me, reason } = await setUp()
  const { id = 0 } = await reason()
  const change = (en: string) =>
    call(contract.updateDeclineReason, {
      as: me,
      params: { id },
      body: { name: { en, de: '' }, revision: 0 },
    })
  await change('Sick')
  expect(await change('Unwell')).toMatchObject({ status: 409, code: 'content_changed' })
})

test('a reason has a name in one language at least, which no other has', async () => {
  const { reason } = await setUp()
  await reason()
  expect(await reason({ en: ' ', de: '' })).toMatchObject({ errors: [{ field: 'name', code: 'required' }] })
  expect(await reason({ en: '', de: 'KRANK' })).toMatchObject({ errors: [{ code: 'name_taken' }] })
})

test('whoever declines chooses from the reasons in their language, of their company', async () => {
  const { call, me, reason, person } = await setUp()
  await reason()
  const away = await reason({ en: 'On leave', de: 'Abwesend' })
  const gone = await reason({ en: 'Gone', de: 'Weg' })
  await call(contract.removeDeclineReason, { as: me, params: { id: gone.id ?? 0 } })
  await (await setUp()).reason({ en: 'Theirs', de: 'Deren' })
  const learner = await person({ companyId: me.companyId, language: 'de' })
  const options = await call(contract.listDeclineReasonOptions, { as: learner })
  expect(options).toMatchObject([{ id: away.id, name: 'Abwesend' }, { name: 'Krank' }])
})

test('the list is searched by name, and many are removed and brought back at once', async () => {
  const { call, me, reason } = await setUp()
  const ids = [(await reason()).id ?? 0, (await reason({ en: 'On leave', de: 'Im Urlaub' })).id ?? 0]
  const list = async (query: object = {}) =>
    ((await call(contract.listDeclineReasons, { as: me, query })).content ?? []).map(({ name }) => name.en)
  expect(await list({ _filterFields: ['name'], _filterValues: ['urlaub'] })).toEqual(['On leave'])
  const change = (action: 'remove' | 'restore') =>
    call(contract.changeDeclineReasons, { as: me, body: { action, chosen: { ids } } })
  const body = { action: 'remove' as const, chosen: { ids } }
  expect(await call(contract.affectedByDeclineReasonChange, { as: me, body })).toMatchObject([
    { what: 'changed', count: 2 },
  ])
  expect(await change('remove')).toMatchObject({ skipped: 0 })
  expect(await list()).toEqual([])
  await change('restore')
  expect(await list()).toEqual(['Ill', 'On leave'])
})
