import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../../http/http.ts'
import { ChangedRows, chosenIn } from '../../kit/chosen.ts'
import { CalibrationState, Review, ReviewPerson } from './review-shapes.ts'

/** Calibration: marks that managers put forward stand side by side, and are moved with a reason before they are sent. */
const access = 'reviews.administer'
const missing = 'review_not_found'
const oneOf = <const N extends string>(names: readonly N[]) => t.Union(names.map((name) => t.Literal(name)))
const Mark = t.Integer({ minimum: 0, maximum: 100 })
const Named = t.Object({ id: Id, name: LocalText })

export type CalibrationRow = Static<typeof CalibrationRow>
export const CalibrationRow = t.Object({
  /** The number of the review. */
  id: Id,
  season: Named,
  user: ReviewPerson,
  manager: orNull(ReviewPerson),
  jobRole: orNull(Named),
  locality: orNull(Named),
  state: CalibrationState,
  /** As the manager put it forward, and as it stands. */
  proposed: orNull(Mark),
  mark: orNull(Mark),
  /** How often it was moved since it was put forward. */
  moves: t.Integer(),
  changedAt: orNull(t.String()),
  /** The one that a move names. */
  revision: t.Integer(),
  can: t.Object({ move: t.Boolean(), release: t.Boolean() }),
})

/** How many marks lie from one mark to another, as they were put forward and as they stand. */
export type MarkBand = Static<typeof MarkBand>
export const MarkBand = t.Object({ from: Mark, to: Mark, proposed: t.Integer(), stands: t.Integer() })

export const calibrationQuery = listQuery({
  sort: ['user.name', 'manager.name', 'proposed', 'mark', 'changedAt'],
  /** `season`, `manager`, `jobRole` and `locality` by number; `manager`, whose team it is: 0 is nobody. */
  filter: ['user.name', 'season', 'manager', 'jobRole', 'locality', 'state'],
})

export type Calibrations = Static<typeof Calibrations>
export const Calibrations = t.Object({
  ...paged(CalibrationRow).properties,
  /** Of all that the filters mean, not of this page alone. */
  bands: t.Array(MarkBand),
  meanProposed: orNull(t.Number()),
  meanMark: orNull(t.Number()),
  seasons: t.Array(Named),
  managers: t.Array(ReviewPerson),
  jobRoles: t.Array(Named),
  localities: t.Array(Named),
})

export const listCalibrations = endpoint({
  method: 'GET',
  path: '/admin/pdr-calibration',
  access,
  summary: 'Lists the marks of seasons with calibration side by side, and how they are spread.',
  query: calibrationQuery,
  reply: Calibrations,
})

export const calibrationFormats = ['CSV', 'XLSX'] as const
export type CalibrationFormat = (typeof calibrationFormats)[number]
export const exportCalibrations = endpoint({
  method: 'GET',
  path: '/admin/pdr-calibration/export/:format',
  access,
  params: t.Object({ format: oneOf(calibrationFormats) }),
  summary: 'Writes the marks that the filters mean as a table.',
  query: calibrationQuery,
  reply: 'file',
  errors: ['report_too_long'],
})

/** Whoever puts a mark forward, moves or releases it; never changed. */
export type CalibrationLine = Static<typeof CalibrationLine>
export const CalibrationLine = t.Object({
  id: Id,
  at: t.String(),
  by: ReviewPerson,
  deed: oneOf(['proposed', 'moved', 'released'] as const),
  from: orNull(Mark),
  to: Mark,
  reason: t.String(),
})

export const listCalibrationHistory = endpoint({
  method: 'GET',
  path: '/admin/pdr-calibration/:id/history',
  access,
  params: idParams,
  summary: 'Lists what became of the mark of a review before it was sent, the latest first.',
  reply: t.Object({ content: t.Array(CalibrationLine) }),
  errors: [missing],
})

export const moveCalibration = endpoint({
  method: 'POST',
  path: '/admin/pdr-calibration/:id/move',
  access,
  params: idParams,
  summary: 'Moves a mark that was not sent yet, with a reason.',
  body: t.Object({ mark: Mark, reason: t.String({ maxLength: 2000 }), revision: t.Integer({ minimum: 0 }) }),
  reply: CalibrationRow,
  errors: [missing, 'reason_missing', 'calibration_state', 'calibration_changed'],
})

export const releaseCalibrations = endpoint({
  method: 'POST',
  path: '/admin/pdr-calibration/release',
  access,
  summary: 'Releases marks, so that their managers may send them; those that do not wait for it are left.',
  body: t.Object({ chosen: chosenIn(calibrationQuery) }),
  reply: ChangedRows,
  errors: [missing],
})

export const proposeMark = endpoint({
  method: 'POST',
  path: '/client/pdr/:id/calibration',
  access: 'signedIn',
  params: idParams,
  summary: 'Puts the mark of a review forward for calibration as its manager, once B and C are complete.',
  reply: Review,
  errors: [missing, 'review_actioned', 'mandatory_fields_missing', 'mark_reason_missing'],
})
