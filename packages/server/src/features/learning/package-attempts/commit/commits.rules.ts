import { packageLimits } from '@oktant/contract/kit/constants.ts'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import { elementsByItem, itemHasFinished, itemTime } from '@oktant/runtime/commit/items.ts'
import { faultsIn, type ElementFault } from '@oktant/runtime/scorm12/validate.ts'
import { sequencingState, wholeResult } from '@oktant/runtime/scorm2004/player.ts'

type Values = Readonly<Record<string, string>>
type Taken = { kind: string; items: readonly PackageItem[]; suspendData: number }

const ofPackage: readonly string[] = [sequencingState, ...Object.values(wholeResult)]
/** What the player itself keeps of an item, beside its elements. */
const ofItem: Readonly<Record<string, RegExp>> = {
  [itemHasFinished]: /^(true|false)$/,
  [itemTime]: /^\d{1,12}$/,
}

/** What no package could have said, by the same table that answers it in the browser. */
export function faultsOfCommit({ kind, items, suspendData }: Taken, values: Values, known: Values) {
  const ids = new Set(items.map(({ id }) => id))
  const before = elementsByItem(known)
  return [...elementsByItem(values)].flatMap(([item, elements]): ElementFault[] => {
    if (item === '') return faultsOfWhole(kind, elements)
    if (!ids.has(item)) return [{ element: item, code: 401 }]
    const { said, faults } = withoutOwn(elements)
    if (faults.length > 0) return faults
    if (kind !== 'scorm12') return faultsIn2004(said)
    const strictness = { suspendData, checksResponses: false }
    return faultsIn({ values: said, known: Object.keys(before.get(item) ?? {}), strictness })
  })
}

function withoutOwn(elements: Values) {
  const entries = Object.entries(elements)
  const faults = entries
    .filter(([name, value]) => ofItem[name]?.test(value) === false)
    .map(([element]): ElementFault => ({ element, code: 405 }))
  return { said: Object.fromEntries(entries.filter(([name]) => !(name in ofItem))), faults }
}

function faultsOfWhole(kind: string, elements: Values): ElementFault[] {
  const isKnown = (name: string) => kind === 'scorm2004' && ofPackage.includes(name)
  return Object.keys(elements)
    .filter((name) => !isKnown(name))
    .map((element) => ({ element, code: 401 }))
}

/** NOTE: the library in the browser holds its model; here only what cannot be one of its elements is refused. */
const faultsIn2004 = (elements: Values): ElementFault[] =>
  Object.entries(elements)
    .filter(([name, value]) => !name.startsWith('cmi.') || value.length > packageLimits.valueLetters)
    .map(([element]) => ({ element, code: 401 }))
