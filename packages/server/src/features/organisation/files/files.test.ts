import { openSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { setAvatar } from '@oktant/contract/people/account.ts'
import { uploadBytes } from '@oktant/contract/kit/constants.ts'
import { multipart } from '../../../../test/kit/files/multipart.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { buildApp } from '../../../app.ts'
import { type FileKind, files } from '../../../files/files.tables.ts'
import { forgetFile, keepFile, sweepFiles } from '../../../files/files.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { FileStore } from '../../../files/store.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const page = Buffer.from('<html><script>alert(1)</script></html>')
const day = 24 * 3_600_000

async function setUp() {
  const server = await testServer()
  const { companyId, id: createdBy } = await server.make.user()
  const keep = (bytes: Buffer, kind: FileKind = 'image', title = 'me.png') =>
    keepFile(server.db, server.kit.files, { companyId, createdBy, kind, bytes, title })
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
  const onDisk = () =>
    readdirSync(join(server.kit.config.dataDir, 'files'), { recursive: true }).filter(
      (name) => String(name).length > 2,
    )
  return { ...server, companyId, keep, get, onDisk }
}

test('a signed address opens its file for ten minutes, and then no longer', async () => {
  const { kit, clock, keep, get } = await setUp()
  const file = await keep(png)
  expect(file).toMatchObject({ type: 'image/png', bytes: png.length })
  const address = signedAddress(kit, file.id)
  const answer = await get(address)
  expect([answer.statusCode, answer.rawPayload.equals(png)]).toEqual([200, true])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="me.png"; filename*=UTF-8\'\'me.png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  clock.skew += 7 * 60_000
  expect((await get(address)).statusCode).toBe(200)
  clock.skew += 3 * 60_000
  expect((await get(address)).json()).toMatchObject({ code: 'file_not_found' })
})

test('a changed, foreign or made-up signature opens nothing', async () => {
  const { kit, keep, get } = await setUp()
  const [one, other] = [await keep(png), await keep(png)]
  const address = signedAddress(kit, one.id)
  const [, end = '', mark = ''] = address.split('.')
  const forged = [
    `/rest/files/${other.id.toString(36)}.${end}.${mark}`,
    `/rest/files/${one.id.toString(36)}.${end}1.${mark}`,
    signedAddress({ ...kit, config: { secret: 'another secret of 32 letters or more' } }, one.id),
    `${address}x`,
    '/rest/files/1',
    '/rest/files/..%2f..%2fsecret',
  ]
  const answers = await Promise.all(forged.map(async (url) => (await get(url)).statusCode))
  expect(answers).toEqual(forged.map(() => 404))
})

test('a part is read by its range, and one outside is refused with the size', async () => {
  const { kit, keep, get } = await setUp()
  const address = signedAddress(kit, (await keep(png)).id)
  const part = await get(address, { range: 'bytes=1-3' })
  expect([part.statusCode, part.payload]).toEqual([206, 'PNG'])
  expect(part.headers).toMatchObject({ 'content-range': `bytes 1-3/${png.length}`, 'content-length': '3' })
  const outside = await get(address, { range: 'bytes=5000-' })
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${png.length}`])
})

test('a film is read by its beginning, its end, what is left of it or all at once, as RFC 9110 has it', async () => {
  const { app, kit, keep, get } = await setUp()
  const file = await keep(png)
  const address = signedAddress(kit, file.id)
  const size = png.length
  const tag = `"${file.sha256}"`
  const cases: [headers: Record<string, string>, status: number, from: number, to: number][] = [
    [{ range: 'bytes=0-9' }, 206, 0, 9],
    [{ range: 'Bytes=0-9' }, 206, 0, 9],
    [{ range: `bytes=${size - 4}-` }, 206, size - 4, size - 1],
    [{ range: 'bytes=-4' }, 206, size - 4, size - 1],
    [{ range: 'bytes=-5000' }, 206, 0, size - 1],
    [{ range: 'bytes=0-5000' }, 206, 0, size - 1],
    [{ range: 'bytes=0-1,5-6' }, 200, 0, size - 1],
    [{ range: 'bytes=5-2' }, 200, 0, size - 1],
    [{ range: 'lines=0-9' }, 200, 0, size - 1],
    [{ range: 'bytes=0-9', 'if-range': tag }, 206, 0, 9],
    [{ range: 'bytes=0-9', 'if-range': `W/${tag}` }, 200, 0, size - 1],
    [{ range: 'bytes=0-9', 'if-range': '"another"' }, 200, 0, size - 1],
    [{ range: 'bytes=0-9', 'if-range': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 200, 0, size - 1],
    [{ range: 'bytes=5000-', 'if-range': '"another"' }, 200, 0, size - 1],
  ]
  for (const [headers, status, from, to] of cases) {
    const answer = await get(address, headers)
    const wanted = png.subarray(from, to + 1)
    expect([headers, answer.statusCode]).toEqual([headers, status])
    expect([headers, answer.rawPayload.equals(wanted)]).toEqual([headers, true])
    expect(answer.headers['content-length']).toBe(String(wanted.length))
    expect(answer.headers['content-range']).toBe(status === 206 ? `bytes ${from}-${to}/${size}` : undefined)
  }
  const head = await app.inject({ method: 'HEAD', url: address, headers: { range: 'bytes=0-9' } })
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', String(size)])
  expect(head.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: tag })
})

test('what claims to be an image is told by its content', async () => {
  const { keep } = await setUp()
  await expect(keep(page, 'avatar', 'me.png')).rejects.toMatchObject({ code: 'not_an_image' })
  await expect(keep(Buffer.alloc(0), 'avatar', 'me.png')).rejects.toMatchObject({ code: 'not_an_image' })
})

test('a page that somebody uploads is saved, never opened', async () => {
  const { kit, keep, get } = await setUp()
  const answer = await get(signedAddress(kit, (await keep(page, 'document', 'page.html')).id))
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="page.html"/)
  expect(answer.headers['content-type']).toBe('application/octet-stream')
})

test('a file beyond the limit of its kind is refused and leaves nothing', async () => {
  const { keep, onDisk } = await setUp()
  const before = onDisk().length
  const big = Buffer.concat([png, Buffer.alloc(uploadBytes.avatar)])
  await expect(keep(big, 'avatar')).rejects.toMatchObject({ code: 'too_large' })
  expect(onDisk().length).toBe(before)
})

/** A store on a disk that is full before the last byte is written. */
function onFullDisk({ write, ...store }: FileStore): FileStore {
  async function* untilFull(source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
    yield* source
    // NOTE: the device answers what a full disk answers.
    writeSync(openSync('/dev/full', 'w'), png)
  }
  return { ...store, write: (name, source) => write(name, untilFull(source)) }
}

test('a full disk is a clear answer, changes nothing and leaves no half-written file', async () => {
  const { db, kit, make, onDisk } = await setUp()
  const app = await buildApp({ ...kit, files: onFullDisk(kit.files) }, undefined, { slowestLoopMs: 0 })
  onTestFinished(() => app.close())
  const me = await make.user()
  const before = onDisk().length
  const { headers, payload } = multipart(setAvatar.upload.field, {
    name: 'a.png',
    bytes: png,
    type: 'image/png',
  })
  const answer = await app.inject({
    method: 'POST',
    url: `/rest${setAvatar.path.replace(':id', String(me.id))}`,
    headers: { ...headers, authorization: `Bearer ${me.token}` },
    payload,
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([507, { code: 'disk_full', responseCode: 500 }])
  expect(onDisk().length).toBe(before)
  expect(await db.select().from(files).where(eq(files.companyId, me.companyId))).toEqual([])
})

test('the bytes of a forgotten or undone file are swept away, those in use stay', async () => {
  const { db, kit, keep, get, companyId, onDisk } = await setUp()
  const [kept, gone] = [await keep(png), await keep(png)]
  await forgetFile(db, companyId, gone.id)
  expect((await get(signedAddress(kit, gone.id))).statusCode).toBe(404)
  await sweepFiles(db, kit.files, kit.now())
  expect(onDisk().some((path) => String(path).endsWith(gone.name))).toBe(true)
  await sweepFiles(db, kit.files, new Date(kit.now().getTime() + 2 * day))
  expect(onDisk().some((path) => String(path).endsWith(gone.name))).toBe(false)
  expect((await get(signedAddress(kit, kept.id))).statusCode).toBe(200)
})

test('one company cannot forget another’s file', async () => {
  const { db, keep, make } = await setUp()
  const file = await keep(png)
  await forgetFile(db, (await make.company()).id, file.id)
  expect(await db.select().from(files).where(eq(files.id, file.id))).toHaveLength(1)
})

test('a name from outside never becomes a path', async () => {
  const { kit } = await setUp()
  await expect(async () => kit.files.read('../../secret')).rejects.toThrow('no name of a stored file')
})
