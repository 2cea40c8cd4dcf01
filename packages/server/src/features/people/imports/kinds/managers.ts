import { managerOf, planOf } from '../people/compare-people.ts'
import { type KindPlan, reason, type Staged, type Work } from './kind.ts'
import { loadContext, personFor } from '../people/people-context.ts'
import { sampleLines } from '../exports/sample-lines.ts'
import { listSampleLeaders } from '../exports/samples.queries.ts'
import { restorePeople } from '../people/restore-people.ts'
import { writePeople } from '../people/write-people.ts'

const nobody: ReadonlySet<string> = new Set()

async function compare(work: Work, rows: readonly Staged[]) {
  const refs = [...new Set(rows.flatMap(({ cells }) => [cells['person'] ?? '', cells['manager'] ?? '']))]
  const context = await loadContext(work, [], {
    refs: refs.filter((ref) => ref !== ''),
    hold: work.task.state === 'applying',
  })
  return rows.map(({ position, cells }) => {
    const ref = cells['person'] ?? ''
    const person = personFor(context, ref)
    if (!person) return planOf(position, { name: ref, reasons: [reason('person', 'person_unknown', ref)] })
    const name = `${person.firstName} ${person.surname}`
    const { before, after, shown, reasons } = managerOf(work, cells, person, context, nobody)
    const isChange = Object.keys(after).length > 0
    const beyond = isChange && !person.isAllowed ? [reason('', 'more_permissions_needed')] : []
    const faults = [...reasons, ...beyond]
    const plan = planOf(position, { name, targetId: person.id, reasons: faults })
    if (faults.length) return plan
    return isChange
      ? { ...plan, outcome: 'change' as const, before, after, changes: shown, isOpen: true }
      : { ...plan, outcome: 'unchanged' as const }
  })
}

const headings = { en: ['Person', 'Line manager'], de: ['Person', 'Führungskraft'] } as const

/** Who leads whom: a person and their manager, each by the number elsewhere or the login. */
export const managers: KindPlan = {
  kind: 'managers',
  object: 'user',
  permission: 'users.administer',
  listFields: async () => [
    {
      key: 'person',
      isEachOnes: true,
      label: { en: 'Person', de: 'Person' },
      words: [
        'number elsewhere',
        'username',
        'login',
        'employee',
        'personalnummer',
        'benutzername',
        'mitarbeiter',
      ],
      isRequired: true,
    },
    {
      key: 'manager',
      label: { en: 'Line manager', de: 'Führungskraft' },
      words: ['manager', 'supervisor', 'reports to', 'vorgesetzte', 'vorgesetzter'],
      isRequired: true,
    },
  ],
  keysOf: (cells) => (cells['person'] ? [`person:${cells['person'].toLowerCase()}`] : []),
  compare,
  write: writePeople,
  restore: restorePeople,
  hasManagers: true,
  sampleFor: async ({ db, actor }) =>
    sampleLines(headings[actor.language], await listSampleLeaders(db, actor)),
  sample: {
    en: [
      ['Person', 'Line manager'],
      ['1002', '1001'],
      ['emmy.noether@example.org', '1001'],
    ],
    de: [
      ['Person', 'Führungskraft'],
      ['1002', '1001'],
      ['emmy.noether@example.org', '1001'],
    ],
  },
}
