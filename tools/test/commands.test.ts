import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '@oktant/server/db/engine/db.ts'
import { openEmbedded } from '@oktant/server/db/engine/embedded.ts'
import { migrate } from '@oktant/server/db/migrate/migrate.ts'
import { startPostgres } from '../kit/postgres.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'oktant-commands-'))
const dataDir = join(scratch, 'data')
const file = join(scratch, 'kept.tar.gz')
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
  await withEngine(async (engine) => {
    await migrate(engine)
    await engine.query(
      `insert into companies (name, code, email_address, state) values ('First', 'first', 'a@first.test', 'confirmed')`,
    )
  })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(scratch, { recursive: true })
})

async function withEngine(work: (engine: Engine) => Promise<void>) {
  const engine = await openEmbedded(dataDir)
  await work(engine).finally(engine.close)
}

type Outcome = { code: number; said: string }

function command(name: string, env: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const settings = { ...process.env, DATABASE_URL: '', ...env }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../run.mjs'), `tools/${name}.ts`, ...args],
      { env: settings },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

test('no command touches a data folder that a server holds, and each says who holds it', async () => {
  await withEngine(async () => {
    for (const [name, ...args] of [['backup', file], ['restore', file], ['move-to-postgres']] as const) {
      const url = name === 'move-to-postgres' ? postgres.url : ''
      const { code, said } = await command(name, { DATA_DIR: dataDir, DATABASE_URL: url }, ...args)
      expect({ name, code }).toEqual({ name, code: 1 })
      expect(said).toContain(`is held by process ${process.pid}`)
    }
  })
})

test('a data folder is backed up, restored beside, and moved to PostgreSQL by three commands', async () => {
  const backup = await command('backup', { DATA_DIR: dataDir }, file)
  expect(backup).toEqual({ code: 0, said: expect.stringContaining('Backed up 1 rows') })
  const restored = join(scratch, 'restored')
  expect(await command('restore', { DATA_DIR: restored }, file)).toMatchObject({ code: 0 })
  expect(await command('restore', { DATA_DIR: restored }, file)).toEqual({
    code: 1,
    said: expect.stringContaining('is not empty'),
  })
  const moving = { DATA_DIR: restored, DATABASE_URL: postgres.url }
  expect(await command('move-to-postgres', moving)).toEqual({
    code: 0,
    said: expect.stringContaining('Moved 1 rows'),
  })
  expect(await command('move-to-postgres', moving)).toMatchObject({ code: 1 })
})

test('what is missing is one line, and nothing is made by asking', async () => {
  const nothing = join(scratch, 'nothing')
  const { code, said } = await command('backup', { DATA_DIR: nothing })
  expect(code).toBe(1)
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('holds no data')])
  expect(existsSync(nothing)).toBe(false)
})

test('a database that does not answer is one line', async () => {
  const { code, said } = await command('backup', { DATABASE_URL: 'postgresql://127.0.0.1:9/nowhere' })
  expect(code).toBe(1)
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('nothing answers there')])
})
