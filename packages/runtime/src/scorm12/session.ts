import { runtimeMessages } from '@oktant/contract/kit/messages/runtime.ts'
import type { Keeper } from '../commit/keeper.ts'
import { formatTimespan, parseTimespan } from '../time.ts'
import type { RuntimeError } from './elements.ts'
import { entryAfter, statusAtFinish } from './finish.ts'
import { makeModel, type Written } from './model.ts'
import type { Strictness } from './values.ts'

export type Scorm12Launch = {
  /** What the attempt holds, by element; what is not named has its default. */
  elements: Readonly<Record<string, string>>
  strictness?: Strictness
  keeper: Keeper
}

const longestQuote = 80
const core = (name: string) => `cmi.core.${name}`
const exitElement = core('exit')
const notInitialised = { value: '', code: 301 } as const

/** An argument that must be empty: packages also leave it out, or hand in nothing. */
const isEmpty = (argument: unknown) => argument === undefined || argument === null || argument === ''
const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

const texts = new Map<string, { en: string }>(Object.entries(runtimeMessages))
export const errorText = (code: string) => texts.get(`runtime.error.${code}`)?.en ?? ''

/** One package at work: not initialised, initialised, and finished, which is not initialised again. */
export function makeScorm12Session({ elements, strictness, keeper }: Scorm12Launch) {
  const model = makeModel(elements, strictness)
  const launched = model.peek(core('lesson_mode'))
  const before = parseTimespan(model.peek(core('total_time'))) ?? 0
  let isInitialised = false
  let hasQuit = false
  let last: { code: RuntimeError; diagnostic: string } = { code: 0, diagnostic: '' }
  /** What earlier sessions of this launch have lasted. */
  let spent = 0

  const sessionTime = () => parseTimespan(model.peek(core('session_time'))) ?? 0

  function tell(code: RuntimeError, diagnostic = '') {
    last = { code, diagnostic: code === 0 ? '' : diagnostic || errorText(String(code)) }
    return code === 0
  }

  /** Only a lesson that was launched to be taken, and is still being taken, leaves anything behind. */
  const keeps = () => launched === 'normal' && model.peek(core('lesson_mode')) === 'normal'

  function keep({ changes }: Pick<Written, 'changes'>) {
    if (!keeps()) return
    for (const { element, value } of changes)
      if (element === core('session_time')) keeper.spend(spent + sessionTime())
      else keeper.put(element, value)
  }

  function enter(element: string, value: string) {
    if (model.peek(element) === value) return
    model.put(element, value)
    keep({ changes: [{ element, value }] })
  }

  /** Whatever goes wrong in here, the package is told so and goes on. */
  function guarded<T>(act: () => T, otherwise: T) {
    try {
      return act()
    } catch (error) {
      tell(101, String(error))
      return otherwise
    }
  }

  function initialize(argument?: unknown) {
    if (!isEmpty(argument)) return tell(201)
    if (isInitialised) return tell(101)
    if (launched === 'normal') keeper.begin()
    isInitialised = true
    hasQuit = false
    return tell(0)
  }

  function checked(argument: unknown) {
    if (!isEmpty(argument)) return tell(201)
    return isInitialised ? tell(0) : tell(301)
  }

  function settleStatus() {
    const status = statusAtFinish({
      status: model.peek(core('lesson_status')),
      mode: model.peek(core('lesson_mode')),
      credit: model.peek(core('credit')),
      mastery: model.peek('cmi.student_data.mastery_score'),
      raw: model.peek(core('score.raw')),
    })
    enter(core('lesson_status'), status)
  }

  /** Makes ready for a package that begins again in the same launch. */
  function beginAnew() {
    spent += sessionTime()
    const exit = model.peek(exitElement)
    model.put(core('total_time'), formatTimespan(before + spent))
    model.put(core('session_time'), '')
    model.put(core('entry'), entryAfter({ hasBegun: true, exit, hasFinished: true }))
    model.put(exitElement, '')
  }

  function finish(argument?: unknown) {
    if (!checked(argument)) return false
    if (!hasQuit) settleStatus()
    // NOTE: said even where it is nothing, or that of an earlier session would stand.
    keep({ changes: [{ element: exitElement, value: model.peek(exitElement) }] })
    if (launched === 'normal') keeper.finish()
    isInitialised = false
    beginAnew()
    return tell(0)
  }

  function commit(argument?: unknown) {
    if (!checked(argument)) return false
    if (launched === 'normal') keeper.commit()
    return tell(0)
  }

  function getValue(name: unknown) {
    const { value, code } = isInitialised ? model.get(textOf(name)) : notInitialised
    tell(code, isInitialised ? textOf(name) : '')
    return value
  }

  function setValue(name: unknown, value: unknown) {
    if (!isInitialised) return tell(301)
    const written = model.set(textOf(name), textOf(value))
    keep(written)
    const quote = textOf(value).slice(0, longestQuote)
    return tell(written.code, written.wanted ? `${textOf(name)}: ${quote} ≠ ${written.wanted}` : textOf(name))
  }

  return {
    initialize: (argument?: unknown) => guarded(() => initialize(argument), false),
    finish: (argument?: unknown) => guarded(() => finish(argument), false),
    commit: (argument?: unknown) => guarded(() => commit(argument), false),
    getValue: (name: unknown) => guarded(() => getValue(name), ''),
    setValue: (name: unknown, value: unknown) => guarded(() => setValue(name, value), false),
    lastError: () => last.code,
    diagnosticOf: (code: string) =>
      code === '' || code === String(last.code) ? last.diagnostic : errorText(code),
    isInitialised: () => isInitialised,
    keeps,
    /** The learner leaves: to be resumed, with the package's own word on how far they got. */
    quit() {
      if (!isInitialised) return
      hasQuit = true
      enter(exitElement, 'suspend')
      if (launched === 'normal') keeper.commit()
    },
  }
}

export type Scorm12Session = ReturnType<typeof makeScorm12Session>
