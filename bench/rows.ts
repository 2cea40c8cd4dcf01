import type { Db, Engine } from '@oktant/server/db/db.ts'
import { migrate } from '@oktant/server/db/migrate.ts'
import { readContainer } from '@oktant/server/features/learning/learning.ts'
import { listOwn } from '@oktant/server/features/learning/own-lists.ts'
import { rowsRead, statementsOf } from '../packages/server/test/kit/statements.ts'
import { openPostgres } from '@oktant/server/db/postgres.ts'
import { loadCourses } from '../tools/kit/load-courses.ts'
import { loadLearning } from '../tools/kit/load-learning.ts'
import { loadPeople } from '../tools/kit/load-people.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'

// The rows that a learner's page reads, by the engine's own account, among 1,000 people and among 100,000.
const sizes = [1000, 100_000]
const [courses, parts] = [60, 2]
/** NOTE: another plan may read some rows once more; more people would show as a hundred times as much. */
const drift = 2
const most = 3

async function load(db: Db, people: number) {
  const companyId = await loadPeople(db, { code: `load-${people}`, people, passwordHash: 'none' })
  await loadCourses(db, companyId, courses, parts)
  await loadLearning(db, companyId)
  return companyId
}

/** What the first of a company, who has begun most, asks for each page. */
async function readsOf({ db, query }: Engine, companyId: number) {
  const [first] = await query(
    'select user_id as id, max(container_id) as course from container_logs where company_id = $1 group by user_id order by user_id limit 1',
    [companyId],
  )
  const viewer = { companyId, userId: Number(first?.id), language: 'en', timezone: 'Europe/Berlin' } as const
  const actor = { ...viewer, id: viewer.userId, projectId: null, sessionId: 0, viewer: null }
  const sign = String
  const own = (list: 'begun' | 'assigned' | 'completed') =>
    listOwn(db, { ...actor, permissions: new Set() }, { list, query: { _perPage: 50 }, sign })
  return {
    'my learning': () => own('begun'),
    'to take': () => own('assigned'),
    progress: () => own('completed'),
    'course page': () => readContainer(db, viewer, Number(first?.course), { now: new Date(), sign }),
  }
}

async function rowsOf(engine: Engine, people: number) {
  const companyId = await engine.db.transaction((tx) => load(tx, people))
  await engine.query('analyze')
  const rows = new Map<string, { statements: number; rows: number }>()
  for (const [name, read] of Object.entries(await readsOf(engine, companyId))) {
    await read()
    const asked = await statementsOf(read)
    rows.set(name, { statements: asked.length, rows: await rowsRead(engine, asked) })
  }
  return rows
}

const server = await startPostgres()
const engine = await openPostgres(server.url)
try {
  await migrate(engine)
  // NOTE: the many first, as the planner believes of a company that came after it last counted that it is as good as empty.
  const many = await rowsOf(engine, sizes[1] ?? 0)
  const few = await rowsOf(engine, sizes[0] ?? 0)
  process.stdout.write(`PostgreSQL, rows read by each page among ${sizes.join(' and ')} people\n`)
  for (const [name, { rows, statements }] of many) {
    const before = few.get(name)?.rows ?? 0
    const isShort = rows > drift * before || statements > most
    if (isShort) process.exitCode = 1
    process.stdout.write(
      `  ${name.padEnd(14)}${String(statements).padStart(3)} statements${String(before).padStart(8)} rows, then ${rows}${isShort ? ' ✗' : ''}\n`,
    )
  }
} finally {
  await engine.close()
  await server.stop()
}
