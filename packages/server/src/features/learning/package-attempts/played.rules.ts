import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { elementsByItem, itemHasFinished } from '@oktant/runtime/commit/items.ts'
import { saidByUnit, speaksInStatements } from './launched/units.rules.ts'
import { statusAtFinish } from '@oktant/runtime/scorm12/finish.ts'

type Values = Readonly<Record<string, string>>
type Elements = Readonly<Record<string, string>>
/** What one item, or a whole package, says of itself. */
type Said = { state: ProgressState; score: number | null }
export type PlayedOutcome = { state: ProgressState; mark: number | null }

const numberIn = (text = '') => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null)
const isOver = ({ state }: Said) => state !== 'IN_PROGRESS'

const states: Readonly<Record<string, ProgressState>> = {
  passed: 'PASSED',
  failed: 'FAILED',
  completed: 'COMPLETED',
}

/** NOTE: the mastery score counts once a lesson has finished, as the standard says. */
function saidIn12({ masteryScore }: PackageItem, elements: Elements): Said {
  const raw = elements['cmi.core.score.raw'] ?? ''
  const own = elements['cmi.core.lesson_status'] ?? 'not attempted'
  const lesson = { status: own, mode: 'normal', credit: 'credit', mastery: masteryScore, raw }
  const status = elements[itemHasFinished] === 'true' ? statusAtFinish(lesson) : own
  return { state: states[status] ?? 'IN_PROGRESS', score: numberIn(raw) }
}

const stateOf2004 = (completion = '', success = ''): ProgressState =>
  states[success] ?? (completion === 'completed' ? 'COMPLETED' : 'IN_PROGRESS')

/** From -1 to 1; below nothing is nothing. */
const percentOf = (scaled: number | null) => (scaled === null ? null : Math.max(0, scaled) * 100)

const saidIn2004 = (_: PackageItem, elements: Elements): Said => ({
  state: stateOf2004(elements['cmi.completion_status'], elements['cmi.success_status']),
  score: percentOf(numberIn(elements['cmi.score.scaled'])),
})

function together(said: readonly Said[]): Said {
  const scores = said.flatMap(({ score }) => (score === null ? [] : [score]))
  const score = scores.length > 0 ? scores.reduce((sum, one) => sum + one, 0) / scores.length : null
  const has = (state: ProgressState) => said.some((one) => one.state === state)
  if (said.length === 0 || !said.every(isOver)) return { state: 'IN_PROGRESS', score }
  return { state: has('FAILED') ? 'FAILED' : has('PASSED') ? 'PASSED' : 'COMPLETED', score }
}

function wholeIn({ completion, success, score }: Elements): Said | null {
  if (completion === undefined && success === undefined) return null
  return { state: stateOf2004(completion, success), score: percentOf(numberIn(score)) }
}

type Played = { kind: string; items: readonly PackageItem[]; passMark: number | null }

/** What an attempt comes to by what its package has said so far. */
export function outcomeOfPackage({ kind, items, passMark }: Played, values: Values): PlayedOutcome {
  const elements = elementsByItem(values)
  const saidIn = speaksInStatements(kind) ? saidByUnit : kind === 'scorm12' ? saidIn12 : saidIn2004
  const opened = items.filter(({ launch }) => launch !== null)
  const whole = kind !== 'scorm2004' ? null : wholeIn(elements.get('') ?? {})
  const said = whole ?? together(opened.map((item) => saidIn(item, elements.get(item.id) ?? {})))
  const mark = said.score === null ? null : Math.round(Math.min(100, said.score))
  if (!isOver(said) || passMark === null || mark === null) return { state: said.state, mark }
  return { state: mark >= passMark ? 'PASSED' : 'FAILED', mark }
}

const isDone = (state: ProgressState) => state === 'COMPLETED' || state === 'PASSED'

/** Whoever is through with an attempt stays so, whatever its package says afterwards. */
export function keptOutcome(before: PlayedOutcome, now: PlayedOutcome): PlayedOutcome {
  if (!isDone(before.state)) return now
  if (!isDone(now.state)) return before
  return { ...now, state: before.state === 'PASSED' ? 'PASSED' : now.state }
}

const exits = ['cmi.core.exit', 'cmi.exit']
const isLeft = (elements: Elements) =>
  elements[itemHasFinished] !== 'false' && exits.every((name) => elements[name] !== 'suspend')

/** Is there nothing to go on with: come to something, and everything that was begun is finished and left for good? */
export const isClosed = (state: ProgressState, values: Values) =>
  state !== 'IN_PROGRESS' && [...elementsByItem(values).values()].every(isLeft)
