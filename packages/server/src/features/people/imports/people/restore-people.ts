import { auditAll } from '../../../../audit/audit.ts'
import { countSeats } from '../../users/users.ts'
import type { RawValues } from '../imports.tables.ts'
import { beyond, isSame } from './compare-people.ts'
import type { Applied, KeptNames, Work } from '../kinds/kind.ts'
import { loadContext } from './people-context.ts'
import type { Person } from './people.queries.ts'
import { deletePeople, listUsed } from './people-undo.queries.ts'
import { type Change, managerNames, refuseLast, tell, valueOf, writeChanges } from './write-people.ts'

/** What an undo looks at besides: who somebody is led by was taken back before. */
const shown = (values: RawValues) => Object.entries(values).filter(([name]) => !managerNames.includes(name))
const isAsMade = (person: Person, after: RawValues) =>
  shown(after).every(([name, value]) => isSame(valueOf(person, name), value))

const frees = ({ before }: Applied) => before['status'] === 'Inactive'
const freeingFirst = (one: Applied, other: Applied) => Number(frees(other)) - Number(frees(one))

/** Changed people become what they were, new ones go; who was touched since or is needed by now stays. */
export async function restorePeople(work: Work, rows: readonly Applied[]): Promise<KeptNames> {
  const { db, actor } = work
  const { companyId } = actor
  const kept: KeptNames = new Map()
  const context = await loadContext(work, [], { ids: rows.map(({ targetId }) => targetId), hold: true })
  const people = context.people.byId
  const used = new Set(
    await listUsed(
      db,
      companyId,
      rows.flatMap((row) => (row.outcome === 'create' ? row.targetId : [])),
    ),
  )
  let seats = await seatsLeft(work)
  const changes: Change[] = []
  const gone: Person[] = []
  for (const row of rows.toSorted(freeingFirst)) {
    const person = people.get(row.targetId)
    const why = person ? whyKept(row, person, used) : 'touched'
    if (!person || why) {
      kept.set(row.position, why ?? 'touched')
      continue
    }
    if (row.outcome === 'create') {
      gone.push(person)
      continue
    }
    const after = Object.fromEntries(shown(row.before))
    const changed = new Map(
      Object.entries(after).map(([name, value]) => [name === 'profileIds' ? 'profiles' : name, value]),
    )
    const refusal = beyond(actor, person, changed, context)[0]?.code
    const isBack = after['status'] === 'Active' && person.status !== 'Active'
    if (refusal || (isBack && seats < 1)) kept.set(row.position, refusal ?? 'licence_seats_used')
    else {
      if (isBack) seats -= 1
      if (after['status'] === 'Inactive' && person.status === 'Active') seats += 1
      changes.push({ person, after })
    }
  }
  await writeChanges(work, changes, { undone: 'import' })
  await tell(work, changes)
  await remove(work, gone)
  await refuseLast(work, changes)
  return kept
}

function whyKept({ outcome, after }: Applied, person: Person, used: ReadonlySet<number>) {
  if (!isAsMade(person, after)) return 'touched'
  if (outcome !== 'create') return null
  if (person.hasSignedIn) return 'touched'
  return used.has(person.id) || !person.isAllowed ? 'in_use' : null
}

async function seatsLeft({ db, actor }: Work) {
  const { taken, bought } = await countSeats(db, actor.companyId, { hold: true })
  return bought === null ? Infinity : bought - taken
}

async function remove({ db, actor }: Work, gone: readonly Person[]) {
  if (!gone.length) return
  await deletePeople(
    db,
    actor.companyId,
    gone.map(({ id }) => id),
  )
  await auditAll(
    db,
    gone.map(({ id, login, firstName, surname }) => ({
      by: actor,
      kind: 'delete' as const,
      object: 'user',
      objectId: id,
      before: { login, firstName, surname },
      after: { undone: 'import' },
    })),
  )
}
