import type { WhyNotComplete } from '@oktant/contract/learning/package-attempt-records.ts'
import type { TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import type { PackageItem, PackageLaunch } from '@oktant/contract/learning/package-launch.ts'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { elementsByItem, itemHasFinished } from '@oktant/runtime/commit/items.ts'
import { hasMovedOn, isTrue, unitElement } from '../launched/units.rules.ts'

type PackageKind = PackageLaunch['kind']
type Elements = Readonly<Record<string, string>>
type Known = {
  kind: PackageKind
  items: readonly PackageItem[]
  passMark: number | null
  state: ProgressState
  mark: number | null
  values: Elements
  trace: readonly TracedCall[]
}

const toRecordStore: readonly PackageKind[] = ['cmi5', 'xapi']
const begins: readonly string[] = ['LMSInitialize', 'Initialize']
const unset: readonly string[] = ['', 'not attempted', 'unknown']
const done: readonly string[] = ['passed', 'completed']

const say = (code: WhyNotComplete['code'], more: Partial<WhyNotComplete> = {}): WhyNotComplete => ({
  code,
  item: null,
  value: '',
  needed: '',
  ...more,
})

const statusIn = (elements: Elements) => {
  const success = elements['cmi.success_status'] ?? ''
  const own = elements['cmi.core.lesson_status'] ?? elements['cmi.completion_status'] ?? ''
  return success === 'failed' || success === 'passed' ? success : own
}
const scoreIn = (elements: Elements) => elements['cmi.core.score.raw'] ?? elements['cmi.score.raw'] ?? ''

function ofItem({ title: item, masteryScore }: PackageItem, elements: Elements | undefined) {
  if (!elements) return [say('item_not_opened', { item })]
  const status = statusIn(elements)
  if (done.includes(status)) return []
  const score = scoreIn(elements)
  const isLeft = elements['cmi.core.exit'] === 'suspend' || elements['cmi.exit'] === 'suspend'
  const isBelow = masteryScore !== '' && score !== '' && Number(score) < Number(masteryScore)
  const isOpen = !unset.includes(status) && status !== 'failed'
  return [
    ...(unset.includes(status) ? [say('status_never_set', { item })] : []),
    ...(isOpen ? [say('status_open', { item, value: status })] : []),
    ...(status === 'failed' ? [say('said_failed', { item, value: score })] : []),
    ...(isBelow ? [say('mastery_missed', { item, value: score, needed: masteryScore })] : []),
    ...(isLeft ? [say('left_suspended', { item })] : []),
    ...(elements[itemHasFinished] === 'false' ? [say('never_finished', { item })] : []),
  ]
}

const judgements = [unitElement.completed, unitElement.passed, unitElement.failed]

/** What units have said, beside what their package asks of them; scores are kept in per cent, and asked for as shares. */
function ofUnit({ title: item, moveOn: needed = '', masteryScore }: PackageItem, elements: Elements) {
  const value = judgements.filter((name) => elements[name] === isTrue).join(', ')
  if (value === '') return [say('unit_said_nothing', { item, needed })]
  const score = Number(elements[unitElement.score] ?? 'NaN')
  const most = Number(masteryScore || 'NaN') * 100
  const missed = { item, value: String(Math.round(score)), needed: String(Math.round(most)) }
  return [
    say('unit_not_met', { item, value, needed }),
    ...(score < most ? [say('mastery_missed', missed)] : []),
  ]
}

function ofUnits(items: readonly PackageItem[], values: Elements) {
  const said = elementsByItem(values)
  const open = items
    .filter(({ launch }) => launch !== null)
    .flatMap((item) => {
      const elements = said.get(item.id) ?? {}
      return hasMovedOn(item, elements) ? [] : ofUnit(item, elements)
    })
  return open.length > 0 ? open : [say('speaks_to_record_store')]
}

const isRefused = ({ error }: TracedCall) => error !== '' && error !== '0'

function ofCalls(trace: readonly TracedCall[]) {
  const isBegun = trace.some(({ call, error }) => begins.includes(call) && (error === '' || error === '0'))
  const refused = trace.filter(isRefused)
  const [first] = refused
  return [
    ...(trace.length > 0 && !isBegun ? [say('never_begun')] : []),
    ...(first ? [say('calls_refused', { value: String(refused.length), needed: first.error })] : []),
  ]
}

/** What keeps an attempt from being complete, by what its package said and called; nothing where it is complete. */
export function whyNotComplete(known: Known): WhyNotComplete[] {
  const { kind, items, passMark, state, mark, values, trace } = known
  if (state === 'COMPLETED' || state === 'PASSED') return []
  const below =
    passMark !== null && mark !== null && mark < passMark
      ? [say('pass_mark_missed', { value: String(mark), needed: String(passMark) })]
      : []
  if (toRecordStore.includes(kind)) return [...below, ...ofUnits(items, values)]
  if (trace.length === 0 && Object.keys(values).length === 0) return [say('nothing_called')]
  const said = elementsByItem(values)
  const opened = items.filter(({ launch, speaks }) => launch !== null && speaks)
  return [...below, ...opened.flatMap((item) => ofItem(item, said.get(item.id))), ...ofCalls(trace)]
}
