import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../test/kit/run/global-setup.ts'
import { testServer } from '../../test/kit/server.ts'
import { audit } from '../audit/audit.ts'
import type { Engine } from '../db/engine/db.ts'
import { embeddedEngine } from '../db/engine/embedded.ts'
import { openPostgres } from '../db/engine/postgres.ts'
import { backUp } from './backup.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'

const prepared = inject('prepared')
const { kit, make } = await testServer()
const scratch = mkdtempSync(join(tmpdir(), 'oktant-transfer-'))
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  rmSync(scratch, { recursive: true })
})

/** A database without a single table, on the engine this run is about. */
async function emptyEngine(): Promise<Engine> {
  if (prepared.engine === 'embedded') {
    const engine = await embeddedEngine({})
    closing.push(engine.close)
    return engine
  }
  const name = `oktant_empty_${randomBytes(6).toString('hex')}`
  const admin = await openPostgres(prepared.url, { connections: 1 })
  await admin.query(`create database ${name} template template0`)
  const engine = await openPostgres(databaseUrl(prepared.url, name))
  closing.push(async () => {
    await engine.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.close()
  })
  return engine
}

function dataFolder() {
  const folder = mkdtempSync(join(scratch, 'data-'))
  mkdirSync(join(folder, 'files', 'avatars'), { recursive: true })
  writeFileSync(join(folder, 'files', 'avatars', 'picture'), randomBytes(100_000))
  writeFileSync(join(folder, 'secret'), 'kept '.repeat(8))
  return folder
}

const people = (engine: Engine) =>
  engine.query('select row_to_json(u)::text as line from users u order by id')

async function backedUp() {
  const manager = await make.user({ firstName: 'Zoë', surname: 'O’Neill "the\n\\first"' })
  await make.user({ companyId: manager.companyId, firstName: 'Łukasz' })
  const deed = { kind: 'create', object: 'user', objectId: manager.id } as const
  await audit(kit.engine.db, { ...deed, by: manager, after: { firstName: 'Zoë' } })
  const dataDir = dataFolder()
  const file = join(scratch, `${randomBytes(4).toString('hex')}.tar.gz`)
  const tail = await backUp(kit.engine, dataDir, file)
  return { dataDir, file, tail }
}

test('a backup brings every row, file and the secret back into an empty place', async () => {
  const { dataDir, file, tail } = await backedUp()
  const target = await emptyEngine()
  const restored = mkdtempSync(join(scratch, 'restored-'))
  expect(await restore(target, restored, file)).toEqual(tail)
  expect(tail).toMatchObject({ files: 1 })
  expect(await people(target)).toEqual(await people(kit.engine))
  for (const name of ['files/avatars/picture', 'secret'])
    expect(readFileSync(join(restored, name)).equals(readFileSync(join(dataDir, name)))).toBe(true)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a restored database gives out new numbers and holds its foreign keys', async () => {
  const { file } = await backedUp()
  const target = await emptyEngine()
  await restore(target, mkdtempSync(join(scratch, 'restored-')), file)
  const [added] = await target.query(
    `insert into companies (name, code, email_address, state) values ('New', 'new', 'a@new.test', 'confirmed') returning id`,
  )
  const [largest] = await kit.engine.query('select max(id) as id from companies')
  expect(Number(added?.id)).toBeGreaterThan(Number(largest?.id))
  await expect(target.query('update users set company_id = 2000000000')).rejects.toThrow('foreign key')
})

test('what was written down once comes back, and cannot be changed there either', async () => {
  const { file } = await backedUp()
  const target = await emptyEngine()
  await restore(target, mkdtempSync(join(scratch, 'restored-')), file)
  const entries = 'select row_to_json(a)::text as line from audit_entries a order by id'
  expect(await target.query(entries)).toEqual(await kit.engine.query(entries))
  await expect(target.query('delete from audit_entries')).rejects.toThrow('written once')
})

test('a backup is not restored over data that are already there', async () => {
  const { file, dataDir } = await backedUp()
  const before = await people(kit.engine)
  await expect(restore(kit.engine, scratch, file)).rejects.toThrow('is not empty')
  expect(await people(kit.engine)).toEqual(before)
  await expect(restore(await emptyEngine(), dataDir, file)).rejects.toThrow('is not empty')
  await expect(backUp(kit.engine, dataDir, file)).rejects.toThrow('already there')
})

test('half a backup, and a file that is none, change nothing', async () => {
  const { file } = await backedUp()
  const target = await emptyEngine()
  const restored = mkdtempSync(join(scratch, 'restored-'))
  truncateSync(file, Math.floor(statSync(file).size / 2))
  await expect(restore(target, restored, file)).rejects.toThrow('damaged')
  writeFileSync(file, 'not a backup')
  await expect(restore(target, restored, file)).rejects.toThrow('not a backup')
  expect(
    await target.query('select count(*)::int as n from pg_tables where tablename = $1', ['users']),
  ).toEqual([{ n: 0 }])
})

test.runIf(prepared.engine === 'postgres')(
  'a company that outgrows the embedded engine moves to PostgreSQL with every row',
  async () => {
    const source = await embeddedEngine({})
    closing.push(source.close)
    const { file } = await backedUp()
    await restore(source, mkdtempSync(join(scratch, 'source-')), file)
    const target = await emptyEngine()
    const moved = await move(source, target)
    expect(moved.users).toBeGreaterThan(1)
    expect(await people(target)).toEqual(await people(source))
    await expect(move(source, target)).rejects.toThrow('is not empty')
  },
)
