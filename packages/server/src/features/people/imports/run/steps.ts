import { type SQL, sql } from 'drizzle-orm'
import { type ImportPhase, importRows } from '../imports.tables.ts'
import { updateImport } from '../imports.queries.ts'
import { settleManagers, joinManagers } from '../people/leading.ts'
import type { Applied, KindPlan, Planned, Staged, Work } from '../kinds/kind.ts'
import { reason } from '../kinds/kind.ts'
import { planOf } from '../people/compare-people.ts'
import { countLeaving, leavePeople, stageMissing } from '../people/leaving.ts'
import { countSeats } from '../../users/users.ts'
import { takeBackManagers } from '../people/detaching.ts'
import {
  isApplied,
  isPlanned,
  isStillOpen,
  isToLeave,
  type LineRow,
  listTouched,
  markApplied,
  markRows,
  writePlans,
} from '../rows.queries.ts'

/** What is done with the next lines of a phase. */
type Step = (work: Work, plan: KindPlan, rows: readonly LineRow[]) => Promise<void>

const staged = (rows: readonly LineRow[]): Staged[] =>
  rows.map(({ position, line, cells }) => ({ position, line, cells }))

/** What is wrong with a line before it is compared with anything. */
function faultsOf({ fields }: Work, { faults, twin, cells }: LineRow) {
  if (faults.length) return faults
  if (twin !== null) return [reason('', 'repeated', String(twin))]
  return fields.flatMap(({ key, label, isRequired }) =>
    isRequired && !cells[key] ? [reason(key, 'field_mandatory', label.en)] : [],
  )
}

async function plansOf(work: Work, plan: KindPlan, rows: readonly LineRow[]): Promise<Planned[]> {
  const faulty = rows.flatMap((row) => {
    const reasons = faultsOf(work, row)
    const isEmpty = reasons.some(({ code }) => code === 'empty')
    return reasons.length
      ? [planOf(row.position, { reasons, name: row.name, outcome: isEmpty ? 'skip' : 'error' })]
      : []
  })
  const known = new Set(faulty.map(({ position }) => position))
  const able = staged(rows.filter(({ position }) => !known.has(position)))
  return [...faulty, ...(able.length ? await plan.compare(work, able) : [])].toSorted(
    (one, other) => one.position - other.position,
  )
}

/** Refuses the lines for which no seat is left; those before them keep theirs. */
async function seated({ db, actor, task }: Work, plans: readonly Planned[]) {
  const asked = plans.some(({ seats }) => seats > 0)
  const { taken, bought } = asked
    ? await countSeats(db, actor.companyId, { hold: task.state === 'applying' })
    : { taken: 0, bought: null }
  let left = bought === null ? Infinity : bought - taken - (task.state === 'checking' ? task.seats : 0)
  let seats = 0
  const seen = plans.map((plan): Planned => {
    if (plan.outcome === 'error' || plan.seats === 0) return plan
    if (plan.seats > left)
      return planOf(plan.position, {
        name: plan.name,
        targetId: plan.targetId,
        reasons: [reason('', 'licence_seats_used')],
      })
    left -= plan.seats
    seats += plan.seats
    return plan
  })
  return { plans: seen, seats }
}

const compare: Step = async (work, plan, rows) => {
  const { db, task } = work
  const { plans, seats } = await seated(work, await plansOf(work, plan, rows))
  await writePlans(db, task, plans)
  if (seats) await updateImport(db, task.id, { seats: task.seats + seats })
}

/** Compared once more, as others have worked since the check; what is no longer possible is named. */
const write: Step = async (work, plan, rows) => {
  const { db, task } = work
  const { plans } = await seated(work, await plansOf(work, plan, rows))
  const able = plans.filter(({ outcome }) => outcome === 'create' || outcome === 'change')
  await writePlans(db, task, plans)
  if (able.length) await markApplied(db, task, await plan.write(work, able))
}

const appliedIn = (rows: readonly LineRow[]): Applied[] =>
  rows.flatMap(({ position, targetId, outcome, before, after }) =>
    targetId === null || outcome === null
      ? []
      : [{ position, targetId, outcome, before: before ?? {}, after: after ?? {} }],
  )

const restore: Step = async (work, plan, rows) => {
  const { db, task } = work
  const applied = appliedIn(rows)
  const touched = plan.object ? await listTouched(db, task, plan.object, applied) : new Map<number, string>()
  const free = applied.filter(({ position }) => !touched.has(position))
  const kept = new Map([...touched, ...(free.length ? await plan.restore(work, free) : [])])
  await markRows(
    db,
    task,
    applied.map(({ position }) => {
      const why = kept.get(position)
      return { position, reasons: why ? [reason('', why)] : [], state: why ? 'kept' : 'undone' }
    }),
  )
}

/** What is said of a line that cannot be done. */
type Failed = { outcome?: 'error'; state?: 'kept' }
type Phase = { next: ImportPhase | null } & (
  | { which?: SQL; step: Step; failed: Failed }
  | { once: (work: Work, plan: KindPlan) => Promise<void> }
)

const isError = { outcome: 'error' } as const
const isKept = { state: 'kept' } as const

const leaves = ({ task }: Work, plan: KindPlan) => plan.namesEverybody && task.options.deactivatesMissing

/** NOTE: `read` is done outside a transaction, as the file is read in between. */
export const phases: Record<Exclude<ImportPhase, 'read'>, Phase> = {
  seats: {
    once: async (work, plan) => {
      const freed = leaves(work, plan) ? await countLeaving(work) : 0
      await updateImport(work.db, work.task.id, { seats: -freed })
    },
    next: 'compare',
  },
  compare: { step: compare, failed: isError, next: 'settle' },
  settle: {
    once: async (work, plan) => {
      if (plan.hasManagers) await settleManagers(work)
    },
    next: 'missing',
  },
  missing: {
    once: async (work, plan) => {
      if (leaves(work, plan)) await stageMissing(work)
    },
    next: null,
  },
  // NOTE: before anybody comes, as whoever goes leaves them their seat.
  leave: {
    which: isToLeave,
    step: (work, _, rows) => leavePeople(work, rows),
    failed: isError,
    next: 'write',
  },
  write: { which: isPlanned, step: write, failed: isError, next: 'join' },
  join: {
    which: sql`${isStillOpen} and ${isApplied}`,
    step: (work, _, rows) => joinManagers(work, rows),
    failed: {},
    next: null,
  },
  detach: {
    which: sql`${isApplied} and ${importRows.after} ? 'managerId'`,
    step: (work, _, rows) => takeBackManagers(work, appliedIn(rows)),
    failed: {},
    next: 'withdraw',
  },
  // NOTE: before anybody comes back, as whoever goes again leaves them their seat.
  withdraw: {
    which: sql`${isApplied} and ${importRows.outcome} = 'create'`,
    step: restore,
    failed: isKept,
    next: 'restore',
  },
  restore: { which: isApplied, step: restore, failed: isKept, next: null },
}
