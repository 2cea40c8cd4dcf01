import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { ImportRecord } from '@oktant/contract/people/imports.ts'
import { startPostgres } from '../../../../tools/kit/postgres.mjs'
import { openPostgres } from '../../src/db/engine/postgres.ts'
import { peopleLines, uploadOf } from './import-file.ts'
import { pause, serverProcess } from './process.ts'
import { share } from './size.ts'
import { ask } from './writer.ts'

// 50,000 lines, memory under 300 MB over idle on PostgreSQL, progress, and an undo that is exact.
const lines = share(50_000)
const mostMegabytes = 300
const domain = 'proof.test'
const cleanUp: (() => unknown)[] = []

afterAll(async () => {
  for (const clean of cleanUp.reverse()) await clean()
})

/** What a process holds in memory, in megabytes. */
const heldBy = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function begin() {
  const cluster = await startPostgres()
  cleanUp.push(cluster.stop)
  const folder = mkdtempSync(join(tmpdir(), 'oktant-import-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  const server = await serverProcess({
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    SECRET: 'a secret of the proofs, 32 letters or more',
  })
  cleanUp.push(server.stop)
  await server.start()
  const database = await openPostgres(cluster.url, { connections: 1 })
  // NOTE: the demo's company has a licence and a field that everybody must fill in, which are not what is proved here.
  await database.query('update companies set licence_seats = null')
  await database.query('update custom_fields set mandatory = false')
  await database.close()
  const signedIn = await ask(server.url, 'POST', '/admin/auth/login', undefined, {
    login: 'admin@demo.oktant.test',
    password: 'Oktant-2026',
  })
  const { token } = signedIn.payload as { token: string }
  const call = async <T>(method: string, path: string, body?: unknown) =>
    (await ask(server.url, method, path, token, body)).payload as T
  return { server, token, call }
}

type Server = Awaited<ReturnType<typeof begin>>

async function upload({ server, token }: Server, surname: string) {
  const { headers, body } = uploadOf(peopleLines(lines, { domain, surname }))
  const response = await fetch(`${server.url}/rest/admin/import/upload/users`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
    duplex: 'half',
  } as RequestInit)
  const { payload } = (await response.json()) as { payload: ImportRecord }
  expect(response.status).toBe(200)
  return payload
}

const underWay = ['checking', 'applying', 'undoing']

/** Looks at an import until it is at rest; answers it, and the most that the process held meanwhile. */
async function watch(
  { server, call }: Server,
  id: number,
  until = (record: ImportRecord) => !underWay.includes(record.state),
) {
  const parts = new Set<number>()
  let most = 0
  for (;;) {
    const record = await call<ImportRecord | undefined>('GET', `/admin/import/${id}`)
    most = Math.max(most, heldBy(server.pid()))
    if (record) parts.add(record.progress.done)
    if (record && until(record)) return { record, most, looks: parts.size }
    await pause(100)
  }
}

const countPeople = async ({ call }: Server, surname: string) => {
  const query = `_perPage=1&_filterFields=surname&_filterValues=${surname}`
  return (await call<{ totalElements: number }>('GET', `/admin/user?${query}`)).totalElements
}

test(`${lines} people are brought in within bounds, over a killed process, and taken back whole`, async () => {
  const server = await begin()
  const { call } = server
  await pause(2000)
  const idle = heldBy(server.server.pid())
  const times: string[] = []
  let most = idle
  const timed = async (
    name: string,
    work: () => Promise<{ record: ImportRecord; most: number; looks: number }>,
  ) => {
    const began = performance.now()
    const done = await work()
    times.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
    most = Math.max(most, done.most)
    return done
  }
  const { id, columns } = await upload(server, 'Before')
  const options = { mode: 'createAndChange', clearsEmpty: false, deactivatesMissing: false }
  const checked = await timed('check', async () => {
    await call('POST', `/admin/import/${id}/check`, { columns, options })
    return watch(server, id)
  })
  expect(checked.record.counts).toMatchObject({ create: lines, error: 0 })
  expect(checked.looks).toBeGreaterThan(2)
  await timed('apply, killed on the way', async () => {
    await call('POST', `/admin/import/${id}/apply`, { welcome: false, confirmed: null })
    await watch(server, id, ({ progress: { done } }) => done > lines / 4)
    await server.server.kill()
    await server.server.start()
    return watch(server, id)
  })
  expect(await countPeople(server, 'Before')).toBe(lines)
  const again = await upload(server, 'After')
  await timed('change all', async () => {
    await call('POST', `/admin/import/${again.id}/check`, { columns, options })
    await watch(server, again.id)
    await call('POST', `/admin/import/${again.id}/apply`, { welcome: false, confirmed: null })
    return watch(server, again.id)
  })
  expect(await countPeople(server, 'After')).toBe(lines)
  const undone = await timed('undo', async () => {
    await call('POST', `/admin/import/${again.id}/undo`)
    return watch(server, again.id)
  })
  expect(undone.record.counts).toMatchObject({ undone: lines, kept: 0 })
  expect([await countPeople(server, 'Before'), await countPeople(server, 'After')]).toEqual([lines, 0])
  console.log(
    `${lines} lines: ${times.join(', ')}; ${Math.round(most - idle)} MB over the ${Math.round(idle)} MB of an idle process`,
  )
  expect(most - idle).toBeLessThan(mostMegabytes)
})
