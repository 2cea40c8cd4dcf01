import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { startPostgres } from '../../../../tools/kit/postgres.mjs'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/db/engine/db.ts'
import { openPostgres } from '../../src/db/engine/postgres.ts'
import { livePackage } from './live-package.ts'
import { pause, serverProcess } from './process.ts'
import { share } from './size.ts'
import { ask } from './writer.ts'

// 1,000 attempts with killed tabs, offline spells, expired sign-ins, doubled and reordered commits, on two workers.
const attempts = share(1000)
const atOnce = 12
const cleanUp: (() => unknown)[] = []

afterAll(async () => {
  for (const clean of cleanUp.reverse()) await clean()
})

async function begin() {
  const cluster = await startPostgres()
  cleanUp.push(cluster.stop)
  const folder = mkdtempSync(join(tmpdir(), 'oktant-packages-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  const server = await serverProcess({
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    SECRET: 'a secret of the proofs, 32 letters or more',
    WORKERS: '2',
  })
  cleanUp.push(server.stop)
  await server.start()
  const database = await openPostgres(cluster.url, { connections: 1 })
  cleanUp.push(() => database.close())
  return { server, database }
}

type Kept = { values: Record<string, string>; times: Record<string, { time: number }> }
type Begun = Awaited<ReturnType<typeof begin>>

const workersOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** NOTE: while one worker takes the place of another, an answer may fail to come. */
async function surely<T>(work: () => Promise<{ status: number; payload: unknown }>) {
  for (let turn = 0; turn < 100; turn += 1) {
    const { status, payload } = await work()
    if (status === 200) return payload as T
    await pause(100)
  }
  throw new Error('nobody answers')
}

async function signIn({ server: { url } }: Begun, login: string) {
  const body = { login, password: 'Oktant-2026' }
  return (await surely<{ token: string }>(() => ask(url, 'POST', '/admin/auth/login', undefined, body))).token
}

/** People of the demo, and the place of its package of SCORM 1.2. */
async function findLearners({ database }: Begun) {
  const people = await rowsOf<{ login: string }>(
    database.db,
    sql`select login from users where company_id = 1 and status = 'Active' order by id limit 40`,
  )
  const places = await rowsOf<{ container: number; child: number }>(
    database.db,
    sql`select distinct edition.container_id as container, child.child_id as child from played_packages played
      join edition_children child on child.revision_id = played.revision_id
      join container_editions edition on edition.id = child.edition_id where played.kind = 'scorm12'`,
  )
  return { logins: people.map(({ login }) => login), place: places[0] ?? { container: 0, child: 0 } }
}

test(`${attempts} attempts at a package lose no value that was acknowledged, over a killed worker`, async () => {
  const begun = await begin()
  const { server, database } = begun
  const { logins, place } = await findLearners(begun)
  const known: { login: string; token: string }[] = []
  for (const login of logins) {
    const token = await signIn(begun, login)
    const seen = await ask(server.url, 'GET', `/client/mylearning/container/${place.container}`, token)
    if ((seen.payload as Container | undefined)?.can?.launch) known.push({ login, token })
  }
  expect(known.length).toBeGreaterThan(5)
  const told = { done: 0, commits: 0, launches: 0, refused: [] as string[] }
  const queue = Array.from({ length: attempts }, (_, number) => number)
  const free = known.slice(0, atOnce)
  const isKilled = () => told.done > attempts / 2
  let killed = 0
  const work = async (person: { token: string }) => {
    for (let number = queue.pop(); number !== undefined; number = queue.pop()) {
      const launch = (choice: 'new' | 'continue') =>
        surely<LaunchData>(() =>
          ask(
            server.url,
            'GET',
            `/client/componentlog/${place.child}/launchdata?attempt=${choice}`,
            person.token,
          ),
        )
      const life = await livePackage({ url: server.url, seed: number + 1, launch })
      const [kept] = await rowsOf<Kept>(
        database.db,
        sql`select values, times from package_attempts where component_log_id = ${life.id}`,
      )
      expect(kept?.values, `attempt ${number}`).toMatchObject(life.said)
      const total = Object.values(kept?.times ?? {}).reduce((sum, { time }) => sum + time, 0)
      expect(total, `time of attempt ${number}`).toBe(life.spent)
      told.done += 1
      told.commits += life.commits
      told.launches += life.launches
      told.refused.push(...life.refused)
      if (isKilled() && killed === 0) {
        killed = workersOf(server.pid())[0] ?? 0
        process.kill(killed, 'SIGKILL')
      }
    }
  }
  const began = performance.now()
  await Promise.all(free.map(work))
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${told.done} attempts, ${told.launches} launches, ${told.commits} commits in ${seconds.toFixed(1)} s; worker ${killed} was killed`,
  )
  expect(told).toMatchObject({ done: attempts, refused: [] })
  expect(killed).toBeGreaterThan(0)
}, 1_800_000)
