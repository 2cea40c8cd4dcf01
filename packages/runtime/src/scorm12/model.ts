import { runtimeModel } from '@oktant/contract/kit/constants.ts'
import { readElement, type Element, type ListStep, type RuntimeError } from './elements.ts'
import { table, type ElementRow } from './table.ts'
import { asSpecified, isOfType, type Strictness, type ValueType } from './values.ts'

/** What a package was answered: a value, or an error with the type that was wanted. */
export type Answer = { value: string; code: RuntimeError; wanted?: ValueType }
/** What a write changed, by the elements' standard names. */
export type Change = { element: string; value: string }
export type Written = { code: RuntimeError; wanted?: ValueType; changes: Change[] }

const modes: readonly string[] = ['review', 'normal', 'browse']
/** The mode that this suspend_data sets, if it is one of the three words. */
export const modeBySuspendData = (value: string) => (modes.includes(value) ? value : undefined)

const initials = new Map(table.map(({ element, initial }) => [element, initial]))
const answer = (value: string): Answer => ({ value, code: 0 })
const refuse = (code: RuntimeError): Answer => ({ value: '', code })
const unwritten = (code: RuntimeError, wanted?: ValueType): Written => ({ code, wanted, changes: [] })

/** The elements of one attempt with their values, under the rules of the table. */
export function makeModel(seed: Readonly<Record<string, string>>, strictness: Strictness = asSpecified) {
  const values = new Map<string, string>()
  const counts = new Map<string, number>()
  const countOf = (list: string) => counts.get(list) ?? 0
  const exist = (steps: readonly ListStep[]) => steps.every(({ list, index }) => index < countOf(list))
  const canExist = (steps: readonly ListStep[]) => steps.every(({ list, index }) => index <= countOf(list))
  const read = (name: string, row?: ElementRow) =>
    values.get(name) ?? row?.initial ?? initials.get(name) ?? ''

  function put(name: string, value: string, steps: readonly ListStep[] = []) {
    values.set(name, value)
    for (const { list, index } of steps) counts.set(list, Math.max(countOf(list), index + 1))
  }

  function readKeyword(element: Element & { kind: 'keyword' }) {
    if (!exist(element.steps)) return refuse(201)
    if (element.keyword === '_version') return answer(runtimeModel.version)
    if (element.keyword === '_count')
      return element.list ? answer(String(countOf(element.list))) : refuse(203)
    return element.children.length > 0 ? answer(element.children.join(',')) : refuse(202)
  }

  function get(name: string): Answer {
    const element = readElement(name)
    if (element.kind === 'fault') return refuse(element.code)
    if (element.kind === 'parent') return refuse(201)
    if (element.kind === 'keyword') return readKeyword(element)
    if (element.row.access === 'write') return refuse(404)
    return exist(element.steps) ? answer(read(element.name, element.row)) : refuse(201)
  }

  /** Comments are added to those before; everything else takes the place of what was there. */
  const wholeOf = (name: string, value: string) => (name === 'cmi.comments' ? read(name) + value : value)

  function set(name: string, value: string): Written {
    const element = readElement(name)
    if (element.kind === 'fault') return unwritten(element.code)
    if (element.kind === 'keyword') return unwritten(402)
    if (element.kind === 'parent') return unwritten(201)
    const { row, steps } = element
    if (row.access === 'read') return unwritten(403)
    if (!canExist(steps)) return unwritten(201)
    const whole = wholeOf(element.name, value)
    const interactionType = read(element.name.replace(/[^.]+$/, 'type'))
    if (!isOfType(row.type, whole, strictness, interactionType)) return unwritten(405, row.type)
    put(element.name, whole, steps)
    const mode = row.type === 'suspendData' ? modeBySuspendData(whole) : undefined
    if (mode) put('cmi.core.lesson_mode', mode)
    return { code: 0, changes: [{ element: element.name, value: whole }] }
  }

  for (const [name, value] of Object.entries(seed)) {
    const element = readElement(name)
    if (element.kind === 'value') put(element.name, value, element.steps)
  }

  return {
    get,
    set,
    /** Any element, also those that a package may not read. */
    peek: (name: string) => read(name),
    /** Any element, also those that a package may not write: what the platform itself has to say. */
    put: (name: string, value: string) => put(name, value),
  }
}

export type Model = ReturnType<typeof makeModel>
