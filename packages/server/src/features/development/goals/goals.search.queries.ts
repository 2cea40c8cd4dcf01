import { type SQL, sql } from 'drizzle-orm'
import type { GoalStatus } from '@oktant/contract/development/goal-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import {
  type Hit,
  searchPart,
  type Seeker,
  type Shown,
  toldAtOnce,
  type Wanted,
} from '../../../db/search/search-part.ts'
import { asking, containsAll, nearness, resembles, wholeness } from '../../../db/search/searching.ts'
import { goals } from './goals.tables.ts'
import { statusWords } from './goals.view.ts'

const { companyId, userId } = asking
const letters = 'goal.name_folded'

/** One finds one's own, and whoever administers them finds all. */
function wayToGoals({ permissions }: Seeker) {
  if (permissions.has('goals.administer')) return 'all'
  return permissions.has('goals.request') ? 'some' : null
}

const fits = ({ words, isClose }: Wanted) =>
  isClose ? resembles(letters, words) : containsAll(letters, words)
const rank = ({ words, isClose }: Wanted) => (isClose ? nearness(letters) : wholeness(letters, words))

/** NOTE: the company is asked for as the index of letters has it; the few of one person are looked through. */
const isSeen = {
  all: sql`array[goal.company_id] @> array[${companyId}::int]`,
  some: sql`goal.company_id = ${companyId} and goal.user_id = ${userId}`,
}

const found = (way: 'all' | 'some', wanted: Wanted): SQL => sql`
  select goal.id, goal.name, goal.status, goal.user_id, goal.company_id, ${rank(wanted)} as rank
  from asked join ${goals} goal on ${isSeen[way]}
  where ${fits(wanted)}
  order by rank desc, goal.id limit ${sql.raw(String(wanted.most))}`

type Row = [id: number, rank: number, name: LocalText, status: GoalStatus, whose: string | null]

const hitOf = ([id, rank]: Row): Hit => ({ type: 'TrainingGoal', id, rank, courseTypeId: null })

const shownOf = ([, , name, status, whose]: Row): Shown => ({
  name,
  text: statusWords(status),
  containerId: null,
  containerTypeId: null,
  inside: whose === null ? null : { en: whose, de: whose },
  segmentKey: null,
  fileId: null,
})

export const goalSearch = searchPart<readonly Row[]>({
  name: 'goals',
  types: ['TrainingGoal'],
  byWords: false,
  wayOf: wayToGoals,
  answer: (way, wanted) => sql`(
    select coalesce(json_agg(json_build_array(goal.id, goal.rank::float8, goal.name, goal.status,
      case when goal.user_id <> ${userId} then concat_ws(' ', person.first_name, person.surname) end)), '[]')
    from (${found(way, wanted)}) goal
    join users person on person.company_id = goal.company_id and person.id = goal.user_id)`,
  ask: toldAtOnce(hitOf, shownOf),
})
