import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import { elementsByItem } from '@oktant/runtime/commit/items.ts'

type Values = Readonly<Record<string, string>>
export type UnitElements = Readonly<Record<string, string>>

/** Does it speak in statements, at an address of its own, and not through an interface of its page? */
export const speaksInStatements = (kind: string) => kind === 'cmi5' || kind === 'xapi'

/** What is kept of a unit, by its own statements or the platform's. */
export const unitElement = {
  completed: 'completed',
  passed: 'passed',
  failed: 'failed',
  /** In per cent. */
  score: 'score',
  waived: 'waived',
  /** That it was told: of a block, or of the whole under no item. */
  satisfied: 'satisfied',
} as const
export const isTrue = 'true'

const has = (elements: UnitElements, name: keyof typeof unitElement) => elements[unitElement[name]] === isTrue
const isEither = (elements: UnitElements) => has(elements, 'completed') || has(elements, 'passed')

/** When a unit is met, by the words of cmi5 (13.1.4); content of plain xAPI says nothing of it. */
const moveOns: Readonly<Record<string, (elements: UnitElements) => boolean>> = {
  NotApplicable: () => true,
  Passed: (elements) => has(elements, 'passed'),
  Completed: (elements) => has(elements, 'completed'),
  CompletedAndPassed: (elements) => has(elements, 'completed') && has(elements, 'passed'),
  CompletedOrPassed: isEither,
}

export function hasMovedOn({ moveOn = '' }: Pick<PackageItem, 'moveOn'>, elements: UnitElements) {
  return has(elements, 'waived') || (moveOns[moveOn] ?? isEither)(elements)
}

/** What one unit comes to, like each item of a package. */
export function saidByUnit(item: PackageItem, elements: UnitElements) {
  const { score: text } = elements
  const score = text === undefined ? null : Number(text)
  return { state: stateOf(item, elements), score }
}

function stateOf(item: PackageItem, elements: UnitElements): ProgressState {
  const isPassed = has(elements, 'passed') || has(elements, 'waived')
  if (hasMovedOn(item, elements)) return isPassed ? 'PASSED' : 'COMPLETED'
  return has(elements, 'failed') && !has(elements, 'passed') ? 'FAILED' : 'IN_PROGRESS'
}

/** Blocks that have come to be met without that having been told, and the whole, which has no name. */
export function newlySatisfied(items: readonly PackageItem[], values: Values): string[] {
  const elements = elementsByItem(values)
  const of = (id: string) => elements.get(id) ?? {}
  const isMet = (item: PackageItem) => item.launch === null || hasMovedOn(item, of(item.id))
  const blocks = items.flatMap(({ id, launch }, place) =>
    launch === null && within(items, place).every(isMet) ? [id] : [],
  )
  const met = items.every(isMet) ? [...blocks, ''] : blocks
  return met.filter((id) => !has(of(id), 'satisfied'))
}

/** What stands below an item. */
function within(items: readonly PackageItem[], place: number) {
  const depth = items[place]?.depth ?? 0
  const end = items.findIndex((other, at) => at > place && other.depth <= depth)
  return items.slice(place + 1, end < 0 ? undefined : end)
}

/** Does what is opened want a window of its own: by its component, or by the unit itself? */
export function asksForWindow(
  { kind, items, ownWindow }: { kind: string; items: readonly PackageItem[]; ownWindow: boolean },
  values: Values,
  wanted: string | undefined,
) {
  return ownWindow || (kind === 'cmi5' && chooseUnit(items, values, wanted)?.launchMethod === 'OwnWindow')
}

/** The unit that is opened: the one that was asked for, else the first that is not met, else the first. */
export function chooseUnit(items: readonly PackageItem[], values: Values, wanted: string | undefined) {
  const units = items.filter(({ launch }) => launch !== null)
  if (wanted !== undefined) return units.find(({ id }) => id === wanted)
  const elements = elementsByItem(values)
  return units.find((unit) => !hasMovedOn(unit, elements.get(unit.id) ?? {})) ?? units[0]
}
