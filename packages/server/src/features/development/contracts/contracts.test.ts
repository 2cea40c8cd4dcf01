import * as contract from '@oktant/contract/development/contracts.ts'
import { archiveKpa, createKpa } from '@oktant/contract/development/kpas.ts'
import { giveViewReason } from '@oktant/contract/development/reviews/review-progress.ts'
import { closeSeason } from '@oktant/contract/development/seasons.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { anonymiseUser } from '@oktant/contract/people/users.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeReview } from '../../../../test/kit/content/reviews.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { users } from '../../people/people/people.tables.ts'
import { performanceContracts } from './contracts.tables.ts'
import { followPeople } from '../reviews/administer/follow-people.ts'

const line = (title: string, weight: number, kpaId: number | null = null) => ({
  kpaId,
  objectiveId: null,
  title,
  text: '',
  dueOn: null,
  weight,
})

async function setUp(isOn = true) {
  const server = await testServer()
  const { call, send } = server
  const made = await makeReview(server, { contracts: isOn })
  const params = { id: made.id }
  const saving = (as: Made, lines: contract.ContractLineForm[], revision: number) =>
    ({ as, params, body: { lines, revision } }) as const
  const signing = (as: Made, version: number, revision: number) =>
    ({ as, params, body: { version, revision } }) as const
  return {
    ...server,
    ...made,
    params,
    read: (as: Made) => call(contract.readContract, { as, params }),
    save: (...sent: Parameters<typeof saving>) => call(contract.saveContract, saving(...sent)),
    refusedSave: async (...sent: Parameters<typeof saving>) =>
      (await send(contract.saveContract, saving(...sent))).json(),
    sign: (...sent: Parameters<typeof signing>) => call(contract.signContract, signing(...sent)),
    refusedSign: async (...sent: Parameters<typeof signing>) =>
      (await send(contract.signContract, signing(...sent))).json(),
  }
}

test('a contract counts once both have signed, and a change is signed anew', async () => {
  const { person, manager, read, save, sign, refusedSign, call } = await setUp()
  expect(await read(person)).toMatchObject({ state: 'none', version: 0, can: { write: true, sign: false } })

  await save(person, [line('Grow', 60)], 0)
  expect(await refusedSign(person, 1, 1)).toMatchObject({ code: 'contract_weights' })
  await save(manager, [line('Grow', 60), line('Save', 40)], 1)
  expect(await sign(person, 1, 2)).toMatchObject({ state: 'waitsForManager', inForce: null, revision: 2 })
  const asked = (await call(readHome, { as: manager })).toDo.find(({ about }) => about === 'contracts')
  expect(asked).toMatchObject({ count: 1, path: '/contracts?turn=mine' })
  // NOTE: sent again because its answer was lost.
  await sign(person, 1, 2)
  expect(await sign(manager, 1, 2)).toMatchObject({ state: 'signed', inForce: 1 })
  expect((await call(readHome, { as: manager })).toDo.some(({ about }) => about === 'contracts')).toBe(false)

  const changed = await save(manager, [line('Grow', 70), line('Save', 30)], 2)
  expect(changed).toMatchObject({ state: 'draft', version: 2, inForce: 1 })
  expect(changed.versions.map(({ number, isSigned }) => [number, isSigned])).toEqual([
    [2, false],
    [1, true],
  ])
  expect(changed.versions[1]?.lines.map(({ weight }) => weight)).toEqual([60, 40])
  await sign(manager, 2, 3)
  const [own] = (await call(readHome, { as: person })).toDo.filter(({ about }) => about === 'contract')
  expect(own).toMatchObject({ reason: 'asked' })
  expect(await sign(person, 2, 3)).toMatchObject({ state: 'signed', inForce: 2 })
  const { content } = await call(listNotifications, { as: person })
  expect(content.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Your signature is asked', 'A performance contract was changed']),
  )
})

test('a version that changed in the meantime is neither signed nor overwritten', async () => {
  const { person, manager, save, refusedSave, refusedSign } = await setUp()
  await save(person, [line('Grow', 100)], 0)
  await save(manager, [line('Shrink', 100)], 1)
  expect(await refusedSign(person, 1, 1)).toMatchObject({ code: 'contract_changed' })
  expect(await refusedSave(person, [line('Grow more', 100)], 1)).toMatchObject({ code: 'contract_changed' })
  const [one, other] = await Promise.all([
    refusedSave(person, [line('A', 100)], 2),
    refusedSave(manager, [line('B', 100)], 2),
  ])
  expect([one.code, other.code].filter(Boolean)).toEqual(['contract_changed'])
})

test('it is read by its two sides and by HR with a reason, and by nobody else', async () => {
  const { call, send, make, hr, person, manager, params, save, read } = await setUp()
  await save(person, [line('Grow', 100)], 0)
  const others = [
    await make.user({ companyId: hr.companyId, permissions: ['reviews.lead', 'reviews.take'] }),
    await make.user({ permissions: ['reviews.administer'] }),
  ]
  for (const as of others)
    expect((await send(contract.readContract, { as, params })).json()).toMatchObject({
      code: 'contract_not_found',
    })
  expect(await read(manager)).toMatchObject({ side: 'manager', versions: [{ number: 1 }] })
  expect(await read(hr)).toMatchObject({ side: 'hr', needsReason: true, versions: [], can: { write: false } })
  await call(giveViewReason, { as: hr, params, body: { reason: 'A complaint' } })
  expect(await read(hr)).toMatchObject({
    needsReason: false,
    versions: [{ number: 1 }],
    can: { sign: false },
  })
  const body = { lines: [], revision: 1 }
  expect((await send(contract.saveContract, { as: hr, params, body })).statusCode).toBe(404)
})

test('a new manager signs only a version that was written for them', async () => {
  const { db, make, hr, person, save, sign, refusedSign, read } = await setUp()
  await save(person, [line('Grow', 100)], 0)
  await sign(person, 1, 1)
  const next = await make.user({ companyId: hr.companyId, permissions: ['reviews.lead'] })
  await db.update(users).set({ managerId: next.id }).where(eq(users.id, person.id))
  await followPeople(db, hr.companyId, [person.id], { now: new Date() })
  expect(await read(next)).toMatchObject({ whyNot: 'otherManager', can: { sign: false, write: true } })
  expect(await refusedSign(next, 1, 1)).toMatchObject({ code: 'contract_other_manager' })
  // NOTE: the same words, for another reader.
  expect(await save(next, [line('Grow', 100)], 1)).toMatchObject({ version: 2 })
  await sign(next, 2, 2)
  expect(await sign(person, 2, 2)).toMatchObject({ state: 'signed', inForce: 2 })
})

test('what is over is neither changed nor signed, and a season without contracts has none', async () => {
  const { call, hr, person, season, save, refusedSave, refusedSign } = await setUp()
  await save(person, [line('Grow', 100)], 0)
  await call(closeSeason, { as: hr, params: { id: season.id } })
  expect(await refusedSave(person, [], 1)).toMatchObject({ code: 'contract_closed' })
  expect(await refusedSign(person, 1, 1)).toMatchObject({ code: 'contract_closed' })

  const without = await setUp(false)
  const { send, params } = without
  expect((await send(contract.readContract, { as: without.person, params })).statusCode).toBe(404)
  expect((await without.call(contract.listContracts, { as: without.person })).content).toEqual([])
})

test('lines name areas in use, and one that was archived meanwhile stays where it stood', async () => {
  const { call, hr, person, save, refusedSave } = await setUp()
  const form = { name: { en: 'Safety', de: 'Sicherheit' }, about: { en: '', de: '' } }
  const area = await call(createKpa, { as: hr, body: { ...form, parentId: null, ownerId: hr.id } })
  expect(await refusedSave(person, [line('', 100, 999_999)], 0)).toMatchObject({
    code: 'contract_invalid',
    errors: [{ field: 'lines.0.kpaId', code: 'kpa_unknown' }],
  })
  const saved = await save(person, [line('', 100, area.id)], 0)
  expect(saved.versions[0]?.lines).toMatchObject([{ kpaName: form.name }])
  await call(archiveKpa, { as: hr, params: { id: area.id }, body: { revision: 0 } })
  const kept = await save(person, [line('', 60, area.id), line('Grow', 40)], 1)
  expect(kept.versions[0]?.lines).toMatchObject([{ kpaName: form.name }, { kpaName: null }])
})

test('a version is printed with its signatures, and lists tell whose turn it is', async () => {
  const { call, send, person, manager, params, save, sign } = await setUp()
  await save(person, [line('Grow', 100)], 0)
  await sign(person, 1, 1)
  const file = await send(contract.printContract, { as: manager, params, body: { version: 1 } })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await send(contract.printContract, { as: manager, params, body: { version: 2 } })).statusCode).toBe(
    404,
  )
  const mine = (as: Made) =>
    call(contract.listContracts, { as, query: { _filterFields: ['turn'], _filterValues: ['mine'] } })
  expect((await mine(manager)).totalElements).toBe(1)
  expect((await mine(person)).totalElements).toBe(0)
})

test('everything that somebody agreed goes with them', async () => {
  const { db, kit, make, call, person, save, sign } = await setUp()
  await save(person, [line('Grow', 100)], 0)
  await sign(person, 1, 1)
  const { companyId, id } = person
  const admin = await make.user({
    companyId,
    permissions: ['users.administer', 'permissions.administer', 'reviews.take', 'learning.take'],
  })
  await call(anonymiseUser, { as: admin, params: { id }, body: { login: person.login } })
  await kit.outbox.deliver()
  expect(await db.select().from(performanceContracts).where(eq(performanceContracts.userId, id))).toEqual([])
})
