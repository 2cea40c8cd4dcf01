import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { setAvatar } from '@oktant/contract/people/account.ts'
import { testStorage } from '@oktant/contract/organisation/system.ts'
import { s3Server } from '../../test/kit/servers/s3-server.ts'
import { testServer } from '../../test/kit/server.ts'
import { ConfigError, readConfig } from '../config.ts'
import { moveFiles } from './move-files.ts'
import { keepFile, sweepFiles } from './files.ts'
import { files } from './files.tables.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import { signedAddress } from './signatures.ts'

const s3 = await s3Server()
const settings = {
  S3_ENDPOINT: s3.endpoint,
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'oktant',
  S3_PREFIX: '/files/',
  S3_ACCESS_KEY: s3.accessKey,
  S3_SECRET_KEY: s3.secretKey,
}
const server = () => testServer(settings)
const storeOf = (values: object = {}) => {
  const { endpoint, accessKey, secretKey } = s3
  const place = { region: 'eu-central-1', bucket: 'oktant', prefix: 'files/' }
  return s3Store({ endpoint, accessKey, secretKey, ...place, ...values })
}
const newName = () => randomBytes(20).toString('hex')
const megabyte = 1024 * 1024
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'a.png', bytes: png, type: 'image/png' }

test('a file of the product is kept in the bucket, and handed out whole and in parts', async () => {
  const { db, kit, app, make } = await server()
  const { companyId, id: createdBy } = await make.user()
  const file = await keepFile(db, kit.files, {
    companyId,
    createdBy,
    kind: 'image',
    bytes: png,
    title: 'me.png',
  })
  expect([...s3.kept.keys()]).toContain(`/oktant/files/${file.name}`)
  const url = signedAddress(kit, file.id)
  expect((await app.inject({ url })).rawPayload.equals(png)).toBe(true)
  const part = await app.inject({ url, headers: { range: 'bytes=1-3' } })
  expect([part.statusCode, part.payload]).toEqual([206, 'PNG'])
})

test('a large file is written in parts as it comes, and read back the same', async () => {
  const [name, store] = [newName(), storeOf()]
  const pieces = Array.from({ length: 20 }, () => randomBytes(megabyte))
  await store.write(name, pieces)
  const stream = await store.read(name)
  expect(stream && (await buffer(stream)).equals(Buffer.concat(pieces))).toBe(true)
  const some = await store.read(name, { start: 8 * megabyte - 2, end: 8 * megabyte + 1 })
  expect(
    some && (await buffer(some)).equals(Buffer.concat(pieces).subarray(8 * megabyte - 2, 8 * megabyte + 2)),
  ).toBe(true)
  expect(s3.uploads.size).toBe(0)
})

test('a file is whole whichever of its parts arrives first, and only two of them are held', async () => {
  const [name, store] = [newName(), storeOf()]
  const pieces = Array.from({ length: 40 }, () => randomBytes(megabyte))
  const seen = { read: 0, ahead: 0, arrived: [] as number[] }
  const source = (function* () {
    for (const piece of pieces) {
      seen.read += 1
      yield piece
    }
  })()
  let secondCame = () => {}
  const second = new Promise<void>((came) => (secondCame = came))
  s3.behaviour.beforePart = async (number) => {
    if (number === 1) await second
    seen.arrived.push(number)
    seen.ahead = Math.max(seen.ahead, seen.read - 8 * (seen.arrived.length - 1))
    if (number === 2) secondCame()
  }
  onTestFinished(() => void (s3.behaviour.beforePart = async () => {}))
  await store.write(name, source)
  expect(seen.arrived.slice(0, 2)).toEqual([2, 1])
  expect(seen.ahead).toBeLessThanOrEqual(3 * 8)
  expect(s3.kept.get(`/oktant/files/${name}`)?.bytes.equals(Buffer.concat(pieces))).toBe(true)
})

test('a file that breaks off while it is written is not there at all', async () => {
  const [name, store] = [newName(), storeOf()]
  s3.behaviour.failPart = 2
  await expect(store.write(name, [randomBytes(9 * megabyte), randomBytes(megabyte)])).rejects.toMatchObject({
    code: 'files_unavailable',
    cause: { message: 'this part is broken' },
  })
  s3.behaviour.failPart = 0
  expect(await store.read(name)).toBeNull()
  expect(s3.uploads.size).toBe(0)
  const broken = (function* () {
    yield randomBytes(9 * megabyte)
    throw new Error('the line is cut')
  })()
  await expect(store.write(name, broken)).rejects.toThrow('the line is cut')
  expect(await store.read(name)).toBeNull()
  expect(s3.uploads.size).toBe(0)
})

test('what broke off is told even where the store closes meanwhile', async () => {
  onTestFinished(() => {
    s3.behaviour.isClosed = false
    s3.uploads.clear()
  })
  const broken = (function* () {
    yield randomBytes(9 * megabyte)
    yield randomBytes(9 * megabyte)
    s3.behaviour.isClosed = true
    throw new Error('the line is cut')
  })()
  await expect(storeOf().write(newName(), broken)).rejects.toThrow('the line is cut')
})

test('what is removed or was never there is nothing, and an empty file is a file', async () => {
  const [name, store] = [newName(), storeOf()]
  expect(await store.read(name)).toBeNull()
  await store.write(name, [])
  const stream = await store.read(name)
  expect(stream && (await buffer(stream)).length).toBe(0)
  await store.remove(name)
  await store.remove(name)
  expect(await store.read(name)).toBeNull()
})

test('names from outside never reach the service', async () => {
  expect(() => storeOf().read('../../secret')).toThrow('no name of a stored file')
})

test('what no row names is swept from the bucket, page by page', async () => {
  const { db, kit, make } = await server()
  const { companyId, id: createdBy } = await make.user()
  const file = await keepFile(db, kit.files, {
    companyId,
    createdBy,
    kind: 'image',
    bytes: png,
    title: 'me.png',
  })
  const orphans = [newName(), newName(), newName()]
  for (const name of orphans) await kit.files.write(name, [png])
  await sweepFiles(db, kit.files, new Date(Date.now() + 25 * 3_600_000))
  const left = [...s3.kept.keys()].map((key) => key.split('/').at(-1))
  expect(left).toContain(file.name)
  expect(left.some((name) => orphans.includes(name ?? ''))).toBe(false)
})

test('the store can be tried, and says what is wrong with it', async () => {
  const { call, make } = await server()
  const me = await make.user({ permissions: ['companies.administer'] })
  expect(await call(testStorage, { as: me })).toMatchObject({ isGood: true })
  await expect(storeOf({ secretKey: 'another' }).write(newName(), [png])).rejects.toMatchObject({
    cause: { message: 'the signature differs' },
  })
})

test('while the store takes nothing, files are refused with a word of it, and none is noted', async () => {
  const { db, kit, app, call, make, send } = await server()
  const me = await make.user({ permissions: ['companies.administer'] })
  const file = await keepFile(db, kit.files, {
    companyId: me.companyId,
    createdBy: me.id,
    kind: 'image',
    bytes: png,
    title: 'me.png',
  })
  const upload = () => send(setAvatar, { as: me, params: { id: me.id }, file: picture })
  const before = s3.kept.size
  s3.behaviour.isClosed = true
  onTestFinished(() => void (s3.behaviour.isClosed = false))
  const unavailable = [503, { code: 'files_unavailable' }]
  const given = await app.inject({ url: signedAddress(kit, file.id) })
  expect([given.statusCode, given.json()]).toMatchObject(unavailable)
  const refused = await upload()
  expect([refused.statusCode, refused.json()]).toMatchObject(unavailable)
  expect(await call(testStorage, { as: me })).toMatchObject({
    isGood: false,
    fault: 'notAllowed',
    said: 'closed for a test',
  })
  s3.behaviour.isClosed = false
  expect(s3.kept.size).toBe(before)
  const noted = () => db.select().from(files).where(eq(files.companyId, me.companyId))
  expect(await noted()).toHaveLength(1)
  expect((await upload()).statusCode).toBe(200)
  expect(await noted()).toHaveLength(2)
})

test('files move from the folder into the bucket and back, each as it was', async () => {
  const { db, kit, make } = await server()
  const folder = folderStore(`${kit.config.dataDir}/old-files`)
  const { companyId, id: createdBy } = await make.user()
  const file = await keepFile(db, folder, {
    companyId,
    createdBy,
    kind: 'image',
    bytes: png,
    title: 'me.png',
  })
  expect(await kit.files.read(file.name)).toBeNull()
  const { copied } = await moveFiles(db, folder, kit.files)
  expect(copied).toBe(1)
  const stream = await kit.files.read(file.name)
  expect(stream && (await buffer(stream)).equals(png)).toBe(true)
  const another = folderStore(`${kit.config.dataDir}/new-files`)
  await moveFiles(db, kit.files, another)
  const back = await another.read(file.name)
  expect(back && (await buffer(back)).equals(png)).toBe(true)
})

test('a bucket without its fellows is refused with a line for each', () => {
  const read = () => readConfig({ DATA_DIR: '/tmp', SECRET: 'x'.repeat(32), S3_BUCKET: 'b', S3_REGION: 'r' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow('S3_ACCESS_KEY is needed with S3_BUCKET.\nS3_SECRET_KEY is needed with S3_BUCKET.')
})
