import { eq } from 'drizzle-orm'
import { containerType, listSegments, readSegment, segmentKeys } from '@oktant/contract/learning/segments.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { notify } from '../../../db/engine/notify.ts'
import { insertContainers } from './segments.queries.ts'
import { makeDefaultSegments } from './segments.ts'
import { containers } from '../courses/courses.tables.ts'

async function twoCompanies() {
  const server = await testServer()
  const [ours, theirs] = [await server.make.company(), await server.make.company()]
  for (const { id } of [ours, theirs]) {
    await server.db.transaction((tx) => makeDefaultSegments(tx, id))
  }
  return { ...server, ours, theirs }
}

test('a new company begins with eight segments in the printed order, in both languages', async () => {
  const { call, ours } = await twoCompanies()
  const segments = await call(listSegments, { query: { company: ours.code } })
  expect(segments.map(({ key }) => key)).toEqual([...segmentKeys])
  expect(segments.map(({ name }) => name.en)).toEqual([
    'Strategic Vision',
    'Product',
    'Production Capacity',
    'Marketing Sales Distribution',
    'Financial Management',
    'Business Systems and HR',
    'Communication',
    'Individual Capacity',
  ])
  for (const { name, shortName, description, courseCount, progress } of segments) {
    for (const language of ['en', 'de'] as const) {
      expect(shortName[language].replaceAll('-\n', '').replaceAll('\n', ' ')).toBe(name[language])
      expect(description[language].length).toBeGreaterThan(80)
    }
    expect([courseCount, progress]).toEqual([0, null])
  }
})

test('a visitor names a company by code or id, in any case, and somebody signed in sees their own alone', async () => {
  const { call, make, ours, theirs } = await twoCompanies()
  const idsOf = async (options: Parameters<typeof call<typeof listSegments>>[1]) =>
    (await call(listSegments, options)).map(({ id }) => id)
  const own = await idsOf({ query: { company: ours.code } })
  expect(own).toHaveLength(8)
  expect(await idsOf({ query: { company: String(ours.id) } })).toEqual(own)
  expect(await idsOf({ query: { company: ours.code.toUpperCase() } })).toEqual(own)
  const person = await make.user({ companyId: ours.id })
  expect(await idsOf({ as: person, query: { company: theirs.code } })).toEqual(own)
})

test('a visitor sees the company whose host the page was opened with', async () => {
  const { call, make } = await twoCompanies()
  const hosted = await make.company({ host: 'learn.example.test', name: 'Hosted' })
  const at = (host: string) => call(readSettings, { headers: { host } })
  expect((await at('LEARN.example.test:7080')).companyName).toBe(hosted.name)
  expect((await at('elsewhere.example.test')).companyName).not.toBe(hosted.name)
})

test('a visitor who names nobody among several companies sees no company', async () => {
  const { call } = await twoCompanies()
  expect(await call(listSegments, {})).toEqual([])
  expect(await call(readSettings, {})).toMatchObject({ companyName: 'Oktant', demo: null })
})

test('one segment is read in its own company and is unknown in another', async () => {
  const { call, ours, theirs } = await twoCompanies()
  const [first] = await call(listSegments, { query: { company: ours.code } })
  const read = (company: string) => call(readSegment, { params: { id: first?.id ?? 0 }, query: { company } })
  expect(await read(ours.code)).toEqual(first)
  expect(await read(theirs.code)).toMatchObject({ status: 404, code: 'segment_not_found' })
})

test('a segment counts the active courses at any depth below it, as soon as the catalogue changes', async () => {
  const { call, db, make, ours } = await twoCompanies()
  const person = await make.user({ companyId: ours.id })
  const read = async () => (await call(listSegments, { as: person }))[0]
  const segment = await read()
  expect(segment).toMatchObject({ courseCount: 0, progress: 0 })
  const text = { en: 'A', de: 'A' }
  const below = (parentId: number | undefined, typeId: number, state: 'active' | 'inactive' = 'active') => ({
    companyId: ours.id,
    parentId,
    typeId,
    state,
    position: 0,
    title: text,
    shortTitle: text,
    description: text,
  })
  await db.transaction(async (tx) => {
    const { course, topicLevels } = containerType
    await insertContainers(tx, [
      below(segment?.id, topicLevels),
      below(segment?.id, course),
      below(segment?.id, course, 'inactive'),
    ])
    const [level] = await tx.select().from(containers).where(eq(containers.typeId, topicLevels))
    await insertContainers(tx, [below(level?.id, course), below(level?.id, course)])
    await notify(tx, { about: 'catalogue', companyId: ours.id })
  })
  await expect.poll(read).toMatchObject({ courseCount: 3, progress: 0 })
})
