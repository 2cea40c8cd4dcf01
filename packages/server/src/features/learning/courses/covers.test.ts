import { expect, test } from 'vitest'
import { listAvailableCourses } from '@oktant/contract/learning/catalogue.ts'
import {
  duplicateCourse,
  publishCourse,
  readCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { readLearning, readPublicLearning } from '@oktant/contract/learning/own/learn.ts'
import { uploadPicture } from '@oktant/contract/organisation/pictures.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import { fileOf } from '../../../../test/kit/content/component-files.ts'
import { courseForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { forgetPictures } from '../../organisation/pictures/pictures.ts'

const day = 24 * 3_600_000
const alt = { en: 'A rope bridge', de: 'Eine Hängebrücke' }

async function setUp() {
  const server = await testServer()
  const author = () =>
    server.make.user({ permissions: ['courses.administer', 'content.administer', 'learning.take'] })
  const me = await author()
  const upload = (bytes: Buffer, as = me) =>
    server.call(uploadPicture, { as, file: fileOf(bytes, 'bridge.exe', 'application/x-msdownload') })
  const course = await makeCourse(server, me, { title: 'Bridges' })
  const params = { id: course.id }
  const save = (cover: { fileId: number; alt: typeof alt } | null) =>
    server.call(updateCourse, { as: me, params, body: { ...courseForm(course), cover } })
  const publish = (revision: number) => server.call(publishCourse, { as: me, params, body: { revision } })
  return { ...server, me, author, upload, course, params, save, publish }
}

const typeOf = async ({ app }: Pick<Awaited<ReturnType<typeof setUp>>, 'app'>, address: string | null) =>
  (await app.inject({ url: address ?? '/' })).headers['content-type']

test('a cover is drafted, published with the course, and shown wherever the course is met', async () => {
  const server = await setUp()
  const { call, me, upload, course, params, save, publish } = server
  const { fileId, width, height } = await upload(png(640, 320))
  expect([width, height]).toEqual([640, 320])
  const drafted = await save({ fileId, alt: { en: ' A rope bridge ', de: alt.de } })
  expect(drafted).toMatchObject({ cover: { fileId, alt }, isChanged: true })
  expect(await typeOf(server, drafted.coverAddress)).toBe('image/png')
  expect(await call(readLearning, { as: me, params })).toMatchObject({ coverImagePath: null, coverAlt: null })
  await publish(drafted.revision)
  const [seen, byVisitor] = [
    await call(readLearning, { as: me, params }),
    await call(readPublicLearning, { as: me, params, query: {} }),
  ]
  expect([seen.coverAlt, byVisitor.coverAlt]).toEqual([alt, alt])
  expect(await typeOf(server, seen.coverImagePath)).toBe('image/png')
  const cards = await call(listAvailableCourses, { as: me, query: {} })
  const card = cards.find(({ id }) => id === course.id)
  expect(card?.coverAlt).toEqual(alt)
  expect(await typeOf(server, card?.coverImagePath ?? null)).toBe('image/png')
  const found = await call(searchAll, { as: me, query: { text: 'Bridges' } })
  expect(await typeOf(server, found.content[0]?.imageUrl ?? null)).toBe('image/png')
})

test('a cover goes back to the one that is drawn, and a copy begins with its original’s', async () => {
  const { call, me, upload, course, params, save, publish } = await setUp()
  const { fileId } = await upload(png(640, 320))
  const { revision } = await publish((await save({ fileId, alt })).revision)
  const { cover: _, ...silent } = courseForm({ ...course, revision })
  expect(await call(updateCourse, { as: me, params, body: silent })).toMatchObject({ cover: { fileId, alt } })
  expect(await call(duplicateCourse, { as: me, params })).toMatchObject({ cover: { fileId, alt } })
  const now = await call(readCourse, { as: me, params })
  const body = { ...courseForm(now), cover: null }
  expect(await call(updateCourse, { as: me, params, body })).toMatchObject({
    cover: null,
    coverAddress: null,
  })
})

test.each<[string, Buffer, string]>([
  ['a page', Buffer.from('<svg onload="alert(1)"/>'), 'not_an_image'],
  ['nothing', Buffer.alloc(0), 'not_an_image'],
  ['half a picture', png(640, 320).subarray(0, 60), 'image_broken'],
  ['a stamp', png(319, 320), 'picture_size'],
  ['a ribbon', png(640, 159), 'picture_size'],
  ['a wall', png(6001, 320), 'picture_size'],
])('%s is no cover', async (_, bytes, code) => {
  const { upload } = await setUp()
  expect(await upload(bytes)).toMatchObject({ code, responseCode: 500 })
})

test('what is no picture of one’s own company is no cover of its courses', async () => {
  const { author, upload, save } = await setUp()
  const { fileId } = await upload(png(640, 320), await author())
  for (const id of [fileId, 999_999])
    expect(await save({ fileId: id, alt })).toMatchObject({
      code: 'container_invalid',
      errors: [{ field: 'cover', code: 'choice_unknown' }],
    })
})

test('a picture that nothing was given is forgotten after a day', async () => {
  const { app, kit, clock, upload, save } = await setUp()
  const [used, left] = [await upload(png(640, 320)), await upload(png(640, 321))]
  await save({ fileId: used.fileId, alt })
  await forgetPictures(kit)
  expect((await app.inject({ url: left.address })).statusCode).toBe(200)
  clock.skew += 2 * day
  await forgetPictures(kit)
  clock.skew -= 2 * day
  expect((await app.inject({ url: left.address })).statusCode).toBe(404)
  expect((await app.inject({ url: used.address })).statusCode).toBe(200)
})
