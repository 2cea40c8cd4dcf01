import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint } from '../http/http.ts'

/** How many days before its end, and from how many per cent of its seats on, a licence is warned about, once each. */
export const licenceThresholds = { days: [60, 30, 14, 7, 1], seats: [90, 100] } as const

export const licenceStandings = ['valid', 'ending', 'over'] as const
const Standing = t.Union(licenceStandings.map((standing) => t.Literal(standing)))

export type Licence = Static<typeof Licence>
export const Licence = t.Object({
  standing: Standing,
  /** Its last day; none is without end. */
  validUntil: t.Union([t.String(), t.Null()]),
  /** Negative when it is over. */
  daysLeft: t.Union([t.Integer(), t.Null()]),
  seats: t.Object({ taken: t.Integer(), bought: t.Union([t.Integer(), t.Null()]) }),
  /** What was warned about already, newest first. */
  warnings: t.Array(
    t.Object({
      about: t.Union([t.Literal('days'), t.Literal('seats')]),
      threshold: t.Integer(),
      at: t.String({ format: 'date-time' }),
    }),
  ),
})

export const readLicence = endpoint({
  method: 'GET',
  path: '/admin/licence',
  access: 'company.administer',
  summary: 'Reads the licence of one’s company: its seats, its last day, and what was warned about.',
  reply: Licence,
})
