import { readElement, type Element, type RuntimeError } from './elements.ts'
import { asSpecified, isOfType, type Strictness } from './values.ts'

export type ElementFault = { element: string; code: RuntimeError }

export type CheckedValues = {
  values: Readonly<Record<string, string>>
  /** The names of what the attempt holds already: an entry follows those that are there. */
  known?: Iterable<string>
  strictness?: Strictness
}

type Value = Element & { kind: 'value' }
type Indexes = Map<string, Set<number>>
const isValue = (element: Element): element is Value => element.kind === 'value'

/** Adds the entries of a name that is known already to those of the same lists. */
function addEntries(indexes: Indexes, name: string) {
  let list = ''
  for (const part of name.split('.')) {
    if (part >= '0' && part < ':') indexes.get(list)?.add(Number(part))
    list = list ? `${list}.${part}` : part
  }
}

/** Lists in which an entry stands beyond the count. */
function gapsIn(elements: readonly Element[], known: Iterable<string>) {
  const indexes: Indexes = new Map()
  for (const { list, index } of elements.filter(isValue).flatMap(({ steps }) => steps))
    indexes.set(list, (indexes.get(list) ?? new Set()).add(index))
  // NOTE: an attempt holds thousands of names, and most commits touch no list.
  if (indexes.size > 0) for (const name of known) addEntries(indexes, name)
  const gaps = [...indexes].filter(([, found]) => [...found].some((index) => index >= found.size))
  return new Set(gaps.map(([list]) => list))
}

type GivenValues = Pick<CheckedValues, 'values'> & { strictness: Strictness; gaps: ReadonlySet<string> }

function codeOf(name: string, element: Element, { values, strictness, gaps }: GivenValues): RuntimeError {
  if (element.kind === 'fault') return element.code
  if (element.kind === 'keyword') return 402
  if (element.kind === 'parent') return 201
  const { row, steps } = element
  if (row.access === 'read') return 403
  // NOTE: one name for one value, or two spellings of an index would be two values.
  if (element.name !== name) return 201
  const interactionType = row.type === 'studentResponse' ? values[name.replace(/[^.]+$/, 'type')] : ''
  if (!isOfType(row.type, String(values[name]), strictness, interactionType)) return 405
  return steps.some(({ list }) => gaps.has(list)) ? 201 : 0
}

/** What of these plain values a package could not have set, by the same table that answers the package itself. */
export function faultsIn({ values, known = [], strictness = asSpecified }: CheckedValues): ElementFault[] {
  const named = Object.keys(values).map((element) => ({ element, read: readElement(element) }))
  const gaps = gapsIn(
    named.map(({ read }) => read),
    known,
  )
  return named
    .map(({ element, read }) => ({ element, code: codeOf(element, read, { values, strictness, gaps }) }))
    .filter(({ code }) => code !== 0)
}
