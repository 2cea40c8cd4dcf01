import { comparePerson } from '../people/compare-people.ts'
import type { Cells, KindPlan, Staged, Work } from './kind.ts'
import { listPersonChoices } from '../people/choices.ts'
import { findComing } from '../people/leading.queries.ts'
import { loadContext, loginIn, personFor } from '../people/people-context.ts'
import { identifying, listPersonFields } from '../people/people-fields.ts'
import { samplePeople } from '../people/people-sample.ts'
import { restorePeople } from '../people/restore-people.ts'
import { writePeople } from '../people/write-people.ts'

function keysOf(cells: Cells) {
  const number = cells['externalId']
  const login = loginIn(cells)?.toLowerCase()
  const email = cells['emailAddress']?.toLowerCase()
  return [
    ...(number ? [`number:${number}`] : []),
    ...(login ? [`login:${login}`] : []),
    ...(email ? [`mail:${email}`] : []),
  ]
}

async function compare(work: Work, rows: readonly Staged[]) {
  const refs = [...new Set(rows.flatMap(({ cells }) => cells['manager'] || []))]
  const context = await loadContext(work, rows, { refs, hold: work.task.state === 'applying' })
  const unknown = refs.filter((ref) => !personFor(context, ref))
  const coming = await findComing(work.db, work.task, unknown)
  return rows.map((row) => comparePerson(work, row, context, coming))
}

/** People, by everything that their form has. */
export const users: KindPlan = {
  kind: 'users',
  object: 'user',
  permission: 'users.administer',
  identifying,
  listFields: listPersonFields,
  keysOf,
  compare,
  write: writePeople,
  restore: restorePeople,
  hasManagers: true,
  namesEverybody: true,
  listChoices: listPersonChoices,
  sampleFor: samplePeople,
}
