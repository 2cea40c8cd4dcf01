import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../../tools/kit/postgres.mjs'
import { openPostgres } from '../../src/db/engine/postgres.ts'
import { databaseUrl } from '../kit/run/global-setup.ts'
import { pause, serverProcess, untilReady } from './process.ts'
import { share } from './size.ts'
import { Writer } from './writer.ts'

const kills = share(20)
const password = 'Oktant-2026'
const logins = ['learner', 'manager', 'hr', 'trainer'].map((name) => `${name}@demo.oktant.test`)
const folders: string[] = []
const cleanUp: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const clean of cleanUp.reverse()) await clean()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'oktant-crash-'))
  folders.push(path)
  return path
}

const secret = 'a secret of the proofs, 32 letters or more'
let made: ReturnType<typeof makeCluster> | undefined

/** A careful PostgreSQL with the demo in a database that others are copied from: to make it anew costs half a minute. */
async function makeCluster() {
  const cluster = await startPostgres({ durable: true })
  cleanUp.push(cluster.stop)
  const onCluster = async (statement: string) => {
    const admin = await openPostgres(cluster.url, { connections: 1 })
    await admin.query(statement).finally(admin.close)
  }
  await onCluster('create database demo')
  const files = folder()
  const server = await serverProcess({
    DATA_DIR: files,
    SECRET: secret,
    DATABASE_URL: databaseUrl(cluster.url, 'demo'),
  })
  await server.start()
  await server.stop()
  let copies = 0
  const copy = async () => {
    copies += 1
    await onCluster(`create database copy_${copies} template demo`)
    // NOTE: until then a crash gives the numbers of a copy once more, as those ahead were put aside in the first one's log.
    await onCluster('checkpoint')
    const own = folder()
    cpSync(files, own, { recursive: true })
    return { DATA_DIR: own, DATABASE_URL: databaseUrl(cluster.url, `copy_${copies}`) }
  }
  return { cluster, copy }
}

/** The PostgreSQL of this file, and what a server needs for a copy of the demo on it. */
async function copyOfDemo() {
  const { cluster, copy } = await (made ??= makeCluster())
  return { cluster, settings: await copy() }
}

async function begin(settings: Record<string, string>) {
  const server = await serverProcess({ DATA_DIR: folder(), SECRET: secret, ...settings })
  onTestFinished(server.stop)
  await server.start()
  const writers = logins.map((login) => new Writer(server.url, login, password))
  const before = new Map<Writer, number>()
  for (const writer of writers) {
    expect(await writer.signIn(password)).toBe(true)
    before.set(writer, await accountNotifications(writer))
  }
  return { server, writers, before }
}

async function accountNotifications(writer: Writer) {
  const list = '/client/notifications?_perPage=1&_filterFields=category&_filterValues=account'
  const { payload } = await writer.read(list)
  return (payload as { totalElements: number }).totalElements
}

async function nothingWasLost(writers: Writer[]) {
  for (const writer of writers) expect(await writer.audit()).toBeNull()
}

/** What was announced with an acknowledged change arrives, even when the process died before it was delivered. */
async function everythingArrives(writers: Writer[], before: Map<Writer, number>) {
  for (const writer of writers) {
    const wanted = (before.get(writer) ?? 0) + writer.passwords
    await expect
      .poll(() => accountNotifications(writer), { timeout: 60_000, interval: 250 })
      .toBeGreaterThanOrEqual(wanted)
  }
}

function summary(name: string, writers: Writer[]) {
  const sum = (count: (writer: Writer) => number) =>
    writers.reduce((total, writer) => total + count(writer), 0)
  const acknowledged = sum((writer) => writer.acknowledged)
  expect(acknowledged).toBeGreaterThanOrEqual(kills * leastChanges)
  console.log(
    `${name}: ${kills} kills, ${acknowledged} acknowledged changes, ${sum((writer) => writer.passwords)} announcements, none lost`,
  )
}

const leastChanges = 12

/** Lets everybody change things until enough is acknowledged, however busy the machine is, and a moment of chance more. */
async function streamOf(writers: Writer[]) {
  const count = () => writers.reduce((total, { acknowledged }) => total + acknowledged, 0)
  const before = count()
  for (const writer of writers) writer.begin()
  while (count() - before < leastChanges) await pause(20)
  await pause(Math.random() * 1200)
}

async function killServerAgainAndAgain(name: string, settings: Record<string, string>) {
  const { server, writers, before } = await begin(settings)
  for (let kill = 0; kill < kills; kill += 1) {
    await streamOf(writers)
    await server.kill()
    await Promise.all(writers.map((writer) => writer.end()))
    await server.start()
    await nothingWasLost(writers)
  }
  await everythingArrives(writers, before)
  summary(name, writers)
}

test('the server killed during a stream of changes loses nothing that it acknowledged: embedded engine', () =>
  killServerAgainAndAgain('server on the embedded engine', keptDemo()))

/** A copy of the demo that the journeys of the same run have made, where they have. */
function keptDemo(): Record<string, string> {
  const kept = process.env.TEST_DEMO
  if (!kept || !existsSync(join(kept, 'done'))) return {}
  const own = folder()
  cpSync(join(kept, 'data'), own, { recursive: true })
  return { DATA_DIR: own, SECRET: '' }
}

test('the server killed during a stream of changes loses nothing that it acknowledged: PostgreSQL', async () => {
  const { settings } = await copyOfDemo()
  await killServerAgainAndAgain('server on PostgreSQL', settings)
})

test('PostgreSQL killed during a stream of changes loses nothing that was acknowledged', async () => {
  const { cluster, settings } = await copyOfDemo()
  const { server, writers, before } = await begin(settings)
  for (let kill = 0; kill < kills; kill += 1) {
    await streamOf(writers)
    await cluster.kill()
    await pause(200)
    await Promise.all(writers.map((writer) => writer.end()))
    await cluster.restart()
    await untilReady(server.url)
    await nothingWasLost(writers)
  }
  await everythingArrives(writers, before)
  summary('PostgreSQL', writers)
})

test('while PostgreSQL restarts under load the answer is 503, and reads are back within five seconds', async () => {
  const { cluster, settings } = await copyOfDemo()
  const { server, writers } = await begin(settings)
  for (const writer of writers) writer.begin()
  await pause(500)
  await cluster.kill()
  await pause(1500)
  await cluster.restart()
  const back = Date.now()
  await untilReady(server.url, 5000)
  await Promise.all(writers.map((writer) => writer.end()))
  await nothingWasLost(writers)
  const [reader] = writers
  const read = await reader?.read('/client/notifications/count')
  expect(read?.status).toBe(200)
  const seen = new Set(writers.flatMap((writer) => [...writer.statuses.keys()]))
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(seen).toContain(503)
  console.log(`PostgreSQL restarted: 503 meanwhile, reads back after ${Date.now() - back} ms`)
})

test('a second process on the data folder is refused, by name', async () => {
  const dataDir = folder()
  const first = await serverProcess({ DATA_DIR: dataDir, DEMO: 'off' })
  cleanUp.push(first.stop)
  await first.start()
  const second = await serverProcess({ DATA_DIR: dataDir, DEMO: 'off' })
  await expect(second.start()).rejects.toThrow(/ended/)
  await untilReady(first.url, 2000)
})
