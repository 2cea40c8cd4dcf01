import { messages } from '@oktant/contract/kit/messages.ts'
import { type LineRow, markApplied, markRows } from '../rows.queries.ts'
import { labelOf } from './compare-people.ts'
import { reason, type Work } from '../kinds/kind.ts'
import { countMissing, insertMissing } from './leaving.queries.ts'
import { findPeople } from './people.queries.ts'
import { refuseLast, tell, writeChanges } from './write-people.ts'

/** NOTE: oneself is never missing, or one could lock oneself out. */
export async function stageMissing({ db, actor, task, fields }: Work) {
  await insertMissing(db, task, actor.id, {
    state: labelOf(fields, 'status', actor),
    active: messages['user.status.Active'][actor.language],
    inactive: messages['user.status.Inactive'][actor.language],
  })
}

/** How many seats the missing will leave to those who come. */
export const countLeaving = ({ db, actor, task }: Work) => countMissing(db, task, actor)

/** Closes the accounts of people whom the file does not name, where the actor may. */
export async function leavePeople(work: Work, rows: readonly LineRow[]) {
  const { db, actor, task } = work
  const people = await findPeople(
    db,
    { ...actor, hold: true },
    { ids: rows.flatMap(({ targetId }) => targetId ?? []) },
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  const able = rows.flatMap(({ position, targetId }) => {
    const person = byId.get(targetId ?? 0)
    const mayLeave = person?.isAllowed && person.status === 'Active' && person.id !== actor.id
    return mayLeave ? [{ position, person, after: { status: 'Inactive' } }] : []
  })
  await writeChanges(work, able)
  await tell(work, able)
  await refuseLast(work, able)
  await markApplied(db, task, new Map(able.map(({ position, person }) => [position, person.id])))
  const done = new Set(able.map(({ position }) => position))
  await markRows(
    db,
    task,
    rows
      .filter(({ position }) => !done.has(position))
      .map(({ position, targetId }) => ({
        position,
        outcome: 'skip' as const,
        reasons: [
          reason('', byId.get(targetId ?? 0)?.status === 'Active' ? 'more_permissions_needed' : 'touched'),
        ],
      })),
  )
}
