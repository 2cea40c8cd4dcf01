import { dayIn } from '@oktant/contract/kit/days.ts'
import { courseStandings, mostTiedCourses, type UserTies } from '@oktant/contract/people/user-ties.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { standingOf } from '../../features/learning/assignments/assignments.access.ts'
import { listStaysOfPerson } from '../../features/people/learning-groups/learning-groups.ts'
import { findLineOf, findTeamOf, type GivenCourse, listGivenCourses } from './ties.queries.ts'
import { accessUser } from '../../features/people/users/users.access.ts'

type Tied = NonNullable<UserTies['learning']>['courses']['first'][number]

/** What ties somebody to the others; what they learn is for those who look after courses. */
export async function readUserTies(db: Db, actor: Actor, id: number, now: Date): Promise<UserTies> {
  const { timezone } = await accessUser(db, actor, id)
  const whose = { companyId: actor.companyId, id }
  const [above, team] = await Promise.all([findLineOf(db, whose), findTeamOf(db, whose)])
  const learning = actor.permissions.has('courses.administer')
    ? await learningOf(db, { ...whose, timezone }, now)
    : null
  return { above, team, learning }
}

type Learner = { companyId: number; id: number; timezone: string }

/** The learning groups of somebody and what these give them, as it stands today where they live. */
export async function learningOf(db: Db, whose: Learner, now: Date) {
  const today = dayIn(whose.timezone, now)
  const [groups, given] = await Promise.all([listStaysOfPerson(db, whose), listGivenCourses(db, whose)])
  const courses = given.map((course) => tiedView(course, today)).toSorted(byUrgency)
  const count = (standing: Tied['standing']) =>
    courses.filter((course) => course.standing === standing).length
  return {
    groups,
    courses: {
      count: courses.length,
      overdue: count('overdue'),
      done: count('done'),
      first: courses.slice(0, mostTiedCourses),
    },
  }
}

const tiedView = ({ id, title, state, dueOn, because }: GivenCourse, today: string): Tied => ({
  id,
  title,
  isMandatory: because.some(({ isMandatory }) => isMandatory),
  isBegun: state !== null && state !== 'NOT_STARTED',
  dueOn,
  standing: standingOf(state === 'PASSED', dueOn, today),
  because: because.map(({ name, isByName, givenBy, since }) => ({
    name,
    isByName,
    givenBy,
    since: new Date(since).toISOString(),
  })),
})

const urgencyOf = ({ standing }: Tied) => courseStandings.indexOf(standing)
const byUrgency = (a: Tied, b: Tied) =>
  urgencyOf(a) - urgencyOf(b) || (a.dueOn ?? '').localeCompare(b.dueOn ?? '') || a.id - b.id
