import { expect, test } from 'vitest'
import { mostFavourites } from '@oktant/contract/kit/constants.ts'
import * as contract from '@oktant/contract/learning/own/favourites.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Query, testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['learning.take', 'courses.administer', 'content.administer'] })
  const add = (url: string, title = 'Page', as: Made = me) =>
    call(contract.createFavourite, { as, body: { title, url } })
  const list = async (query: Query<typeof contract.listFavourites> = {}, as: Made = me) =>
    (await call(contract.listFavourites, { as, query })).content
  const remove = (body: { id?: number; url?: string }, as: Made = me) =>
    call(contract.removeFavourite, { as, body })
  return { ...server, me, add, list, remove }
}

test('any address of the application is kept once, renamed, found by name and removed by its address', async () => {
  const { call, me, add, list, remove } = await setUp()
  const first = await add('/account?tab=activity', ' Über mich ')
  await add('/', 'Zu Hause')
  expect(await add('/account?tab=activity', 'Mein Konto')).toMatchObject({
    id: first.id,
    title: 'Mein Konto',
  })
  await call(contract.renameFavourite, { as: me, params: { id: first.id }, body: { title: 'Übersicht' } })
  expect((await list()).map(({ title }) => title)).toEqual(['Übersicht', 'Zu Hause'])
  expect(await list({ _filterFields: ['title'], _filterValues: ['haus'] })).toHaveLength(1)
  expect(await remove({ url: '/' })).toMatchObject({ title: 'Zu Hause' })
  expect(await list()).toHaveLength(1)
})

test('a removed one comes back, and one that was kept anew meanwhile stands', async () => {
  const { call, me, add, list, remove } = await setUp()
  const { id } = await add('/explore')
  await remove({ id })
  expect(await remove({ id })).toMatchObject({ status: 404, code: 'favourite_not_found' })
  const restore = () => call(contract.restoreFavourite, { as: me, params: { id } })
  expect(await restore()).toMatchObject({ id })
  await remove({ id })
  const again = await add('/explore', 'Anew')
  expect(await restore()).toMatchObject({ id: again.id })
  expect(await list()).toHaveLength(1)
})

test('a removed one is not renamed, and what names none removes none', async () => {
  const { call, me, add, list, remove } = await setUp()
  await add('/explore')
  const gone = await add('/overview')
  await remove({ id: gone.id })
  const rename = { as: me, params: { id: gone.id }, body: { title: 'Anew' } }
  const missing = { status: 404, code: 'favourite_not_found' }
  expect(await call(contract.renameFavourite, rename)).toMatchObject(missing)
  expect(await remove({})).toMatchObject(missing)
  expect(await list()).toHaveLength(1)
})

test('a course says that it is a favourite, and one that cannot be seen is none', async () => {
  const server = await setUp()
  const { call, me, add } = server
  const course = await makeCourse(server, me)
  const draft = await makeCourse(server, me, { isDraft: true })
  const body = { title: 'Knots', url: `/my-learning/${course.id}`, containerId: course.id }
  const kept = await call(contract.createFavourite, { as: me, body })
  expect(kept).toMatchObject({ containerId: course.id })
  const hidden = await call(contract.createFavourite, { as: me, body: { ...body, containerId: draft.id } })
  expect(hidden).toMatchObject({ status: 404, code: 'container_not_found' })
  await add('/explore')
})

test.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', '', '/a b'])(
  '%s is no address of the application',
  async (url) => {
    const { add } = await setUp()
    expect(await add(url)).toMatchObject({ status: 400 })
  },
)

test('without a name there is no favourite, and beyond the limit none', async () => {
  const { add, engine, me } = await setUp()
  expect(await add('/', '  ')).toMatchObject({ status: 422, code: 'favourite_invalid' })
  await engine.query(
    `insert into favourites (company_id, user_id, title, url)
     select $1, $2, 'Page', '/library/' || number from generate_series(1, $3) number`,
    [me.companyId, me.id, mostFavourites],
  )
  expect(await add('/explore')).toMatchObject({ status: 422, code: 'favourites_full' })
  expect(await add('/library/1', 'Still renamed')).toMatchObject({ title: 'Still renamed' })
})

test('a colleague neither sees nor removes it', async () => {
  const { make, me, add, list, remove } = await setUp()
  const other = await make.user({ companyId: me.companyId })
  const { id } = await add('/explore')
  expect(await list({}, other)).toEqual([])
  expect(await remove({ id }, other)).toMatchObject({ status: 404, code: 'favourite_not_found' })
  expect(await list()).toHaveLength(1)
})
