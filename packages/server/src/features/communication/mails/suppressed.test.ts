import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listSuppressedAddresses } from '@oktant/contract/communication/mails.ts'
import {
  type AddressChange,
  affectedByAddressChange,
  changeSuppressedAddresses,
} from '@oktant/contract/communication/suppressed-address-changes.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { suppressedAddresses } from '../../../mail/mails.tables.ts'

async function setUp() {
  const server = await testServer()
  const { call, make, db } = server
  const me = await make.user({ permissions: ['mail.readOutbox', 'communications.administer', 'audit.read'] })
  const { companyId } = me
  const made = await db
    .insert(suppressedAddresses)
    .values(
      ['ann@gone.test', 'ben@gone.test', 'cem@here.test'].map((name) => ({
        companyId,
        address: `${companyId}-${name}`,
        error: '550',
      })),
    )
    .returning()
  const change = (action: AddressChange['action'], chosen: AddressChange['chosen'], as = me) =>
    call(changeSuppressedAddresses, { as, body: { action, chosen } })
  const held = async () => {
    const query = { _sortField: 'address' as const, _sortDir: 'ASC' as const }
    return (await call(listSuppressedAddresses, { as: me, query })).content.map(({ id }) => id)
  }
  return { ...server, me, ids: made.map(({ id }) => id), change, held }
}

test('many addresses are released, each with its own entry, and that is taken back', async () => {
  const { call, me, ids, change, held } = await setUp()
  const [ann = 0, ben = 0, cem = 0] = ids
  const body = { action: 'release' as const, chosen: { ids: [ann, ben] } }
  expect(await call(affectedByAddressChange, { as: me, body })).toMatchObject([
    { what: 'changed', count: 2, examples: [expect.stringContaining('ann'), expect.stringContaining('ben')] },
    { what: 'skipped', count: 0 },
  ])
  expect(await held()).toEqual([ann, ben, cem])
  expect(await change('release', { ids: [ann, ben] })).toEqual({ changed: [ann, ben], skipped: 0 })
  expect(await held()).toEqual([cem])
  expect(await change('release', { ids: [ben, cem] })).toEqual({ changed: [cem], skipped: 1 })
  expect(await change('suppress', { ids: [ann, cem] })).toEqual({ changed: [ann, cem], skipped: 0 })
  expect(await held()).toEqual([ann, cem])
  const query = { object: 'suppressedAddress', number: ann }
  const { content = [] } = await call(listAudit, { as: me, query })
  expect(content.map(({ objectType }) => objectType)).toEqual(['create', 'delete'])
})

test('all that a filter matches is released, and none of another company’s', async () => {
  const { make, ids, change, held } = await setUp()
  const [ann = 0, ben = 0, cem = 0] = ids
  const filter = { _filterFields: ['address'], _filterValues: ['@gone'] }
  expect(await change('release', { filter })).toEqual({ changed: [ann, ben], skipped: 0 })
  expect(await held()).toEqual([cem])
  const stranger = await make.user({ permissions: ['communications.administer'] })
  expect(await change('release', { ids: [cem] }, stranger)).toMatchObject({ code: 'address_not_found' })
  expect(await held()).toEqual([cem])
})
