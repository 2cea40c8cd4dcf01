import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, LocalText, orNull } from '../http/http.ts'
import { stayReasons } from './learning-groups.ts'

const Person = t.Object({ id: Id, fullName: t.String() })
const oneOf = <const T extends readonly string[]>(names: T) =>
  t.Union(names.map((name) => t.Literal(name as T[number])))

/** How somebody stands with a course that a learning group gives them. */
export const courseStandings = ['overdue', 'soon', 'later', 'open', 'done'] as const

/** So many of the courses are named; the others are counted. */
export const mostTiedCourses = 12

/** What ties somebody to the others: who leads them, whom they lead, their learning groups, and the courses that these give. */
export type UserTies = Static<typeof UserTies>
export const UserTies = t.Object({
  /** Nearest first. */
  above: t.Array(Person),
  team: t.Object({ count: t.Integer(), examples: t.Array(Person) }),
  /** Null for whoever does not look after courses. */
  learning: orNull(
    t.Object({
      groups: t.Array(
        t.Object({
          id: Id,
          name: LocalText,
          reasons: t.Array(oneOf(stayReasons)),
          since: t.String({ format: 'date-time' }),
        }),
      ),
      courses: t.Object({
        count: t.Integer(),
        overdue: t.Integer(),
        done: t.Integer(),
        first: t.Array(
          t.Object({
            id: Id,
            title: LocalText,
            isMandatory: t.Boolean(),
            isBegun: t.Boolean(),
            /** YYYY-MM-DD where the person lives. */
            dueOn: orNull(t.String()),
            standing: oneOf(courseStandings),
            /** The learning groups that give it, and whether by name and by whom. */
            because: t.Array(
              t.Object({
                name: LocalText,
                isByName: t.Boolean(),
                givenBy: orNull(t.String()),
                since: t.String({ format: 'date-time' }),
              }),
            ),
          }),
        ),
      }),
    }),
  ),
})

export const readUserTies = endpoint({
  method: 'GET',
  path: '/admin/user/:id/ties',
  access: 'users.administer',
  summary: 'Reads who leads somebody, whom they lead, and which learning groups and courses they have.',
  params: idParams,
  reply: UserTies,
  errors: ['user_not_found'],
})
