import type { Hundredths } from '../time.ts'
import type { Keeper } from './keeper.ts'

/** What is kept of an item beside its elements. */
export const itemHasFinished = 'hasFinished'
/** How long an item has lasted in all visits, in hundredths of a second. */
export const itemTime = 'time'

const separator = '/'
/** The name of an item's element among those of the whole attempt. */
export const nameInItem = (item: string, element: string) =>
  `${encodeURIComponent(item)}${separator}${element}`

/** The elements of each item; what belongs to none stands under ''. */
export function elementsByItem(values: Readonly<Record<string, string>>) {
  const items = new Map<string, Record<string, string>>()
  for (const [name, value] of Object.entries(values)) {
    const end = name.indexOf(separator)
    const item = end < 0 ? '' : decodeItem(name.slice(0, end))
    const elements = items.get(item) ?? {}
    elements[name.slice(end + 1)] = value
    items.set(item, elements)
  }
  return items
}

function decodeItem(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Lets the items of one package be saved together: each under its own names, and the time of all of them summed. */
export function keepersByItem(keeper: Keeper) {
  const times = new Map<string, Hundredths>()
  const total = () => [...times.values()].reduce((sum, time) => sum + time, 0)
  return function keeperOf(item: string): Keeper {
    const before = times.get(item) ?? 0
    const put = (element: string, value: string) => keeper.put(nameInItem(item, element), value)
    return {
      begin() {
        put(itemHasFinished, 'false')
        keeper.begin()
      },
      put,
      spend(time) {
        times.set(item, before + time)
        keeper.spend(total())
      },
      commit: () => keeper.commit(),
      finish() {
        put(itemHasFinished, 'true')
        keeper.finish()
      },
    }
  }
}
