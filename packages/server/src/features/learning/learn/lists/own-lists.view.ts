import type { Language } from '@oktant/contract/http/http.ts'
import type { AssignedRow } from '../../assignments/assignments.access.ts'
import type { OwnTexts } from '../cards/card-texts.queries.ts'
import type { CardOwn, CardTexts } from '../cards/cards.queries.ts'
import type { OwnLearning, OwnLog } from './own-learning.queries.ts'

export type OwnCard = CardOwn & { texts: CardTexts }
/** What somebody has of one container. */
export type Held = { id: number; log: OwnLog | null; assigned: AssignedRow | null }
type Shown = Held & { texts: OwnTexts }

type OwnList = {
  /** Of each container the latest period, or the latest that was passed. */
  ofPassed?: boolean
  byGroups?: boolean
  holds: (held: Held) => boolean
  shows: (texts: OwnTexts) => boolean
  first: string
  isUpwards?: boolean
}

/** What somebody has by a learning group, or again, and has not passed. */
const isToTake = ({ log, assigned }: Held) =>
  log?.state !== 'PASSED' && (assigned !== null || (log !== null && log.period > 1))
const isActive = ({ isCourse, containerState }: OwnTexts) => isCourse && containerState === 'active'

/** One’s own courses: those under way, those to be taken, and those that are passed. */
export const ownLists = {
  begun: {
    holds: () => true,
    shows: (texts) => isActive(texts) || (texts.isCourse && texts.containerState === 'archived'),
    first: 'lastAt',
  },
  assigned: { byGroups: true, holds: isToTake, shows: isActive, first: 'dueOn', isUpwards: true },
  completed: { ofPassed: true, holds: () => true, shows: ({ isCourse }) => isCourse, first: 'completedAt' },
} as const satisfies Record<string, OwnList>
export type OwnListName = keyof typeof ownLists

/** What may be in a list, whatever its courses say. */
export function heldIn(own: OwnLearning, name: OwnListName): Held[] {
  const { ofPassed, byGroups, holds }: OwnList = ownLists[name]
  return heldBy(own, { ofPassed, byGroups }).filter(holds)
}

/** All that somebody has begun or has by their groups. */
export const heldByAll = (own: OwnLearning) => heldBy(own, { byGroups: true })

type Kind = { ofPassed?: boolean | undefined; byGroups?: boolean | undefined }

function heldBy({ logs, assigned }: OwnLearning, { ofPassed = false, byGroups = false }: Kind) {
  const latest = new Map<number, OwnLog>()
  for (const log of logs) {
    if (ofPassed && log.completedAt === null) continue
    const other = latest.get(log.containerId)
    if (!other || other.period < log.period) latest.set(log.containerId, log)
  }
  const held: Held[] = []
  for (const [id, log] of latest) held.push({ id, log, assigned: assigned.get(id) ?? null })
  if (byGroups)
    for (const [id, row] of assigned) if (!latest.has(id)) held.push({ id, log: null, assigned: row })
  return held
}

type AskedList = {
  language: Language
  sort: { field: string; descending: boolean } | null
  filters: readonly { field: string; value: string }[]
}
type TextsOf = (id: number) => OwnTexts | undefined

/** What is in a list, in its order. */
export function listedOf(held: readonly Held[], name: OwnListName, asked: AskedList & { textsOf: TextsOf }) {
  const { shows, first, isUpwards = false }: OwnList = ownLists[name]
  const { language, sort, filters, textsOf } = asked
  const listed: Shown[] = []
  for (const { id, log, assigned } of held) {
    const texts = textsOf(id)
    if (texts && shows(texts)) listed.push({ id, log, assigned, texts })
  }
  const fitting = filters.length
    ? listed.filter((one) => filters.every((filter) => fits(one, filter)))
    : listed
  const { field, descending } = sort ?? { field: first, descending: !isUpwards }
  return fitting.sort(by(field, language, descending))
}

function fits(one: Shown, { field, value }: AskedList['filters'][number]) {
  if (field === 'state') return one.log?.state === value
  if (field === 'isToTake') return (isToTake(one) && isActive(one.texts)) === (value === 'true')
  if (field === 'isMandatory') return (one.assigned?.isMandatory ?? true) === (value === 'true')
  const { en, de } = one.texts.name
  return [en, de].some((name) => name.toLowerCase().includes(value.toLowerCase()))
}

/** By when it is to be passed, as lists are ordered by it. */
function dueOf({ log, assigned }: Held) {
  if (log && log.period > 1) return log.dueOn
  return assigned?.isMandatory ? assigned.dueOn : null
}

const nameIn = ({ name }: OwnTexts, language: Language) =>
  name[language] || name[language === 'en' ? 'de' : 'en']
// NOTE: of any language of ours, the one order of all letters.
const { compare } = new Intl.Collator('en')

const keys: Record<string, (one: Shown, language: Language) => string | number | null> = {
  lastAt: ({ log }) => log && log.lastAt,
  completedAt: ({ log }) => log && log.completedAt,
  percent: ({ log }) => log && log.percent,
  dueOn: dueOf,
  name: ({ texts }, language) => nameIn(texts, language),
}

/** What has none comes last either way. */
function by(field: string, language: Language, descending: boolean) {
  const keyOf = keys[field] ?? keys.lastAt
  const along = field === 'name' ? compareNames : compareKeys
  return (one: Shown, other: Shown) => {
    const [first, second] = [keyOf?.(one, language) ?? null, keyOf?.(other, language) ?? null]
    if (first === null || second === null)
      return first === second ? one.id - other.id : first === null ? 1 : -1
    return (descending ? along(second, first) : along(first, second)) || one.id - other.id
  }
}

const compareKeys = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
const compareNames = (one: string | number, other: string | number) => compare(String(one), String(other))

/** One’s own of a course beside what everybody sees of it. */
export function ownCard({ id, log, assigned, texts }: Shown, { bought }: OwnLearning): OwnCard {
  const isBegun = log !== null && log.state !== 'NOT_STARTED'
  return {
    texts,
    assigned,
    // NOTE: whoever began it while it cost nothing has it.
    isTaken: bought.has(id) || (isBegun && !texts.prices?.[log.editionId]),
    state: log && log.state,
    percent: log && log.percent,
    mark: log && log.mark,
    time: log && log.time,
    period: log && log.period,
    lastAt: inUtc(log && log.lastAt),
    completedAt: inUtc(log && log.completedAt),
    dueOn: log && log.dueOn,
  }
}

const inUtc = (moment: string | null) => (moment === null ? null : `${moment}+00:00`)
