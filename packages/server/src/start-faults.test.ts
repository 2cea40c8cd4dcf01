import { createServer, type ListenOptions } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { holdFolder } from './db/engine/lock.ts'
import { ConfigError } from './config.ts'
import { openPostgres } from './db/engine/postgres.ts'
import { explain } from './start-faults.ts'

const folder = mkdtempSync(join(tmpdir(), 'oktant-faults-'))
const taken = createServer()
await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  taken.close()
  rmSync(folder, { recursive: true })
})

const portOf = (server: typeof taken) => {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const faultOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (error: unknown) => error,
    )

const listening = (options: ListenOptions) =>
  new Promise((resolve, refuse) =>
    createServer().once('error', refuse).once('listening', resolve).listen(options),
  )

const lined = async (work: () => unknown) => {
  const said = explain(await faultOf(work))
  expect(said).not.toContain('\n')
  return said
}

test('a port in use is one line with a suggestion', async () => {
  const said = await lined(() => listening({ port: portOf(taken), host: '127.0.0.1' }))
  expect(said).toContain('PORT=7090 npm start')
})

test('an address of another machine, and one of nobody, name HOST', async () => {
  expect(await lined(() => listening({ port: 0, host: '192.0.2.1' }))).toContain(
    'HOST 192.0.2.1 is no address',
  )
  expect(await lined(() => listening({ port: 0, host: 'nobody.invalid' }))).toContain('nobody.invalid')
})

test('a database that does not answer names DATABASE_URL, and not its password', async () => {
  taken.close()
  const url = `postgresql://me:hidden@127.0.0.1:${portOf(taken) || 1}/oktant`
  const said = await lined(() => openPostgres(url))
  expect(said).toMatch(/^The database of DATABASE_URL cannot be used: nothing answers there/)
  expect(said).not.toContain('hidden')
})

test.each([
  ['28P01', 'password'],
  ['3D000', 'no database of that name'],
  ['42501', 'may not make tables'],
])('a database that answers %s is said in words, through the query builder too', (code, words) => {
  const fault = Object.assign(new Error('as the database says'), { code })
  expect(explain(fault)).toContain(words)
  expect(explain(new Error('Failed query', { cause: fault }))).toContain(words)
})

test('a data folder that cannot be one names DATA_DIR', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await lined(() => holdFolder(file))).toMatch(/^DATA_DIR cannot be used: .* lies in a file/)
  expect(await lined(() => holdFolder(join(file, 'in', 'it')))).toContain('lies in a file')
  // NOTE: a folder that takes no others, whoever asks.
  expect(await lined(() => holdFolder('/proc/nowhere/in'))).toMatch(/^DATA_DIR cannot be used: /)
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
  expect(explain(full)).toBe('DATA_DIR cannot be used: the folder has no room left.')
})

test('wrong settings are said line by line, and what nobody foresaw with its trace', () => {
  expect(explain(new ConfigError(['one', 'two']))).toBe('one\ntwo')
  expect(explain(new Error('unforeseen'))).toContain('start-faults.test.ts')
  expect(explain('just words')).toBe('just words')
})
