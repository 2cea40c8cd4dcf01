import type { MarkBand } from '@oktant/contract/development/reviews/calibration.ts'
import type { CalibrationState } from '@oktant/contract/development/reviews/review-shapes.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import type { Status } from '../reviews.rules.ts'

const { partACompleted, awaitingAcceptance, completed, rejected } = pdrStatus

/** May a mark be put forward, moved and released? Only while the manager has it to send. */
export const isCalibrated = (status: Status) => status === partACompleted || status === rejected

export function calibrationStateOf(
  status: Status,
  row: { releasedAt: Date | string | null } | null,
): CalibrationState {
  if (status === awaitingAcceptance || status === completed) return 'sent'
  if (!row) return 'waiting'
  return row.releasedAt === null ? 'proposed' : 'released'
}

const bandWidth = 20
const bands = [0, 1, 2, 3, 4].map((place) => ({
  from: place * bandWidth,
  to: place === 4 ? 100 : (place + 1) * bandWidth - 1,
}))

type Marks = { proposed: number | null; mark: number | null; count: number }

/** How marks are spread, as they were put forward and as they stand. */
export const bandsOf = (marks: readonly Marks[]): MarkBand[] =>
  bands.map(({ from, to }) => {
    const within = (mark: number | null) => mark !== null && mark >= from && mark <= to
    const sum = (of: (one: Marks) => number | null) =>
      marks.reduce((all, one) => all + (within(of(one)) ? one.count : 0), 0)
    return { from, to, proposed: sum(({ proposed }) => proposed), stands: sum(({ mark }) => mark) }
  })

/** Their mean to one decimal; nothing of nothing. */
export function meanOf(marks: readonly Marks[], of: (one: Marks) => number | null) {
  const known = marks.flatMap((one) => {
    const value = of(one)
    return value === null ? [] : [{ value, count: one.count }]
  })
  const count = known.reduce((all, one) => all + one.count, 0)
  if (count === 0) return null
  return Math.round((known.reduce((all, one) => all + one.value * one.count, 0) / count) * 10) / 10
}
