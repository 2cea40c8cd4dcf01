import type { Language } from '@oktant/contract/http/http.ts'
import { managerOf, planOf } from '../people/compare-people.ts'
import { importTexts, importWords } from '../imports.words.ts'
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

const labels = importWords.fields.managers
const headingsIn = (language: Language) => {
  const { person, manager } = importTexts[language].fields.managers
  return [person, manager]
}
const sampleIn = (language: Language) => [
  headingsIn(language),
  ['1002', '1001'],
  ['emmy.noether@example.org', '1001'],
]

/** Who leads whom: a person and their manager, each by the number elsewhere or the login. */
export const managers: KindPlan = {
  kind: 'managers',
  object: 'user',
  permission: 'users.administer',
  listFields: async () => [
    {
      key: 'person',
      isEachOnes: true,
      label: labels.person,
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
      label: labels.manager,
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
    sampleLines(headingsIn(actor.language), await listSampleLeaders(db, actor)),
  sample: { en: sampleIn('en'), de: sampleIn('de') },
}
