import { Type as t } from '@sinclair/typebox'
import { eq, min, sql } from 'drizzle-orm'
import { endpoint, idParams } from '@oktant/contract/http/http.ts'
import { buildApp } from '@oktant/server/app.ts'
import { readConfig } from '@oktant/server/config.ts'
import type { Db } from '@oktant/server/db/engine/db.ts'
import { prepared, preparedRows } from '@oktant/server/db/engine/prepared.ts'
import { gatherStatistics } from '@oktant/server/db/engine/statistics.ts'
import { makeDemo } from '@oktant/server/demo/demo.ts'
import { companies } from '@oktant/server/features/organisation/companies/companies.tables.ts'
import { users } from '@oktant/server/features/people/people/people.tables.ts'
import {
  closeContent,
  listenForContent,
  makeContentServer,
} from '@oktant/server/features/learning/packages/content-host.ts'
import { giveProfiles } from '@oktant/server/features/people/permissions/permissions.ts'
import { serveOn } from '@oktant/server/http/serve.ts'
import { openKit } from '@oktant/server/open.ts'
import { countUndelivered } from '@oktant/server/outbox/outbox.queries.ts'
import { loadCourses } from '../../tools/kit/load/load-courses.ts'
import { loadLearning } from '../../tools/kit/load/load-learning.ts'
import { loadPeople } from '../../tools/kit/load/load-people.ts'
import { loaded } from '../kit/loaded.ts'

const oneRow = endpoint({
  method: 'GET',
  path: '/client/bench/one-row/:id',
  access: 'signedIn',
  summary: 'One row by our own kit, with admission.',
  params: idParams,
  reply: t.Object({ id: t.Integer(), name: t.String() }),
})

const oneInsert = endpoint({
  method: 'POST',
  path: '/client/bench/one-insert',
  access: 'signedIn',
  summary: 'One row written by our own kit, with admission, in a transaction as every change.',
  reply: t.Object({ id: t.Integer() }),
})

const waiting = endpoint({
  method: 'GET',
  path: '/client/bench/announcements',
  access: 'public',
  summary: 'How many announcements wait for those who hear them.',
  reply: t.Object({ count: t.Integer() }),
})

// Our own server as it runs, with the demo, people to sign in as, what it announces
// delivered, and three calls more: one row read and one written by the kit, and what waits to be delivered.
const config = readConfig(process.env)
const kit = await openKit(config)
await makeDemo(kit)
const passwordHash = await kit.passwords.hash(loaded.password)
const {
  PEOPLE: people = loaded.people,
  COURSES: courses = 0,
  PARTS: parts,
  LEARNING: learning,
  AUTHOR,
} = process.env
/** The first of the people makes what the others take. */
async function makeAuthor(db: Db, companyId: number) {
  const [first] = await db
    .select({ id: min(users.id) })
    .from(users)
    .where(eq(users.companyId, companyId))
  await giveProfiles(db, companyId, [first?.id ?? 0], ['administrator', 'freeTextModerator'])
}
await kit.engine.db.transaction(async (db) => {
  const companyId = await loadPeople(db, { ...loaded, people: Number(people), passwordHash })
  if (AUTHOR) await makeAuthor(db, companyId)
  if (courses) await loadCourses(db, companyId, Number(courses), parts ? Number(parts) : undefined)
  if (learning) await loadLearning(db, companyId)
})
// NOTE: a server looks at its tables by itself, and PostgreSQL sees to them, but only within a minute.
if (kit.engine.kind === 'embedded') await gatherStatistics(kit.engine)
else if (courses) await kit.engine.query('vacuum analyze')
await kit.engine.query(
  'create table if not exists bench_rows (id integer generated always as identity primary key, name text not null)',
)
const app = await buildApp(kit)
const companyById = prepared((db) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id')))
    .prepare('bench_one_row'),
)
serveOn(app, kit)(oneRow, async ({ db, params }) => {
  const [row] = await companyById(db).execute(params)
  return row ?? { id: 0, name: '' }
})
const inserted = preparedRows<{ id: number }>(
  'bench_one_insert',
  () => sql`insert into bench_rows (name) values ('one') returning id`,
)
serveOn(app, kit)(oneInsert, async ({ db }) => {
  const [row] = await inserted(db, {})
  return row ?? { id: 0 }
})
serveOn(app, kit)(waiting, async ({ db }) => ({ count: await countUndelivered(db, null) }))
kit.outbox.start()
const content = makeContentServer(kit, { heed: async () => undefined })
if (config.contentPort > 0) await listenForContent(content, config)
// NOTE: of what goes on without being asked this alone is a part of what is measured.
const gathering = setInterval(() => void gatherStatistics(kit.engine), 60_000)
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.once('SIGTERM', async () => {
  clearInterval(gathering)
  closeContent(content)
  await app.close()
  await kit.outbox.stop()
  await kit.engine.close()
  process.exit(0)
})
