import type { LocalText } from '@oktant/contract/http/http.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { RawValues } from '../imports.tables.ts'
import { isSame, labelOf, planOf } from '../people/compare-people.ts'
import type { FieldPlan } from '../reading/columns.rules.ts'
import { importWords } from '../imports.words.ts'
import {
  findItems,
  insertItems,
  type Item,
  type ItemTexts,
  removeItems,
  writeItems,
} from './competency-items.queries.ts'
import { cellOf, propertiesIn, tooLong } from './competency-texts.rules.ts'
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
const object = 'competencyItem' as const

const numberIn = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null)
const nameOf = ({ en, de }: LocalText) => en || de

/** The cells of an item, as an export writes them. */
export const cellsOfItem = ({ name, tip, itemProperties }: ItemTexts): Record<string, string> => ({
  name: name.en,
  nameDe: name.de,
  tip: tip.en,
  tipDe: tip.de,
  properties: cellOf(itemProperties, 'en'),
  propertiesDe: cellOf(itemProperties, 'de'),
})

async function compare(work: Work, rows: readonly Staged[]) {
  const { db, actor, task } = work
  const items = await findItems(db, actor.companyId, {
    ids: rows.flatMap(({ cells }) => numberIn(cells['id']) ?? []),
    names: rows.flatMap(({ cells }) => [cells['name'], cells['nameDe']].filter(Boolean).map(lower)),
    hold: task.state === 'applying',
  })
  return rows.map((row) => compareItem(work, row, items))
}

const namedLike = (items: readonly Item[], { en, de }: LocalText) =>
  items.filter(({ name }) => (en && lower(name.en) === lower(en)) || (de && lower(name.de) === lower(de)))

/** Which item a line is about: by its number, or by its name; or why that cannot be said. */
function itemOf(cells: Cells, items: readonly Item[]) {
  const said = { en: cells['name'] ?? '', de: cells['nameDe'] ?? '' }
  const number = cells['id']
  const byNumber = number ? items.find(({ id }) => id === numberIn(number)) : undefined
  if (number && !byNumber) return { fault: reason('id', 'value_unknown', number) }
  const alike = namedLike(items, said)
  if (!byNumber && alike.length > 1) return { fault: reason('name', 'value_ambiguous', nameOf(said)) }
  const item = byNumber ?? alike[0]
  if (!item && !nameOf(said)) return { fault: reason('name', 'required') }
  return item && alike.some(({ id }) => id !== item.id) ? { fault: reason('name', 'name_taken') } : { item }
}

/** What an item is to be; an empty cell says something only where it empties. */
function textsOf(cells: Cells, item: Item | undefined, clearsEmpty: boolean): ItemTexts {
  const now = item ? cellsOfItem(item) : {}
  const text = (key: string) =>
    cells[key] || (clearsEmpty && key in cells) ? (cells[key] ?? '') : (now[key] ?? '')
  const both = (first: string, second: string): LocalText => ({ en: text(first), de: text(second) })
  return {
    name: both('name', 'nameDe'),
    tip: both('tip', 'tipDe'),
    itemProperties: propertiesIn(text('properties'), text('propertiesDe')),
  }
}

function compareItem(
  { actor, fields, task }: Work,
  { position, cells }: Staged,
  items: readonly Item[],
): Planned {
  const plan = planOf(position, { name: cells['name'] || cells['nameDe'] || cells['id'] || '' })
  const { item, fault } = itemOf(cells, items)
  if (fault) return { ...plan, reasons: [fault] }
  const { mode, clearsEmpty } = task.options
  if (item && mode === 'createOnly') return { ...plan, outcome: 'skip', reasons: [reason('', 'exists')] }
  if (!item && mode === 'changeOnly') return { ...plan, outcome: 'skip', reasons: [reason('', 'new')] }
  const after = textsOf(cells, item, clearsEmpty)
  const long = tooLong(after)
  if (long) return { ...plan, reasons: [reason(long, 'value_too_long')] }
  if (!nameOf(after.name)) return { ...plan, reasons: [reason('name', 'required')] }
  const [shown, now] = [cellsOfItem(after), item ? cellsOfItem(item) : {}]
  const keys = Object.keys(shown).filter((key) => shown[key] !== (now[key] ?? ''))
  if (item && !keys.length) return { ...plan, outcome: 'unchanged', targetId: item.id }
  return {
    ...plan,
    outcome: item ? 'change' : 'create',
    targetId: item?.id ?? null,
    changes: keys.map((key) => ({
      label: labelOf(fields, key, actor),
      before: now[key] ?? '',
      after: shown[key] ?? '',
    })),
    before: item ? { name: item.name, tip: item.tip, itemProperties: item.itemProperties } : {},
    after,
  }
}

// NOTE: what `compareItem` kept, and a reader of the database gives back.
const textsIn = (values: RawValues | null) => values as ItemTexts

async function write({ db, actor }: Work, planned: readonly Planned[]) {
  const created = planned.filter(({ outcome }) => outcome === 'create')
  const changed = planned.flatMap(({ targetId, before, after }) =>
    targetId === null ? [] : [{ id: targetId, after: textsIn(after), before: textsIn(before) }],
  )
  const texts = created.map(({ after }) => textsIn(after))
  const made = texts.length ? await insertItems(db, actor.companyId, texts) : []
  await writeItems(
    db,
    actor.companyId,
    changed.map(({ id, after }) => ({ id, ...after })),
  )
  const targets = new Map(created.map(({ position }, at) => [position, made[at]?.id ?? 0]))
  for (const { position, targetId } of planned) if (targetId !== null) targets.set(position, targetId)
  const of = { by: actor, object }
  await auditAll(db, [
    ...made.map(({ id }, at) => ({ ...of, kind: 'create' as const, objectId: id, after: { ...texts[at] } })),
    ...changed.map(({ id, before, after }) => ({
      ...of,
      kind: 'update' as const,
      objectId: id,
      before,
      after,
    })),
  ])
  return targets
}

async function restore({ db, actor }: Work, rows: readonly Applied[]): Promise<KeptNames> {
  const { companyId } = actor
  const items = await findItems(db, companyId, {
    ids: rows.map(({ targetId }) => targetId),
    names: [],
    hold: true,
  })
  const byId = new Map(items.map((item) => [item.id, cellsOfItem(item)]))
  const isAsMade = ({ targetId, after }: Applied) =>
    isSame(byId.get(targetId) ?? null, cellsOfItem(textsIn(after)))
  const able = rows.filter(isAsMade)
  const back = able.filter(({ outcome }) => outcome === 'change')
  await writeItems(
    db,
    companyId,
    back.map(({ targetId, before }) => ({ id: targetId, ...textsIn(before) })),
  )
  const made = able.filter(({ outcome }) => outcome === 'create')
  await removeItems(
    db,
    companyId,
    made.map(({ targetId }) => targetId),
  )
  await auditAll(
    db,
    able.map(({ targetId, outcome, before, after }) => ({
      by: actor,
      kind: outcome === 'create' ? ('delete' as const) : ('update' as const),
      object,
      objectId: targetId,
      before: textsIn(after),
      after: { ...(outcome === 'change' && textsIn(before)), undone: 'import' },
    })),
  )
  return new Map(rows.filter((row) => !isAsMade(row)).map(({ position }) => [position, 'touched']))
}

const keysOf = (cells: Cells) => [
  ...(cells['id'] ? [`id:${cells['id']}`] : []),
  ...(cells['name'] ? [`en:${lower(cells['name'])}`] : []),
  ...(cells['nameDe'] ? [`de:${lower(cells['nameDe'])}`] : []),
]

const labels = importWords.fields.competencyItems
const field = (key: keyof typeof labels, words: string[], isEachOnes = false): FieldPlan => ({
  key,
  label: labels[key],
  words,
  isRequired: false,
  ...(isEachOnes && { isEachOnes }),
})
const fields = [
  field('id', ['id', 'nr', 'no'], true),
  field('name', ['name', 'competency', 'name en'], true),
  field('nameDe', ['kompetenz', 'name de'], true),
  field('tip', ['tip', 'description']),
  field('tipDe', ['hinweis', 'beschreibung']),
  field('properties', ['properties']),
  field('propertiesDe', ['merkmale']),
]
const headings = (language: 'en' | 'de') => fields.slice(1).map(({ label }) => label[language])
const { name, tip, properties } = importWords.samples.competency
const example = [name, tip, properties].flatMap(({ en, de }) => [en, de])

/** Competencies of the library, by their number or by their name in either language. */
export const competencyItems: KindPlan = {
  kind: 'competencyItems',
  object,
  permission: 'reviews.administer',
  identifying: ['id', 'name', 'nameDe'],
  listFields: async () => fields,
  keysOf,
  compare,
  write,
  restore,
  sample: { en: [headings('en'), example], de: [headings('de'), example] },
}
