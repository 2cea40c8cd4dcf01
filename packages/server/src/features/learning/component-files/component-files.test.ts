import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  addComponentUploadPart,
  beginComponentUpload,
  cancelComponentUpload,
  finishComponentUpload,
  readComponentUpload,
  uploadComponentFile,
} from '@oktant/contract/learning/components/component-files.ts'
import {
  type ComponentView,
  createComponent,
  readComponent,
  removeComponent,
  updateComponent,
} from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import {
  captions,
  fileOf,
  mp4,
  pdf,
  picture,
  webm,
  zipWith,
} from '../../../../test/kit/content/component-files.ts'
import { componentForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import { s3Server } from '../../../../test/kit/servers/s3-server.ts'
import { testServer } from '../../../../test/kit/server.ts'
import type { Db } from '../../../db/engine/db.ts'
import { files } from '../../../files/files.tables.ts'
import { storeStream, sweepFiles } from '../../../files/files.ts'
import { s3Store } from '../../../files/s3-store.ts'
import type { Actor } from '../../../access/actor.ts'
import { accessUpload } from './component-files.access.ts'
import { forgetUnused } from './component-files.ts'
import {
  addComponentUploadPart as addPart,
  beginComponentUpload as beginUpload,
} from './uploads-in-pieces.ts'
import { finishComponentUpload as finishUpload } from './finish-upload.ts'

const day = 24 * 3_600_000

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['content.administer', 'courses.administer', 'learning.take'],
  })
  const upload = (content: string | Buffer, name?: string, type?: string) =>
    server.call(uploadComponentFile, { as: me, file: fileOf(content, name, type) })
  const folder = join(server.kit.config.dataDir, 'files')
  mkdirSync(folder, { recursive: true })
  const onDisk = () =>
    readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 2).length
  const rows = () => server.db.select().from(files).where(eq(files.companyId, me.companyId))
  const begin = (bytes: number, name = 'rope.txt') =>
    server.call(beginComponentUpload, { as: me, body: { name, bytes } })
  const part = (id: number, from: number, content: string | Buffer) =>
    server.call(addComponentUploadPart, { as: me, params: { id, from }, file: fileOf(content) })
  const finish = (id: number) => server.call(finishComponentUpload, { as: me, params: { id } })
  /** NOTE: what a component answers has a status of its own, which is no refusal's. */
  const view = async (answer: ReturnType<typeof server.send>): Promise<ComponentView> =>
    (await answer).json().payload
  return { ...server, view, me, upload, onDisk, rows, begin, part, finish }
}

const media = (fileId: number | null, captionId: number | null = null) => ({
  fileIds: { en: fileId, de: null },
  captionIds: { en: captionId, de: null },
  downloadable: true,
  share: 90,
})

test.each([
  ['a PDF', pdf, 'pdf', 'application/pdf'],
  ['a picture', picture, 'image', 'image/png'],
  ['a text', 'Nimm das Seil – jetzt.', 'text', 'text/plain'],
  ['captions', captions, 'captions', 'text/vtt'],
  ['an MP4', mp4, 'video', 'video/mp4'],
  ['a WebM', webm, 'video', 'video/webm'],
  [
    'a letter of an office program',
    zipWith('[Content_Types].xml', 'word/document.xml'),
    'office',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
])('%s is told by its content, whatever it is called', async (_, content, use, type) => {
  const { upload, onDisk } = await setUp()
  const before = onDisk()
  const { file, responseCode } = await upload(content, 'game.exe', 'application/x-msdownload')
  expect([responseCode, file]).toMatchObject([200, { use, type, name: 'game.exe' }])
  expect(onDisk()).toBe(before + 1)
})

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'component_file_empty'],
  [
    'a program called like a PDF',
    Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
    'component_file_unknown',
  ],
  ['bytes of no kind', Buffer.from([1, 2, 3, 0, 255, 254, 7]), 'component_file_unknown'],
  ['a picture that runs scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'component_file_unknown'],
  ['a zip of anything', zipWith('game.exe'), 'component_file_unknown'],
  ['a zip that was cut off', zipWith('word/document.xml').subarray(0, 60), 'component_file_broken'],
  ['a PDF that was cut off', pdf.subarray(0, pdf.length - 10), 'component_file_broken'],
  ['a picture that was cut off', picture.subarray(0, picture.length - 10), 'component_file_broken'],
  ['an MP4 that was cut off', mp4.subarray(0, mp4.length - 10), 'component_file_broken'],
  ['an MP4 without its index', mp4.subarray(0, 24), 'component_file_broken'],
  ['a WebM that was cut off', webm.subarray(0, webm.length - 10), 'component_file_broken'],
  ['a text of a book’s length', 'x'.repeat(1_000_001), 'component_file_long'],
])('%s is refused with a clear word, and leaves nothing behind', async (_, content, code) => {
  const { upload, onDisk, rows } = await setUp()
  const before = onDisk()
  expect(await upload(content, 'handbook.pdf', 'application/pdf')).toMatchObject({ code, responseCode: 500 })
  expect([onDisk(), await rows()]).toEqual([before, []])
})

test('a page becomes a text without anything that runs, and no file', async () => {
  const { upload, onDisk, rows } = await setUp()
  const before = onDisk()
  const page =
    '<!doctype html><html><body><h1>Knots</h1><script>alert(1)</script><p onclick="x()">One.</p></body></html>'
  expect(await upload(page, 'knots.html', 'text/html')).toMatchObject({
    file: null,
    html: '<h2>Knots</h2><p>One.</p>',
  })
  expect([onDisk(), await rows()]).toEqual([before, []])
})

test('a large file comes in pieces, and goes on where it was cut off', async () => {
  const { call, me, begin, part, finish, onDisk } = await setUp()
  const before = onDisk()
  const half = Math.floor(pdf.length / 2)
  const { id } = await begin(pdf.length, 'handbook.pdf')
  expect(await part(id, 0, pdf.subarray(0, half))).toMatchObject({ received: half })
  const again = await part(id, 0, pdf.subarray(0, half))
  expect(again).toMatchObject({ status: 409, code: 'component_upload_elsewhere', received: half })
  expect(await finish(id)).toMatchObject({ code: 'component_upload_elsewhere' })
  expect(await call(readComponentUpload, { as: me, params: { id } })).toMatchObject({ received: half })
  await part(id, half, pdf.subarray(half))
  expect(await finish(id)).toMatchObject({ file: { use: 'pdf', bytes: pdf.length, name: 'handbook.pdf' } })
  expect(onDisk()).toBe(before + 1)
  expect(await finish(id)).toMatchObject({ status: 404 })
})

test('a piece that is sent again because its answer was lost is answered as the first time', async () => {
  const { call, me, begin, onDisk } = await setUp()
  const before = onDisk()
  const { id } = await begin(12, 'rope.txt')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () =>
    call(addComponentUploadPart, { as: me, params: { id, from: 0 }, file: fileOf('a rope'), headers })
  const first = await send()
  expect(first).toMatchObject({ name: 'rope.txt', received: 6 })
  expect(await send()).toEqual(first)
  expect(onDisk()).toBe(before + 1)
})

test('pieces that are put together twice at once become one file', async () => {
  const { call, me, begin, part, onDisk, rows } = await setUp()
  const before = onDisk()
  const { id } = await begin(pdf.length, 'handbook.pdf')
  await part(id, 0, pdf)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const finish = () => call(finishComponentUpload, { as: me, params: { id }, headers })
  const [first, second] = await Promise.all([finish(), finish()])
  expect(first).toMatchObject({ file: { use: 'pdf' } })
  expect(second).toEqual(first)
  expect([onDisk(), (await rows()).length]).toEqual([before + 1, 1])
})

test('pieces that are too many, or that become nothing a course can show, leave nothing behind', async () => {
  const { call, me, begin, part, finish, onDisk, rows } = await setUp()
  const before = onDisk()
  const lying = await begin(4)
  expect(await part(lying.id, 0, 'too long')).toMatchObject({ code: 'component_upload_elsewhere' })
  await part(lying.id, 0, Buffer.from([1, 0, 2, 255]))
  expect(await finish(lying.id)).toMatchObject({ status: 422, code: 'component_file_unknown' })
  const given = await begin(8)
  await part(given.id, 0, 'half')
  await call(cancelComponentUpload, { as: me, params: { id: given.id } })
  expect([onDisk(), await rows()]).toEqual([before, []])
})

test('nobody goes on with somebody else’s upload, nor with one of yesterday', async () => {
  const { call, db, make, me, begin, kit } = await setUp()
  const other = await make.user({ companyId: me.companyId, permissions: ['content.administer'] })
  const { id } = await begin(10)
  expect(await call(readComponentUpload, { as: other, params: { id } })).toMatchObject({ status: 404 })
  const actor = {
    ...(await kit.findActor(`Bearer ${me.token}`, '')),
    companyId: me.companyId,
    id: me.id,
  } as Actor
  await accessUpload(db, actor, id, kit.now())
  const tomorrow = new Date(kit.now().getTime() + day)
  await expect(accessUpload(db, actor, id, tomorrow)).rejects.toMatchObject({
    code: 'component_upload_not_found',
  })
})

test('a component shows its files, and a learner the one of their language or the other', async () => {
  const server = await setUp()
  const { call, send, view, me, upload } = server
  const { file } = await upload(pdf, 'handbook.pdf')
  const course = await makeCourse(server, me, { components: [{ media: media(file?.id ?? 0) }] })
  const [child] = course.children
  const german = await server.make.user({
    companyId: me.companyId,
    language: 'de',
    permissions: ['learning.take'],
  })
  const launched = await call(launchComponent, { as: german, params: { key: child?.childId ?? 0 } })
  expect(launched.media).toMatchObject({ file: { use: 'pdf', name: 'handbook.pdf' }, downloadable: true })
  const answer = await server.app.inject({ url: launched.media?.file?.address ?? '' })
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  const seen = await view(send(readComponent, { as: me, params: { id: child?.componentId ?? 0 } }))
  expect([seen.files.length, seen.media?.fileIds.en]).toEqual([1, file?.id])
})

test('a file has its place: no other component’s, no foreign one, captions at a video alone', async () => {
  const { call, send, view, make, me, upload } = await setUp()
  const [video, words] = [(await upload(mp4)).file?.id ?? 0, (await upload(captions)).file?.id ?? 0]
  const attempt = (values: object, as = me) => call(createComponent, { as, body: componentForm(values) })
  const film = { category: componentCategory.video, completion: 'watched' as const }
  expect(await attempt({ ...film })).toMatchObject({
    errors: [{ field: 'media.fileIds.en', code: 'required' }],
  })
  expect(await attempt({ media: media(video) })).toMatchObject({
    errors: [{ field: 'media.fileIds.en', code: 'component_file_misplaced' }],
  })
  const whole = componentForm({ ...film, media: media(video, words) })
  const made = await view(send(createComponent, { as: me, body: whole }))
  expect(made.files.map(({ use }) => use).sort()).toEqual(['captions', 'video'])
  expect(await attempt({ ...film, media: media(video) })).toMatchObject({ code: 'component_invalid' })
  const stranger = await make.user({ permissions: ['content.administer'] })
  expect(await attempt({ ...film, media: media(words) }, stranger)).toMatchObject({
    code: 'component_invalid',
  })
  const { category: _, ...form } = componentForm({ completion: 'watched', media: media(video) })
  const body = { ...form, status: 'active' as const, revision: made.revision }
  const changed = await view(send(updateComponent, { as: me, params: { id: made.id }, body }))
  expect(changed.files.map(({ use }) => use)).toEqual(['video'])
})

test('what nothing was given is forgotten after a day, what a component holds stays', async () => {
  const { call, db, kit, clock, me, upload, rows, begin, part } = await setUp()
  const [used, left] = [(await upload(pdf)).file?.id ?? 0, (await upload(pdf)).file?.id ?? 0]
  await call(createComponent, { as: me, body: componentForm({ media: media(used) }) })
  const half = await begin(10)
  await part(half.id, 0, 'half')
  await forgetUnused(kit)
  expect((await rows()).map(({ id }) => id).sort()).toEqual([used, left].sort())
  clock.skew += 2 * day
  await forgetUnused(kit)
  clock.skew -= 2 * day
  expect((await rows()).map(({ id }) => id)).toEqual([used])
  await sweepFiles(db, kit.files, new Date(kit.now().getTime() + 2 * day))
  const [kept] = await rows()
  expect(await kit.files.read(kept?.name ?? '')).not.toBeNull()
})

test('who may not change courses removes nothing that stands in one', async () => {
  const server = await setUp()
  const { call, make, me } = server
  const course = await makeCourse(server, me)
  const id = course.children[0]?.componentId ?? 0
  const as = await make.user({ companyId: me.companyId, permissions: ['content.administer'] })
  const refused = await call(removeComponent, { as, params: { id } })
  expect([refused.status, refused.message]).toEqual([
    403,
    expect.stringMatching(/^Delete access denied on Knots/),
  ])
  expect(await call(removeComponent, { as: me, params: { id } })).toEqual({})
})

test('pieces become one file in a store that speaks S3 too, and nothing of them stays', async () => {
  const { kit, me, db } = await setUp()
  const { endpoint, accessKey, secretKey, kept } = await s3Server()
  const place = { endpoint, region: 'us-east-1', bucket: 'oktant', prefix: 'files/', accessKey, secretKey }
  const files = s3Store(place)
  const actor: Actor = {
    ...me,
    language: 'en',
    projectId: null,
    sessionId: 0,
    viewer: null,
    permissions: new Set(),
  }
  const asked = { db, kit: { ...kit, files }, actor, transact: <T>(work: (tx: Db) => Promise<T>) => work(db) }
  const half = Math.floor(pdf.length / 2)
  const begun = await beginUpload(db, actor, { name: 'handbook.pdf', bytes: pdf.length }, kit.now())
  for (const [from, to] of [
    [0, half],
    [half, pdf.length],
  ] as const) {
    const stored = await storeStream(files, Readable.from([pdf.subarray(from, to)]))
    await addPart(asked, { id: begun.id, from }, { ...stored, name: 'handbook.pdf' })
  }
  expect(kept.size).toBe(2)
  expect(await finishUpload(asked, begun.id)).toMatchObject({ file: { use: 'pdf', bytes: pdf.length } })
  expect([...kept.values()].map(({ bytes }) => bytes.equals(pdf))).toEqual([true])
})
