import type { Language } from '@oktant/contract/http/http.ts'
import { auditAll } from '../../../../audit/audit.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { labelOf, planOf } from '../people/compare-people.ts'
import { importTexts, importWords } from '../imports.words.ts'
import {
  type Applied,
  type KeptNames,
  type KindPlan,
  type Planned,
  reason,
  type Staged,
  type Work,
} from './kind.ts'
import { sampleLines } from '../exports/sample-lines.ts'
import { listSampleMembers } from '../exports/samples.queries.ts'
import { listPlaceNames } from '../people/people.queries.ts'
import { loadContext, personFor } from '../people/people-context.ts'
import { deleteMembers, insertMembers, type Pair } from '../people/people-write.queries.ts'

const lower = (text: string | undefined) => (text ?? '').toLowerCase()

async function compare(work: Work, rows: readonly Staged[]) {
  const { actor, fields, task } = work
  const refs = [...new Set(rows.flatMap(({ cells }) => cells['person'] || []))]
  const groups = rows.map(({ cells }) => ({
    position: 0,
    line: null,
    cells: { groups: escaped(cells['group']) },
  }))
  const context = await loadContext(work, groups, { refs, hold: task.state === 'applying' })
  return rows.map(({ position, cells }): Planned => {
    const [ref, name] = [cells['person'] ?? '', cells['group'] ?? '']
    const person = personFor(context, ref)
    const shown = person ? `${person.firstName} ${person.surname}` : ref
    const found = context.projects.find(name)
    const [projectId] = found
    const reasons = [
      ...(person ? [] : [reason('person', 'person_unknown', ref)]),
      ...(found.length === 0 ? [reason('group', 'value_unknown', name)] : []),
      ...(found.length > 1 ? [reason('group', 'value_ambiguous', name)] : []),
    ]
    const plan = planOf(position, { name: shown, targetId: person?.id ?? null, reasons })
    if (!person || projectId === undefined || reasons.length) return plan
    if (person.projectIds.includes(projectId)) return { ...plan, outcome: 'unchanged' }
    if (!person.isAllowed) return { ...plan, reasons: [reason('', 'more_permissions_needed')] }
    return {
      ...plan,
      outcome: 'create',
      changes: [
        { label: labelOf(fields, 'group', actor), before: '', after: context.projects.nameOf(projectId) },
      ],
      before: {},
      after: { projectId },
    }
  })
}

/** NOTE: one name, in which a bar divides nothing. */
const escaped = (name: string | undefined) => (name ?? '').replaceAll('|', '\\|')

const pairIn = ({ targetId, after }: Pick<Planned, 'targetId' | 'after'>): Pair => ({
  userId: targetId ?? 0,
  other: Number(after?.['projectId']),
})

async function write({ db, actor }: Work, planned: readonly Planned[]) {
  const pairs = planned.map(pairIn)
  await insertMembers(db, actor.companyId, pairs)
  const groups = new Map<number, number[]>()
  for (const { userId, other } of pairs) groups.set(other, [...(groups.get(other) ?? []), userId])
  await announceAll(
    db,
    'group.joined',
    [...groups].map(([projectId, userIds]) => ({ companyId: actor.companyId, projectId, userIds })),
    { companyId: actor.companyId },
  )
  await tell(actor, db, pairs, 'addedToProject')
  return new Map(planned.map(({ position, targetId }) => [position, targetId ?? 0]))
}

async function tell(actor: Work['actor'], db: Work['db'], pairs: readonly Pair[], what: string) {
  await auditAll(
    db,
    pairs.map(({ userId, other }) => ({
      by: actor,
      kind: 'update' as const,
      object: 'user',
      objectId: userId,
      after: { [what]: other },
    })),
  )
  await notify(db, { about: 'user', userIds: pairs.map(({ userId }) => userId) })
}

async function restore({ db, actor }: Work, rows: readonly Applied[]): Promise<KeptNames> {
  const gone = await deleteMembers(db, actor.companyId, rows.map(pairIn))
  await tell(actor, db, gone, 'removedFromProject')
  const left = new Set(gone.map(({ userId, other }) => `${userId} ${other}`))
  return new Map(
    rows.flatMap((row) => {
      const { userId, other } = pairIn(row)
      return left.has(`${userId} ${other}`) ? [] : [[row.position, 'touched'] as const]
    }),
  )
}

const labels = importWords.fields.groupMembers
const headingsIn = (language: Language) => {
  const { person, group } = importTexts[language].fields.groupMembers
  return [person, group]
}
const sampleIn = (language: Language) => {
  const { group } = importTexts[language].samples
  return [headingsIn(language), ['1002', group], ['emmy.noether@example.org', group]]
}

/** Who belongs to which group: a person by the number elsewhere or the login, and the name of a group. */
export const groupMembers: KindPlan = {
  kind: 'groupMembers',
  object: null,
  permission: 'projects.administer',
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
        'mitglied',
      ],
      isRequired: true,
    },
    {
      key: 'group',
      label: labels.group,
      words: ['project', 'projekt', 'groups', 'gruppen', 'team'],
      isRequired: true,
    },
  ],
  keysOf: (cells) => [`member:${lower(cells['person'])} ${lower(cells['group'])}`],
  compare,
  write,
  restore,
  listChoices: async (db, { companyId }) => ({ group: (await listPlaceNames(db, companyId)).groups }),
  sampleFor: async ({ db, actor }) =>
    sampleLines(headingsIn(actor.language), await listSampleMembers(db, actor)),
  sample: { en: sampleIn('en'), de: sampleIn('de') },
}
