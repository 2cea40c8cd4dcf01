import { readdirSync, readFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { ComponentUpload } from '@oktant/contract/learning/components/component-files.ts'
import type { PackageImport } from '@oktant/contract/learning/package-imports.ts'
import { multipart } from '../kit/files/multipart.ts'
import { hostile, knots } from '../kit/packages/hostile.ts'
import { zipWithFiles } from '../kit/packages/zips.ts'
import { pause, serverProcess } from './process.ts'
import { share } from './size.ts'
import { ask } from './writer.ts'

// Hostile archives, and one of 300 MB that is cut off twice: memory under 200 MB over the idle server, the disk as before.
const mostMegabytes = 200
const megabytes = share(300)
const cleanUp: (() => unknown)[] = []

afterAll(async () => {
  for (const clean of cleanUp.reverse()) await clean()
})

/** What a process holds in memory, in megabytes. */
const heldBy = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function begin() {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-package-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  const server = await serverProcess({
    DATA_DIR: folder,
    SECRET: 'a secret of the proofs, 32 letters or more',
  })
  cleanUp.push(server.stop)
  await server.start()
  const body = { login: 'admin@demo.oktant.test', password: 'Oktant-2026' }
  const signedIn = await ask(server.url, 'POST', '/admin/auth/login', undefined, body)
  const { token } = signedIn.payload as { token: string }
  const call = async <T>(method: string, path: string, sent?: unknown) =>
    (await ask(server.url, method, path, token, sent)).payload as T
  /** How many bytes its files are. */
  const onDisk = () =>
    readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  return { server, token, call, onDisk }
}

type Begun = Awaited<ReturnType<typeof begin>>

async function upload<T>({ server, token }: Begun, path: string, bytes: Buffer) {
  const { headers, payload } = multipart('file', { name: 'knots.zip', bytes, type: 'application/zip' })
  const answer = await fetch(`${server.url}/rest${path}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: new Uint8Array(payload),
  })
  return ((await answer.json()) as { payload: T }).payload
}

const underWay = ['checking', 'unpacking']

/** Looks at an import until it is at rest; answers it, and the most that the process held meanwhile. */
async function watch({ server, call }: Begun, id: number) {
  let most = 0
  for (;;) {
    const row = await call<PackageImport | undefined>('GET', `/admin/package-imports/${id}`)
    most = Math.max(most, heldBy(server.pid()))
    if (row && !underWay.includes(row.state)) return { row, most }
    await pause(20)
  }
}

test('no hostile archive takes memory or leaves anything on the disk', async () => {
  const begun = await begin()
  const { server, call, onDisk } = begun
  await pause(2000)
  const idle = heldBy(server.pid())
  const before = onDisk()
  let most = idle
  let sent = 0
  for (const [name, bytes, code] of hostile) {
    const { import: made } = await upload<{ import: PackageImport }>(begun, '/admin/package-imports', bytes)
    const { row, most: held } = await watch(begun, made.id)
    expect(row.state, name).toBe('refused')
    expect(
      row.report?.findings.map((finding) => finding.code),
      name,
    ).toContain(code)
    await call('DELETE', `/admin/package-imports/${made.id}`)
    most = Math.max(most, held)
    sent += bytes.length
  }
  // NOTE: what was sent goes with the nightly sweep; nothing of what it holds was ever unpacked.
  expect(onDisk() - before).toBeLessThanOrEqual(sent)
  console.log(
    `${hostile.length} hostile archives: ${Math.round(most - idle)} MB over the ${Math.round(idle)} MB of an idle process`,
  )
  expect(most - idle).toBeLessThan(mostMegabytes)
})

test(`a package of ${megabytes} MB that is cut off twice is brought in whole`, async () => {
  const begun = await begin()
  const { server, call } = begun
  const noise = randomBytes(1_000_000)
  const films = Array.from({ length: megabytes }, (_, number) => ({
    name: `films/${number}.mp4`,
    content: noise,
    method: 0,
  }))
  const bytes = zipWithFiles([...knots, ...films])
  await pause(2000)
  const idle = heldBy(server.pid())
  let most = idle
  const began = performance.now()
  let at = await call<ComponentUpload>('POST', '/admin/component-upload', {
    name: 'knots.zip',
    bytes: bytes.length,
  })
  let isCut = false
  while (at.received < bytes.length) {
    const piece = bytes.subarray(at.received, at.received + at.chunkBytes)
    at = await upload<ComponentUpload>(begun, `/admin/component-upload/${at.id}/part/${at.received}`, piece)
    most = Math.max(most, heldBy(server.pid()))
    if (isCut || at.received < bytes.length / 2) continue
    isCut = true
    await server.kill()
    await server.start()
    at = await call<ComponentUpload>('GET', `/admin/component-upload/${at.id}`)
  }
  const { import: made } = await call<{ import: PackageImport }>(
    'POST',
    `/admin/package-imports/upload/${at.id}`,
  )
  const checked = await watch(begun, made.id)
  expect(checked.row).toMatchObject({ state: 'ready', report: { files: megabytes + 2 } })
  const wish = { longSuspendData: false, replacesId: null, attemptsUnderWay: 'goOnInNew' }
  await call('POST', `/admin/package-imports/${made.id}/accept`, wish)
  await pause(100)
  await server.kill()
  await server.start()
  const done = await watch(begun, made.id)
  most = Math.max(most, checked.most, done.most)
  expect(done.row.state).toBe('done')
  console.log(
    `${megabytes} MB in ${((performance.now() - began) / 1000).toFixed(1)} s, ${Math.round(most - idle)} MB over the ${Math.round(idle)} MB of an idle process`,
  )
  expect(most - idle).toBeLessThan(mostMegabytes)
})
