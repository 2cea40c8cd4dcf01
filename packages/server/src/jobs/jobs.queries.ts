import type { Engine } from '../db/engine/db.ts'

type AskedEngine = Pick<Engine, 'query'>

export type TimedRow = {
  name: string
  cron: string
  state: string | null
  lastRunAt: Date | null
  lastError: string | null
}
export type FailedRow = { id: string; name: string; failedAt: Date | null; message: string | null }

/** Its tables are there once any process has begun with background work. */
const hasBegun = async (engine: AskedEngine) => {
  const [row] = await engine.query("select to_regclass('pgboss.schedule') is not null as begun")
  return row?.begun === true
}

/** What is done at its time, each with how its last run went. */
export async function listTimed(engine: AskedEngine): Promise<TimedRow[]> {
  if (!(await hasBegun(engine))) return []
  const rows = await engine.query(`
    select schedule.name, schedule.cron, last.state::text, last.at as "lastRunAt", last.error as "lastError"
    from pgboss.schedule
    left join lateral (
      select job.state, coalesce(job.completed_on, job.started_on) as at, job.output->>'message' as error
      from pgboss.job where job.name = schedule.name
      order by job.created_on desc limit 1) last on true
    order by schedule.name`)
  // NOTE: the columns named above.
  return rows as TimedRow[]
}

const mostShown = 50

/** What was given up after its tries, newest first. */
export async function listFailed(engine: AskedEngine): Promise<FailedRow[]> {
  if (!(await hasBegun(engine))) return []
  const rows = await engine.query(
    `select id, name, completed_on as "failedAt", output->>'message' as message
    from pgboss.job where state = 'failed' and name not like '\\_\\_%'
    order by completed_on desc limit ${mostShown}`,
  )
  // NOTE: the columns named above.
  return rows as FailedRow[]
}

export async function findFailedJob(engine: AskedEngine, id: string): Promise<{ name: string } | undefined> {
  if (!(await hasBegun(engine))) return undefined
  const [row] = await engine.query("select name from pgboss.job where id = $1::uuid and state = 'failed'", [
    id,
  ])
  return row && { name: String(row.name) }
}

export async function isTimed(engine: AskedEngine, name: string) {
  if (!(await hasBegun(engine))) return false
  const rows = await engine.query('select name from pgboss.schedule where name = $1', [name])
  return rows.length > 0
}

/** Is work of this name under way, or in line? */
export async function isBusy(engine: AskedEngine, name: string) {
  if (!(await hasBegun(engine))) return false
  const rows = await engine.query(
    "select from pgboss.job where name = $1 and state in ('created', 'retry', 'active') limit 1",
    [name],
  )
  return rows.length > 0
}
