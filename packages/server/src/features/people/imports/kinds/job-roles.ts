import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { RawValues } from '../imports.tables.ts'
import { isSame, labelOf, planOf } from '../people/compare-people.ts'
import { importWords } from '../imports.words.ts'
import { deleteUnused, findRoles, insertRoles, type Role, writeRoles } from './job-roles.queries.ts'
import {
  type Applied,
  type Cells,
  type KeptNames,
  type KindPlan,
  type Planned,
  reason,
  type Staged,
  type Work,
} from './kind.ts'

const lower = (text: string | undefined) => (text ?? '').toLowerCase()
const longest = 100
const object = 'jobRole' as const

const numberIn = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null)
const nameOf = ({ en, de }: LocalText) => en || de

async function compare(work: Work, rows: readonly Staged[]) {
  const { db, actor, task } = work
  const roles = await findRoles(db, actor.companyId, {
    ids: rows.flatMap(({ cells }) => numberIn(cells['id']) ?? []),
    names: rows.flatMap(({ cells }) => [cells['name'], cells['nameDe']].filter(Boolean).map(lower)),
    hold: task.state === 'applying',
  })
  return rows.map((row) => compareRole(work, row, roles))
}

const namedLike = (roles: readonly Role[], { en, de }: LocalText) =>
  roles.filter(({ name }) => (en && lower(name.en) === lower(en)) || (de && lower(name.de) === lower(de)))

function compareRole(
  { actor, fields, task }: Work,
  { position, cells }: Staged,
  roles: readonly Role[],
): Planned {
  const said = { en: cells['name'] ?? '', de: cells['nameDe'] ?? '' }
  const plan = planOf(position, { name: nameOf(said) || cells['id'] || '' })
  const error = (field: string, code: string, about = ''): Planned => ({
    ...plan,
    reasons: [reason(field, code, about)],
  })
  if (said.en.length > longest || said.de.length > longest) return error('name', 'value_too_long')
  const number = cells['id']
  const byNumber = number ? roles.find(({ id }) => id === numberIn(number)) : undefined
  if (number && !byNumber) return error('id', 'value_unknown', number)
  const alike = namedLike(roles, said)
  const [first, second] = alike
  if (!byNumber && second) return error('name', 'value_ambiguous', nameOf(said))
  const role = byNumber ?? first
  if (!role && !nameOf(said)) return error('name', 'required')
  if (role && alike.some(({ id }) => id !== role.id)) return error('name', 'name_taken')
  const { mode, clearsEmpty } = task.options
  if (role && mode === 'createOnly') return { ...plan, outcome: 'skip', reasons: [reason('', 'exists')] }
  if (!role && mode === 'changeOnly') return { ...plan, outcome: 'skip', reasons: [reason('', 'new')] }
  const keeps = (key: string) => role && (!(key in cells) || (cells[key] === '' && !clearsEmpty))
  const en = keeps('name') ? (role?.name.en ?? '') : said.en
  const de = keeps('nameDe') ? (role?.name.de ?? '') : said.de
  const name = { en, de }
  if (!nameOf(name)) return error('name', 'required')
  if (role && isSame([role.name.en, role.name.de], [name.en, name.de]))
    return { ...plan, outcome: 'unchanged', targetId: role.id }
  const changes = (
    [
      ['name', 'en'],
      ['nameDe', 'de'],
    ] as const
  )
    .map(([key, language]) => ({
      label: labelOf(fields, key, actor),
      before: role?.name[language] ?? '',
      after: name[language],
    }))
    .filter(({ before, after }) => before !== after)
  return {
    ...plan,
    outcome: role ? 'change' : 'create',
    targetId: role?.id ?? null,
    changes,
    before: role ? { name: role.name } : {},
    after: { name },
  }
}

// NOTE: what `compareRole` kept, and a reader of the database gives back.
const nameIn = (values: RawValues | null) => values?.['name'] as LocalText

async function write({ db, actor }: Work, planned: readonly Planned[]) {
  const created = planned.filter(({ outcome }) => outcome === 'create')
  const changed = planned.flatMap(({ targetId, before, after }) =>
    targetId === null ? [] : [{ id: targetId, name: nameIn(after), before: nameIn(before) }],
  )
  const made = created.length
    ? await insertRoles(
        db,
        actor.companyId,
        created.map(({ after }) => nameIn(after)),
      )
    : []
  await writeRoles(db, actor.companyId, changed)
  const targets = new Map(created.map(({ position }, at) => [position, made[at]?.id ?? 0]))
  for (const { position, targetId } of planned) if (targetId !== null) targets.set(position, targetId)
  await auditAll(db, [
    ...created.map(({ position, after }) => ({
      by: actor,
      kind: 'create' as const,
      object,
      objectId: targets.get(position) ?? 0,
      after: { name: nameIn(after) },
    })),
    ...changed.map(({ id, name, before }) => ({
      by: actor,
      kind: 'update' as const,
      object,
      objectId: id,
      before: { name: before },
      after: { name },
    })),
  ])
  return targets
}

async function restore({ db, actor }: Work, rows: readonly Applied[]): Promise<KeptNames> {
  const { companyId } = actor
  const roles = await findRoles(db, companyId, {
    ids: rows.map(({ targetId }) => targetId),
    names: [],
    hold: true,
  })
  const byId = new Map(roles.map((role) => [role.id, role]))
  const isAsMade = ({ targetId, after }: Applied) => {
    const name = byId.get(targetId)?.name
    return name !== undefined && name.en === nameIn(after).en && name.de === nameIn(after).de
  }
  const kept: KeptNames = new Map(
    rows.filter((row) => !isAsMade(row)).map(({ position }) => [position, 'touched']),
  )
  const able = rows.filter(({ position }) => !kept.has(position))
  const back = able.filter(({ outcome }) => outcome === 'change')
  const made = able.filter(({ outcome }) => outcome === 'create')
  await writeRoles(
    db,
    companyId,
    back.map(({ targetId, before }) => ({ id: targetId, name: nameIn(before) })),
  )
  const gone = new Set(
    (
      await deleteUnused(
        db,
        companyId,
        made.map(({ targetId }) => targetId),
      )
    ).map(({ id }) => id),
  )
  for (const { position, targetId } of made) if (!gone.has(targetId)) kept.set(position, 'in_use')
  await auditAll(
    db,
    able
      .filter(({ position }) => !kept.has(position))
      .map(({ targetId, outcome, before, after }) => ({
        by: actor,
        kind: outcome === 'create' ? ('delete' as const) : ('update' as const),
        object,
        objectId: targetId,
        before: { name: nameIn(after) },
        after: { ...(outcome === 'change' && { name: nameIn(before) }), undone: 'import' },
      })),
  )
  return kept
}

const keysOf = (cells: Cells) => [
  ...(cells['id'] ? [`id:${cells['id']}`] : []),
  ...(cells['name'] ? [`en:${lower(cells['name'])}`] : []),
  ...(cells['nameDe'] ? [`de:${lower(cells['nameDe'])}`] : []),
]

const labels = importWords.fields.jobRoles
const { accountant, teamLead } = importWords.samples
const sampleIn = (language: Language) => [
  [labels.name[language], labels.nameDe[language]],
  ...[accountant, teamLead].map(({ en, de }) => [en, de]),
]

/** Job roles, by their number or by their name in either language. */
export const jobRoles: KindPlan = {
  kind: 'jobRoles',
  object,
  permission: 'jobRoles.administer',
  identifying: ['id', 'name', 'nameDe'],
  listFields: async () => [
    {
      key: 'id',
      isEachOnes: true,
      label: labels.id,
      words: ['id', 'nr', 'no'],
      isRequired: false,
    },
    {
      key: 'name',
      isEachOnes: true,
      label: labels.name,
      words: ['name', 'job role', 'job title', 'name english', 'name en', 'englisch'],
      isRequired: false,
    },
    {
      key: 'nameDe',
      isEachOnes: true,
      label: labels.nameDe,
      words: ['stelle', 'bezeichnung', 'name german', 'name de', 'deutsch'],
      isRequired: false,
    },
  ],
  keysOf,
  compare,
  write,
  restore,
  sample: { en: sampleIn('en'), de: sampleIn('de') },
}
