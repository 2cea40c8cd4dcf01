import { readHome } from '@oktant/contract/learning/own/home.ts'
import * as contract from '@oktant/contract/development/kpas.ts'
import { readReview, saveReviewFields, submitReview } from '@oktant/contract/development/reviews/reviews.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillAsPerson, makeReview, types } from '../../../../test/kit/content/reviews.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { users } from '../../people/people/people.tables.ts'

const form = (name: string) => ({ name: { en: name, de: name }, about: { en: '', de: '' } })

async function setUp() {
  const server = await testServer()
  const { make, call } = server
  const hr = await make.user({ permissions: ['reviews.administer'] })
  const add = (name: string, parentId: number | null = null, owner: Made = hr) =>
    call(contract.createKpa, { as: hr, body: { ...form(name), parentId, ownerId: owner.id } })
  const names = async () => (await call(contract.listKpas, { as: hr })).content.map(({ name }) => name.en)
  return { ...server, hr, add, names }
}

test('a tree grows, is moved and archived, and never closes a circle', async () => {
  const { call, send, hr, add, names } = await setUp()
  const customers = await add('Customers')
  const service = await add('Service', customers.id)
  const business = await add('Business')
  expect(await names()).toEqual(['Business', 'Customers', 'Service'])

  const move = (id: number, parentId: number | null, revision: number) =>
    ({ as: hr, params: { id }, body: { parentId, revision } }) as const
  expect((await send(contract.moveKpa, move(customers.id, service.id, 0))).json()).toMatchObject({
    code: 'kpa_circle',
  })
  expect(await call(contract.moveKpa, move(service.id, business.id, 0))).toMatchObject({
    parentId: business.id,
    revision: 1,
  })
  expect((await send(contract.moveKpa, move(service.id, null, 0))).json()).toMatchObject({
    code: 'content_changed',
  })

  const archive = { as: hr, params: { id: business.id }, body: { revision: 0 } }
  expect((await send(contract.archiveKpa, archive)).json()).toMatchObject({ code: 'kpa_has_areas' })
  const below = { as: hr, params: { id: service.id }, body: { revision: 1 } }
  await call(contract.archiveKpa, below)
  await call(contract.archiveKpa, archive)
  const choices = await call(contract.listKpaChoices, { as: hr })
  expect(choices.content).toMatchObject([{ id: customers.id, depth: 0, isOwn: true }])
  const back = { ...below, body: { revision: 2 } }
  expect((await send(contract.restoreKpa, back)).json()).toMatchObject({ code: 'kpa_archived' })
})

test('an area is handed over with its reason, and one whose owner left waits for HR', async () => {
  const { call, send, make, db, hr, add } = await setUp()
  const { companyId } = hr
  const owner = await make.user({ companyId, firstName: 'Ada', surname: 'Quist' })
  const next = await make.user({ companyId, firstName: 'Ben', surname: 'Rook' })
  const gone = await make.user({ companyId, status: 'Inactive' })
  const { id } = await add('Safety', null, owner)
  await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, owner.id))

  const [area] = (await call(contract.listKpas, { as: hr })).content
  expect(area?.owner).toMatchObject({ id: owner.id, isActive: false })
  const home = async () => (await call(readHome, { as: hr })).toDo.find(({ about }) => about === 'kpas')
  expect(await home()).toMatchObject({ count: 1, path: '/administration/kpas' })

  const give = (ownerId: number, reason: string) =>
    ({ as: hr, params: { id }, body: { ownerId, reason, revision: 0 } }) as const
  expect((await send(contract.handOverKpa, give(gone.id, 'Left'))).json()).toMatchObject({
    code: 'kpa_owner_inactive',
  })
  expect((await send(contract.handOverKpa, give(next.id, ' '))).json()).toMatchObject({
    code: 'record_invalid',
    errors: [{ field: 'reason', code: 'required' }],
  })
  expect(await call(contract.handOverKpa, give(next.id, 'Ada has left'))).toMatchObject({
    owner: { id: next.id, isActive: true },
    handovers: [
      { from: { name: 'Ada Quist' }, to: { name: 'Ben Rook' }, by: { id: hr.id }, reason: 'Ada has left' },
      { from: null, to: { name: 'Ada Quist' } },
    ],
  })
  expect(await home()).toBeUndefined()
})

test('a review’s objective names an area of the tree, and the season’s weights are handed up', async () => {
  const server = await testServer()
  const { call, send } = server
  const { hr, person, id, season } = await makeReview(server)
  const add = (name: string, parentId: number | null) =>
    call(contract.createKpa, { as: hr, body: { ...form(name), parentId, ownerId: hr.id } })
  const above = await add('Customers', null)
  const area = await add('Service', above.id)
  await fillAsPerson(server, person, id)
  const params = { id }
  const [first, second] = (await call(readReview, { as: person, params })).currentObjectives
  const unknown = { field: `objective.${first?.id}.kpaId`, value: '999999', sequence: 1 }
  expect(
    (await send(saveReviewFields, { as: person, params, body: { fields: [unknown] } })).json(),
  ).toMatchObject({ code: 'review_field_invalid' })
  await types(server, person, id, {
    [`objective.${first?.id}.kpaId`]: String(area.id),
    [`objective.${first?.id}.weight`]: '40',
    [`objective.${second?.id}.kpaId`]: String(above.id),
    [`objective.${second?.id}.weight`]: '20',
  })
  const figures = () => call(contract.readKpaFigures, { as: hr, query: { season: season.id } })
  // NOTE: nothing counts before it was handed in.
  expect((await figures()).content).toEqual([])
  await call(submitReview, { as: person, params })
  const [shown] = (await call(readReview, { as: person, params })).currentObjectives
  expect(shown).toMatchObject({ kpaId: area.id, kpaName: area.name })
  expect((await figures()).content).toEqual([
    { kpaId: above.id, objectives: 2, people: 1, weight: 60, meanWeight: 30, rating: null, rated: 0 },
    { kpaId: area.id, objectives: 1, people: 1, weight: 40, meanWeight: 40, rating: null, rated: 0 },
  ])
  const stranger = await server.make.user({ permissions: ['reviews.administer'] })
  const query = { season: season.id }
  expect((await send(contract.readKpaFigures, { as: stranger, query })).json()).toMatchObject({
    code: 'season_not_found',
  })
})
