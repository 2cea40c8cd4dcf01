import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uploadComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import {
  countUnplayed,
  type InsteadOfWatched,
  listUnplayed,
  readUnplayed,
  reportUnplayed,
  type UnplayedReason,
} from '@oktant/contract/learning/components/unplayed-films.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { captions, fileOf, mp4 } from '../../../../../test/kit/content/component-files.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp({ isCaptioned = false } = {}) {
  const server = await testServer()
  const { call, make, kit } = server
  const author = await make.user({ permissions: ['content.administer', 'courses.administer'] })
  const { companyId } = author
  const learner = () => make.user({ companyId, permissions: ['learning.take'] })
  const upload = async () =>
    (await call(uploadComponentFile, { as: author, file: fileOf(mp4, 'knots.mp4') })).file?.id ?? 0
  const said = async () =>
    (await call(uploadComponentFile, { as: author, file: fileOf(captions, 'knots.vtt') })).file?.id ?? 0
  const captionIds = { en: isCaptioned ? await said() : null, de: null }
  const media = { fileIds: { en: await upload(), de: null }, captionIds }
  const film = { category: componentCategory.video, completion: 'watched' as const }
  const share = { downloadable: false, share: 90 }
  const course = await makeCourse(server, author, {
    components: [{ ...film, media: { ...media, ...share } }, {}],
  })
  const [shown, text] = course.children
  const report = (as: Made, reason: UnplayedReason = 'unknown', key = shown?.childId ?? 0) =>
    call(reportUnplayed, { as, params: { key }, body: { reason } })
  const read = (as = author, id = shown?.componentId ?? 0) => call(readUnplayed, { as, params: { id } })
  const told = async (as = author) => {
    await kit.outbox.deliver()
    return (await call(listNotifications, { as, query: {} })).content?.map(({ title }) => title)
  }
  const count = (counts = true, as = author, id = shown?.componentId ?? 0) =>
    call(countUnplayed, { as, params: { id }, body: { counts } })
  const instead = async (as: Made, done: InsteadOfWatched) => {
    const params = { key: shown?.childId ?? 0 }
    const { launch } = await call(launchComponent, { as, params })
    return call(saveLaunch, { as, params, body: { launch: launch ?? '', seconds: 0, done } })
  }
  const why = async (as: Made) =>
    (await call(readLearning, { as, params: { id: course.id } })).children?.[0]?.why.code
  return { ...server, author, learner, course, shown, text, report, read, told, count, instead, why }
}

test('a film that does not play is told to its authors once, and counts each person once', async () => {
  const { call, author, shown, learner, report, read, told } = await setUp()
  const [mia, ben] = [await learner(), await learner()]
  expect(await read()).toEqual({ people: 0, lastAt: null, reasons: [], counts: false })
  for (const reason of ['unknown', 'unknown', 'broken'] as const)
    expect(await report(mia, reason)).toEqual({ counts: false })
  expect(await told()).toEqual(['A film does not play'])
  await report(ben)
  expect(await told()).toEqual(['A film does not play'])
  const { people, reasons } = await read()
  expect([people, reasons?.sort()]).toEqual([2, ['broken', 'unknown']])
  expect(await told(mia)).toEqual([])
  const [marked, ...others] = await call(listUnplayed, { as: author })
  expect(marked).toMatchObject({ componentId: shown?.componentId, people: 2 })
  expect(others).toEqual([])
})

test('after a month without a word it counts as playing', async () => {
  const { db, author, learner, report, read } = await setUp()
  const { companyId } = author
  await report(await learner())
  const daysAgo = (days: number) =>
    db.execute(sql`update unplayed_films set said_at = now() - make_interval(days => ${days}::int)
      where company_id = ${companyId}`)
  await daysAgo(29)
  expect(await read()).toMatchObject({ people: 1 })
  await daysAgo(31)
  expect(await read()).toEqual({ people: 0, lastAt: null, reasons: [], counts: false })
})

test('nothing is noted of what is no film, and nobody reports what they may not open', async () => {
  const { make, learner, report, read, told, text } = await setUp()
  await report(await learner(), 'broken', text?.childId ?? 0)
  expect(await told()).toEqual([])
  const stranger = await make.user({ permissions: ['learning.take', 'content.administer'] })
  expect(await report(stranger)).toMatchObject({ status: 404, code: 'child_not_found' })
  expect(await read(stranger)).toMatchObject({ status: 404, code: 'component_not_found' })
  expect(await read()).toMatchObject({ people: 0 })
})

test('whoever cannot play a film reads what is said in it instead; nobody else does', async () => {
  const { learner, report, instead, why } = await setUp({ isCaptioned: true })
  const [mia, ben] = [await learner(), await learner()]
  const refused = { status: 422, code: 'completion_refused' }
  expect(await instead(mia, 'captions_read')).toMatchObject(refused)
  await report(mia, 'soundAlone')
  expect(await instead(mia, 'captions_read')).toMatchObject(refused)
  await report(mia, 'unknown')
  expect(await instead(mia, 'counted_as_seen')).toMatchObject(refused)
  expect(await instead(mia, 'captions_read')).toMatchObject({ componentLog: { stateLabel: 'COMPLETED' } })
  expect(await why(mia)).toBe('captions_read')
  expect(await instead(ben, 'captions_read')).toMatchObject(refused)
})

test('what does not play counts as seen where its authors say so, for those for whom it does not play', async () => {
  const { learner, report, told, count, instead, why, read } = await setUp()
  const [mia, ben, eva] = [await learner(), await learner(), await learner()]
  const refused = { status: 422, code: 'completion_refused' }
  expect(await count()).toMatchObject({ status: 422, code: 'film_plays' })
  await report(mia)
  expect(await instead(mia, 'captions_read')).toMatchObject(refused)
  expect(await count()).toMatchObject({ people: 1, counts: true })
  await count()
  expect(await told(mia)).toEqual(['A film counts as seen'])
  expect(await instead(mia, 'counted_as_seen')).toMatchObject({ componentLog: { stateLabel: 'COMPLETED' } })
  expect(await why(mia)).toBe('counted_as_seen')
  expect(await instead(ben, 'counted_as_seen')).toMatchObject(refused)
  expect(await report(ben)).toEqual({ counts: true })
  expect(await instead(ben, 'counted_as_seen')).toMatchObject({ componentLog: { stateLabel: 'COMPLETED' } })
  expect(await count(false)).toMatchObject({ counts: false })
  expect(await report(eva)).toEqual({ counts: false })
  expect(await instead(eva, 'counted_as_seen')).toMatchObject(refused)
  expect(await why(mia)).toBe('counted_as_seen')
  expect(await read()).toMatchObject({ people: 3, counts: false })
})
