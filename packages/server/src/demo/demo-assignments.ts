import type { AssignmentRule } from '@oktant/contract/learning/assignments.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { addToCourse, setGroupCourses } from '../features/learning/assignments/assignments.ts'
import { openAgain } from '../features/learning/renewals/renewals.ts'
import { createLearningGroup } from '../features/people/learning-groups/learning-groups.ts'
import type { User } from '../features/people/people/people.ts'
import { dayFrom } from './demo-days.ts'

type Needs = { courses: readonly number[]; mentors: number; now: Date }

const optional: AssignmentRule = { isMandatory: false, due: { by: 'none' }, recertifyMonths: null }

/** What everybody of the demo's company has to take: something overdue, something due soon, and something to take again. */
export async function makeDemoAssignments(db: Db, by: User, { courses, mentors, now }: Needs) {
  const { id } = await createLearningGroup(db, by, everybody, now)
  const dueIn = (days: number): AssignmentRule => ({
    ...optional,
    isMandatory: true,
    due: { by: 'day', day: dayFrom(now, days) },
  })
  const rules: AssignmentRule[] = [
    { ...optional, isMandatory: true, recertifyMonths: 1 },
    dueIn(-9),
    optional,
    { ...optional, isMandatory: true, due: { by: 'days', days: 60 }, recertifyMonths: 12 },
  ]
  const given = rules.map((rule, place) => ({ containerId: courses[place] ?? 0, rule }))
  const soon = { containerId: courses[6] ?? 0, rule: dueIn(6) }
  await setGroupCourses(db, by, id, [...given, soon], { now })
  // NOTE: everybody has both already, so that nobody has more to do by it.
  const offered = [courses[2], courses[6]].map((containerId = 0) => ({ containerId, rule: optional }))
  await setGroupCourses(db, by, mentors, offered, { now })
  await openAgain(db, now)
}

type GivenCourse = { course: number; people: readonly User[]; now: Date }

/** A course that a few were given by name, and nobody by a rule. */
export const giveDemoCourse = (db: Db, by: Actor, { course, people, now }: GivenCourse) =>
  addToCourse(db, by, { id: course, userIds: people.map(({ id }) => id) }, now)

const everybody = {
  name: { en: 'Everybody', de: 'Alle' },
  description: {
    en: 'All who work here, from their first day on',
    de: 'Alle, die hier arbeiten, vom ersten Tag an',
  },
  rule: {
    match: 'all' as const,
    sets: [
      {
        match: 'all' as const,
        negated: false,
        conditions: [
          { about: 'status' as const, field: null, operator: 'is' as const, ids: [], value: 'Active' },
        ],
      },
    ],
  },
}
