import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../../../tools/kit/postgres.mjs'
import { openPostgres } from '../../../src/db/engine/postgres.ts'
import { databaseUrl } from '../../kit/run/global-setup.ts'
import { pause, serverProcess } from '../process.ts'
import { isWhole, share } from '../size.ts'
import { ask } from '../writer.ts'

const people = share(10_000)
const kills = isWhole ? 6 : 2
/** NOTE: how long nothing may move, not how long it may take: a busy machine is only slower. */
const patienceMs = 300_000

/** The built server with the demo on a careful PostgreSQL, both as processes of their own. */
async function begin() {
  const cluster = await startPostgres({ durable: true })
  onTestFinished(cluster.stop)
  const admin = await openPostgres(cluster.url, { connections: 1 })
  await admin.query('create database season').finally(admin.close)
  const url = databaseUrl(cluster.url, 'season')
  const folder = mkdtempSync(join(tmpdir(), 'oktant-season-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const server = await serverProcess({
    DATA_DIR: folder,
    SECRET: 'a secret of the proofs, 32 letters or more',
    DATABASE_URL: url,
  })
  onTestFinished(server.stop)
  await server.start()
  const engine = await openPostgres(url, { connections: 2 })
  onTestFinished(engine.close)
  const numberOf = async (statement: string) => Number((await engine.query(statement))[0]?.['number'])
  return { server, engine, numberOf }
}
type Begun = Awaited<ReturnType<typeof begin>>

/** As many people more whom the demo’s season means, and a season like it. */
async function planSeason({ server, engine, numberOf }: Begun) {
  const newest = `(select max(id) from pdr_seasons where state = 'open')`
  const like = await numberOf(`select ${newest} number`)
  const manager = `(select (audience #>> '{sets,0,conditions,0,ids,0}')::integer from pdr_seasons where id = ${like})`
  await engine.query(`insert into users (company_id, first_name, surname, login, email_address, language, timezone, manager_id)
    select boss.company_id, 'Season', 'Person ' || n, 'season-' || n || '@demo.oktant.test',
      'season-' || n || '@demo.oktant.test', 'en', 'Europe/Berlin', boss.id
    from users boss, generate_series(1, ${people}) n where boss.id = ${manager}`)
  const meant = await numberOf(
    `select count(*) number from users where manager_id = ${manager} and status = 'Active' and anonymised_at is null`,
  )
  const { payload } = await ask(server.url, 'POST', '/admin/auth/login', undefined, {
    login: 'hr@demo.oktant.test',
    password: 'Oktant-2026',
  })
  const token = text(payload, 'token')
  const copied = await ask(server.url, 'POST', `/admin/pdr-season/${like}/copy`, token)
  const season = Number(text(copied.payload, 'id'))
  expect(copied.status).toBe(200)
  expect((await ask(server.url, 'POST', `/admin/pdr-season/${season}/open`, token)).status).toBe(200)
  return { season, meant }
}

const text = (payload: unknown, name: string) =>
  typeof payload === 'object' && payload !== null && name in payload
    ? String(Object.entries(payload).find(([key]) => key === name)?.[1])
    : ''

/** Waits until something has come so far, as long as it comes further. */
async function grown(what: string, count: () => Promise<number>, target: number, everyMs = 200) {
  let [seen, since] = [-1, Date.now()]
  for (;;) {
    const now = await count()
    if (now >= target) return
    if (now > seen) [seen, since] = [now, Date.now()]
    if (Date.now() - since > patienceMs) throw new Error(`${what} stands still at ${now} of ${target}`)
    await pause(everyMs)
  }
}

test(`a season opened for ${people} people and killed midway gives each of them one review`, async () => {
  const all = await begin()
  const { server, numberOf } = all
  const { season, meant } = await planSeason(all)
  const made = () => numberOf(`select count(*) number from pdrs where season_id = ${season}`)
  const isOpen = async () =>
    (await numberOf(`select count(*) number from pdr_seasons where id = ${season} and state = 'open'`)) === 1
  const stops: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    const target = (meant * kill) / (kills + 1)
    await grown('the opening', made, target, 5)
    await server.kill()
    stops.push(await made())
    await server.start()
  }
  await grown('the opening', async () => ((await isOpen()) ? Infinity : made()), Infinity)
  // NOTE: a kill after the end would prove nothing.
  for (const stop of stops) expect(stop).toBeLessThan(meant)
  expect(await made()).toBe(meant)
  expect(await numberOf(`select count(distinct user_id) number from pdrs where season_id = ${season}`)).toBe(
    meant,
  )
  const unlike = (table: string, where = '') =>
    numberOf(`select count(distinct parts) number from (select count(part.id) parts from pdrs pdr
      left join ${table} part on part.company_id = pdr.company_id and part.pdr_id = pdr.id ${where}
      where pdr.season_id = ${season} group by pdr.id) counted`)
  for (const table of ['pdr_questions', 'pdr_competencies'])
    expect([table, await unlike(table)]).toEqual([table, 1])
  expect(await unlike('pdr_history', `and part.deed = 'opened'`)).toBe(1)
  const told = () =>
    numberOf(`select count(*) number from notifications note join pdrs pdr on pdr.company_id = note.company_id
      and note.user_id = pdr.user_id and note.link = '/pdr/' || pdr.id where pdr.season_id = ${season}`)
  await grown('the telling', told, meant)
  expect(await told()).toBe(meant)
  process.stdout.write(`season: ${meant} reviews, killed at ${stops.join(', ')}, one each, each told once\n`)
}, 1_800_000)
