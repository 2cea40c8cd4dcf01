import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { saveContract, signContract } from '@oktant/contract/development/contracts.ts'
import * as contract from '@oktant/contract/development/season-contracts.ts'
import { expect, test } from 'vitest'
import { makeReview } from '../../../../../test/kit/content/reviews.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'

const line = { kpaId: null, objectiveId: null, title: 'Albatross', text: '', dueOn: null, weight: 100 }

/** A contract that its person has signed, and its manager not. */
async function setUp() {
  const server = await testServer()
  const made = await makeReview(server)
  const { call } = server
  const { hr, person, id } = made
  const params = { id }
  await call(saveContract, { as: person, params, body: { lines: [line], revision: 0 } })
  await call(signContract, { as: person, params, body: { version: 1, revision: 1 } })
  const list = (field = 'state', value = 'waitsForManager') =>
    call(contract.listSeasonContracts, { as: hr, query: { _filterFields: [field], _filterValues: [value] } })
  const remind = () => call(contract.remindOfContracts, { as: hr, body: { chosen: { ids: [id] } } })
  return { ...server, ...made, params, list, remind }
}

test('HR sees who has signed and who has not, without a word of what was agreed', async () => {
  const { call, send, hr, manager, season, list, params } = await setUp()
  const found = await list()
  expect(found).toMatchObject({ totalElements: 1, signed: 0, missingPerson: 0, missingManager: 1 })
  expect(found.content[0]).toMatchObject({ side: 'hr', managerSignedAt: null, version: 1, inForce: null })
  expect(found.content[0]?.personSignedAt).not.toBeNull()
  const counts = await Promise.all(
    (
      [
        ['season', String(season.id)],
        ['manager', String(manager.id)],
        ['manager', '0'],
        ['missing', 'manager'],
        ['missing', 'person'],
        ['missing', 'any'],
      ] as const
    ).map(async ([field, value]) => (await list(field, value)).totalElements),
  )
  expect(counts).toEqual([1, 1, 0, 1, 0, 1])
  for (const format of contract.seasonContractFormats) {
    const table = await send(contract.exportSeasonContracts, { as: hr, params: { format }, query: {} })
    expect(table.statusCode).toBe(200)
    if (format === 'CSV') expect(table.body).toContain('Waits for the manager’s signature')
    expect(table.body).not.toContain('Albatross')
  }
  expect(JSON.stringify(found)).not.toContain('Albatross')
  await call(signContract, { as: manager, params, body: { version: 1, revision: 1 } })
  expect(await list('state', 'signed')).toMatchObject({ signed: 1, missingManager: 0 })
})

test('whoever has not signed is led to where they sign', async () => {
  const { call, manager, person, params, remind, id } = await setUp()
  const heard = async (as: Made) =>
    (await call(listNotifications, { as, query: {} })).content.filter(({ title }) =>
      title.includes('not signed'),
    )
  expect(await remind()).toEqual({ changed: [id], skipped: 0 })
  expect(await heard(manager)).toMatchObject([{ link: `/contracts/${id}` }])
  expect(await heard(person)).toEqual([])
  const [first] = await heard(manager)
  await remind()
  const again = await heard(manager)
  expect(again).toHaveLength(1)
  expect(again[0]?.id).not.toBe(first?.id)
  await call(signContract, { as: manager, params, body: { version: 1, revision: 1 } })
  expect(await remind()).toEqual({ changed: [], skipped: 1 })
})
