import type { Keeper } from '../commit/keeper.ts'
import { itemHasFinished } from '../commit/items.ts'
import { entryAfter } from '../scorm12/finish.ts'
import { parseDuration, type Hundredths } from '../time.ts'
import type { Library } from './library.ts'

/** Who learns, and how. */
export type Lesson2004 = { learnerId: string; learnerName: string; mode: string }

/** What a manifest says about an item, by element: launch_data, time limits, thresholds. */
export type ItemElements = Readonly<Record<string, string>>

const derived = ['cmi.completion_status', 'cmi.success_status'] as const
const isUnset = (value: string) => value === '' || value === 'unknown'

/** Hands an item its elements before it begins: who learns, what the manifest says, and what it said itself. */
export function prepareItem(library: Library, lesson: Lesson2004, saved: ItemElements, given: ItemElements) {
  const { [itemHasFinished]: finished, 'cmi.exit': exit = '', ...elements } = saved
  const earlier = { hasBegun: finished !== undefined, exit, hasFinished: finished === 'true' }
  library.loadFromFlattenedJSON({
    ...given,
    ...elements,
    'cmi.learner_id': lesson.learnerId,
    'cmi.learner_name': lesson.learnerName,
    'cmi.mode': lesson.mode,
    'cmi.credit': lesson.mode === 'normal' ? 'credit' : 'no-credit',
    'cmi.entry': entryAfter(earlier),
  })
}

/** Tells the keeper what an item has set. */
export function makeItemWatch(library: Library, keeper: Keeper) {
  let spent: Hundredths = 0
  let session: Hundredths = 0
  return {
    begin: () => keeper.begin(),
    set(element: string, value: string) {
      if (element !== 'cmi.session_time') {
        if (element.startsWith('cmi.')) keeper.put(element, value)
        return
      }
      session = parseDuration(value) ?? session
      keeper.spend(spent + session)
    },
    commit: () => keeper.commit(),
    finish() {
      for (const element of derived) {
        const value = String(library.getCMIValue(element))
        if (!isUnset(value)) keeper.put(element, value)
      }
      keeper.put('cmi.exit', library.cmi.getExitValueInternal())
      spent += session
      session = 0
      keeper.finish()
    },
  }
}

export type ItemWatch = ReturnType<typeof makeItemWatch>
