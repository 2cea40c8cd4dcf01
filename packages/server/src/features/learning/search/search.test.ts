import { expect, test } from 'vitest'
import { archiveCourse } from '@oktant/contract/learning/courses/containers.ts'
import { createCourseType } from '@oktant/contract/learning/courses/learning-types.ts'
import * as contract from '@oktant/contract/learning/search.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { anyRule, give, makeGroup } from '../../../../test/kit/content/assignments.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { typeForm } from '../../../../test/kit/content/learning-types.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'

const none = { en: '', de: '' }

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const mia = await make.user({
    companyId: author.companyId,
    firstName: 'Mia',
    surname: 'Øverland',
    permissions: ['learning.take'],
  })
  const find = (as: Made, text: string, more: object = {}) =>
    call(contract.searchAll, { as, query: { text, ...more } })
  const names = async (as: Made, text: string, more: object = {}) =>
    (await find(as, text, more)).content.map(({ type, name }) => `${type} ${name.en}`)
  const course = (title: string, wish: object = {}) => makeCourse(server, author, { title, ...wish })
  return { ...server, author, mia, find, names, course }
}

test('a course is found as one types, in both languages, by its stem, without accents and by its keywords', async () => {
  const { mia, names, course } = await setUp()
  await course('x', {
    texts: {
      title: { en: 'Negotiations under pressure', de: 'Verhandeln mit großen Häusern' },
      description: { en: 'Saying no without leaving the table.', de: '' },
      keywords: ['bargaining'],
    },
  })
  for (const typed of [
    'nego',
    'negotiation',
    'NEGOTIATING',
    'pressure neg',
    'haus',
    'Häuser',
    'haeuser',
    'grosse',
    'bargain',
    'table',
    'verhandel',
  ])
    expect([typed, await names(mia, typed)]).toEqual([typed, ['Container Negotiations under pressure']])
  expect(await names(mia, 'nego bread')).toEqual([])
  expect(await names(mia, '%_&|!:*()\'"\\ --')).toEqual([])
})

test('typing errors are forgiven where nothing is written as it was typed', async () => {
  const { mia, find, course } = await setUp()
  await course('Negotiation skills')
  await course('Excel for beginners')
  await course('Hygiene 2024')
  for (const [typed, title] of [
    ['negosiation', 'Negotiation skills'],
    ['negotation skils', 'Negotiation skills'],
    ['exel', 'Excel for beginners'],
    ['begginers', 'Excel for beginners'],
    ['hygeine', 'Hygiene 2024'],
  ] as const) {
    const { content, isClose } = await find(mia, typed)
    expect([typed, content[0]?.name.en, isClose]).toEqual([typed, title, true])
  }
  expect(await find(mia, 'skills')).toMatchObject({ isClose: false, totalElements: 1 })
  expect((await find(mia, '2025')).content).toEqual([])
})

test('what is not published, archived or hidden with its folder is found by nobody', async () => {
  const { author, call, mia, names, course, engine } = await setUp()
  await course('Sailing drafts', { isDraft: true, components: [{ title: { en: 'Sailing part', de: '' } }] })
  const old = await course('Sailing long ago')
  await call(archiveCourse, { as: author, params: { id: old.id } })
  const [folder] = await engine.query(
    `insert into containers (company_id, type_id, position, title, short_title, description, state)
     values ($1, 560, 99, '{"en":"Sailing","de":""}', '{}', '{"en":"","de":""}', 'inactive') returning id`,
    [author.companyId],
  )
  await course('Sailing below', {
    parentId: Number(folder?.id),
    components: [{ title: { en: 'Sailing hidden', de: '' } }],
  })
  expect(await names(mia, 'sailing')).toEqual([])
  await engine.query("update containers set state = 'active' where id = $1", [folder?.id])
  expect(await names(mia, 'sailing')).toEqual(
    ['Component Sailing hidden', 'Container Sailing', 'Container Sailing below'].toSorted(),
  )
})

test('a part is found as it stands in a published course, once, and leads to that course', async () => {
  const { mia, find, course } = await setUp()
  const made = await course('Seamanship', {
    components: [
      { title: { en: 'Bowline', de: 'Palstek' }, description: { en: 'A loop.', de: 'Ein Auge.' } },
    ],
  })
  const componentId = made.children[0]?.componentId
  expect((await find(mia, 'palstek')).content).toEqual([
    {
      type: 'Component',
      id: componentId,
      imageUrl: null,
      name: { en: 'Bowline', de: 'Palstek' },
      text: { en: 'A loop.', de: 'Ein Auge.' },
      containerId: made.id,
      containerTypeId: 23700,
      inside: { en: 'Seamanship', de: 'Seamanship (de)' },
      segmentKey: null,
    },
  ])
})

test('people are found by whoever may see them, and nothing of another company by anybody', async () => {
  const { make, mia, author, names, find, course } = await setUp()
  const mate = await make.user({ companyId: mia.companyId, permissions: [] })
  const other = await make.user({ permissions: ['users.administer', 'learning.take'] })
  await course('Overland routes')
  expect(await names(mate, 'overl')).toEqual([])
  await make.member(mate, mia.projectId)
  expect(await names(mate, 'overl')).toEqual(['User Mia Øverland'])
  expect(await names(mia, 'overl')).toEqual(['Container Overland routes', 'User Mia Øverland'])
  expect(await names(mia, 'ov')).toEqual(['Container Overland routes'])
  expect(await names(other, 'overl')).toEqual([])
  expect(await find(mia, 'overl', { type: 'User' })).toMatchObject({
    totalElements: 1,
    content: [{ type: 'User', id: mia.id, text: none }],
    kinds: [
      { type: 'Container', count: 1 },
      { type: 'User', count: 1 },
    ],
  })
  expect(await names(author, 'mia overlnd')).toEqual([])
})

test('the best of each type stand first, and pages go on', async () => {
  const { mia, find, names, course } = await setUp()
  for (const number of [1, 2, 3]) await course(`Mia and the sea ${number}`)
  expect(await names(mia, 'mia', { _perPage: 2 })).toEqual([
    'Container Mia and the sea 1',
    'User Mia Øverland',
  ])
  expect(await names(mia, 'mia', { _perPage: 2, _page: 1 })).toEqual([
    'Container Mia and the sea 2',
    'Container Mia and the sea 3',
  ])
  expect(await names(mia, 'mia', { _page: 9 })).toEqual([])
  expect(await find(mia, 'm')).toMatchObject({ status: 400 })
})

test('containers alone are found as cards, the best first, in pages', async () => {
  const { call, mia, course } = await setUp()
  await course('A sea of sails', { texts: { openToVisitors: false } })
  await course('Sails', {})
  const list = (text: string, more: object = {}) =>
    call(contract.searchContainers, { as: mia, query: { text, ...more } })
  const found = await list('sail')
  expect(found.content.map(({ name }) => name.en)).toEqual(['Sails', 'A sea of sails'])
  expect(found).toMatchObject({ totalElements: 2, totalPages: 1 })
  expect(found.content.map(({ type, imageUrl }) => [type, imageUrl])).toEqual([
    ['Container', null],
    ['Container', null],
  ])
  expect((await list('sail', { _perPage: 1, _page: 1 })).content).toHaveLength(1)
  expect((await list('saisl')).content.map(({ name }) => name.en)).toContain('Sails')
  expect((await list('??')).content).toEqual([])
})

test('somebody whose name was mistyped is found for a conversation or a booking', async () => {
  const { call, mia } = await setUp()
  const find = async (text: string) =>
    (await call(searchUsers, { as: mia, query: { text } })).map(({ id }) => id)
  expect(await find('overlan')).toEqual([mia.id])
  expect(await find('ovrland')).toEqual([mia.id])
  expect(await find('nobody')).toEqual([])
})

test('a course for groups alone, and its parts, are found by their people only', async () => {
  const { author, call, make, mia, names, course } = await setUp()
  const ben = await make.user({ companyId: mia.companyId, permissions: ['learning.take'] })
  const { id } = await course('Secret seas', { components: [{ title: { en: 'Secret part', de: '' } }] })
  const group = await makeGroup({ call }, author, { people: [mia] })
  await give({ call }, author, group, [id], anyRule)
  await call(setCourseAudience, { as: author, params: { id }, body: { forGroups: true } })
  const list = (as: Made) => call(contract.searchContainers, { as, query: { text: 'secret' } })
  expect(await names(mia, 'secret')).toEqual(['Component Secret part', 'Container Secret seas'])
  expect((await list(mia)).content.map((card) => card.id)).toEqual([id])
  expect(await names(ben, 'secret')).toEqual([])
  expect((await list(ben)).content).toEqual([])
})

test('courses are counted by their types, and narrowed to one of them', async () => {
  const { call, make, mia, author, find, names, course } = await setUp()
  const keeper = await make.user({
    companyId: author.companyId,
    permissions: ['contentTypes.administer'],
  })
  const kind = async (en: string) => {
    const body = { ...typeForm({ name: { en, de: en } }), isFor: 'course' as const }
    return (await call(createCourseType, { as: keeper, body })).id
  }
  const [short, path] = [await kind('Short course'), await kind('Learning path')]
  await course('Knots by day', { texts: { courseType: short } })
  await course('Knots by night', { texts: { courseType: short } })
  await course('Knots for life', { texts: { courseType: path } })
  await course('Knots')
  const { courseTypes, totalElements } = await find(mia, 'knots')
  expect(courseTypes.map(({ id, count }) => [id, count])).toEqual([
    [short, 2],
    [path, 1],
  ])
  expect(totalElements).toBeGreaterThanOrEqual(4)
  expect(await names(mia, 'knots', { courseType: path })).toEqual(['Container Knots for life'])
  expect(await find(mia, 'knots', { courseType: short })).toMatchObject({ totalElements: 2 })
  const stranger = await make.user({ permissions: ['learning.take'] })
  expect(await find(stranger, 'knots', { courseType: short })).toMatchObject({ content: [], courseTypes: [] })
})
