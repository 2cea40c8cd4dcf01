import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint } from '../../http/http.ts'

/** What somebody did, day by day where they live; days without anything are missing. */
export type ProgressYear = Static<typeof ProgressYear>
export const ProgressYear = t.Object({
  year: t.Integer(),
  /** The year in which they began; the one that is shown where they have not. */
  firstYear: t.Integer(),
  /** Courses passed and time spent in all, whichever year. */
  passed: t.Integer(),
  seconds: t.Integer(),
  days: t.Array(t.Object({ day: t.String(), parts: t.Integer(), courses: t.Integer() })),
})

export const readProgressYear = endpoint({
  method: 'GET',
  path: '/client/mylearning/progress-year',
  access: 'learning.take',
  summary: 'Counts the parts and courses that one finished, day by day of a year.',
  query: t.Object(
    { year: t.Optional(t.Integer({ minimum: 2000, maximum: 9998 })) },
    { additionalProperties: false },
  ),
  reply: ProgressYear,
})
