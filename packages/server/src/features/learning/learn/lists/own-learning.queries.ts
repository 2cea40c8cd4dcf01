import { sql } from 'drizzle-orm'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import {
  assignedList,
  type AssignedRow,
  byCourse,
  eachAssigned,
  type EachAssigned,
} from '../../assignments/assignments.access.ts'
import { contentVersion } from '../../courses/versions/content-versions.access.ts'
import { showsScores } from '../../../organisation/system/shown-scores.access.ts'
import type { Viewer } from '../cards/cards.queries.ts'

/** How far somebody is with a container in one period; moments in UTC, so that their letters order them. */
export type OwnLog = {
  containerId: number
  editionId: number
  state: ProgressState
  percent: number
  mark: number | null
  time: number
  period: number
  lastAt: string
  completedAt: string | null
  dueOn: string | null
}

/** What somebody did, bought, and has by their groups. */
export type OwnLearning = {
  logs: readonly OwnLog[]
  bought: ReadonlySet<number>
  assigned: ReadonlyMap<number, AssignedRow>
}

/** NOTE: a list for each of them, as the database takes longer to write fifty names or lists than to find the rows. */
type Columns = [
  containerIds: number[],
  editionIds: number[],
  states: ProgressState[],
  percents: number[],
  marks: (number | null)[],
  seconds: number[],
  periods: number[],
  lastAt: string[],
  completedAt: (string | null)[],
  dueOn: (string | null)[],
]

type Found = [
  version: string | null,
  showsScores: boolean,
  logs: Columns | null,
  bought: number[] | null,
  assigned: EachAssigned[],
]

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId'), timezone: given('timezone') }

/**
 * NOTE: no course is asked for, as what they say is kept by its version; a moment comes in UTC, so that letters order it. As
 * text, because it is read only where it differs from what a page was made of.
 */
export const ownTold =
  () => sql`json_build_array(${contentVersion(asking.companyId)}, ${showsScores(asking.companyId)},
    (select case when count(*) > 0 then json_build_array(array_agg(log.container_id), array_agg(log.edition_id),
        array_agg(log.state), array_agg(log.percent), array_agg(log.mark), array_agg(log.seconds),
        array_agg(log.period), array_agg(log.last_at at time zone 'UTC'),
        array_agg(log.completed_at at time zone 'UTC'), array_agg(log.due_on)) end
      from container_logs log
      where log.company_id = ${asking.companyId} and log.user_id = ${asking.userId}::int),
    (select array_to_json(array_agg(taken.container_id)) from purchases taken
      where taken.company_id = ${asking.companyId} and taken.user_id = ${asking.userId}::int
        and taken.state = 'bought'),
    (select ${assignedList} from (${eachAssigned(asking)}) each))::text`

const own = preparedRows<{ told: string }>('learning_own', () => sql`select ${ownTold()} as told`)

/** All that somebody has to learn or did, and in which version they see the courses, in the database's own letters. */
export async function tellOwnLearning(db: Db, { companyId, userId, timezone }: Viewer) {
  const [found] = await own(db, { companyId, userId, timezone })
  if (!found) throw new Error('a statement without tables answers one row')
  return found.told
}

/** The same to work with. */
export function readOwnLearning(told: string): OwnLearning & { version: string | null } {
  // NOTE: what the statement above writes.
  const [version, showsMarks, logs, bought, assigned] = JSON.parse(told) as Found
  return {
    version,
    logs: logs ? logsOf(logs, showsMarks) : [],
    bought: new Set(bought),
    assigned: byCourse(assigned),
  }
}

function logsOf(columns: Columns, showsMarks: boolean): OwnLog[] {
  const [ids, editionIds, states, percents, marks, seconds, periods, lastAt, completedAt, dueOn] = columns
  const logs: OwnLog[] = []
  for (const [at, containerId] of ids.entries())
    logs.push({
      containerId,
      editionId: editionIds[at] ?? 0,
      state: states[at] ?? 'NOT_STARTED',
      percent: percents[at] ?? 0,
      mark: showsMarks ? (marks[at] ?? null) : null,
      time: seconds[at] ?? 0,
      period: periods[at] ?? 1,
      lastAt: lastAt[at] ?? '',
      completedAt: completedAt[at] ?? null,
      dueOn: dueOn[at] ?? null,
    })
  return logs
}
