import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import { elementsByItem, itemHasFinished, itemTime, keepersByItem } from '../commit/items.ts'
import type { Keeper } from '../commit/keeper.ts'
import type { Trace } from '../trace.ts'
import { makeScorm12Api } from './api.ts'
import { elementsOf } from './launch.ts'
import { makeScorm12Session, type Scorm12Session } from './session.ts'
import { asSpecified } from './values.ts'

/** Who learns, and how. */
export type Lesson12 = { learnerId: string; learnerName: string; mode: string }

export type Scorm12Play = {
  /** The lines of the outline; those that open nothing only hold others. */
  items: readonly PackageItem[]
  lesson: Lesson12
  /** What the attempt holds, by item and element. */
  values: Readonly<Record<string, string>>
  /** The longest suspend_data. */
  suspendData: number
  keeper: Keeper
  /** This item is to be shown. */
  deliver: (item: PackageItem) => void
  /** An item has finished: perhaps the last one. */
  finished: (item: PackageItem) => void
  trace?: Trace
}

const statusElement = 'cmi.core.lesson_status'
const own = (elements: Readonly<Record<string, string>>, element: string) => elements[`cmi.${element}`] ?? ''

/** Remembers what is kept, for when the learner comes back to an item in the same visit. */
function remembering(keeper: Keeper, elements: Map<string, string>, tell: () => void): Keeper {
  return {
    ...keeper,
    begin() {
      elements.set(itemHasFinished, 'false')
      keeper.begin()
    },
    put(element, value) {
      elements.set(element, value)
      keeper.put(element, value)
    },
    finish() {
      elements.set(itemHasFinished, 'true')
      keeper.finish()
      tell()
    },
  }
}

/** Plays a package of SCORM 1.2: one item at a time, each with a data model of its own. */
export function openScorm12({
  items,
  lesson,
  suspendData,
  keeper,
  deliver,
  finished,
  trace,
  ...play
}: Scorm12Play) {
  const keeperOf = keepersByItem(keeper)
  const saved = elementsByItem(play.values)
  const known = new Map(items.map(({ id }) => [id, new Map(Object.entries(saved.get(id) ?? {}))]))
  const opened = items.filter(({ launch }) => launch !== null)
  let current: { item: PackageItem; session: Scorm12Session } | undefined

  const elementsIn = (id: string) => known.get(id) ?? new Map<string, string>()
  const statusOf = ({ id }: PackageItem) => elementsIn(id).get(statusElement) ?? 'not attempted'

  function launchOf(item: PackageItem) {
    const elements = Object.fromEntries(elementsIn(item.id))
    const { [itemHasFinished]: wasFinished, [itemTime]: time = '0', ...values } = elements
    const earlier = {
      hasBegun: wasFinished !== undefined,
      exit: own(values, 'core.exit'),
      hasFinished: wasFinished === 'true',
    }
    return elementsOf({
      userId: lesson.learnerId,
      studentName: lesson.learnerName,
      mark: own(values, 'core.score.raw'),
      lessonLocation: own(values, 'core.lesson_location'),
      lessonStatus: own(values, 'core.lesson_status'),
      launchData: item.dataFromLms,
      lessonMode: lesson.mode,
      suspendData: own(values, 'suspend_data'),
      duration: Number(time),
      earlier,
      masteryScore: item.masteryScore,
      maxTimeAllowed: item.maxTimeAllowed,
      timeLimitAction: item.timeLimitAction,
      elements: values,
    })
  }

  function sessionOf(item: PackageItem) {
    const elements = elementsIn(item.id)
    const before = Number(elements.get(itemTime) ?? 0)
    const kept = keeperOf(item.id)
    const timed: Keeper = {
      ...kept,
      spend(time) {
        elements.set(itemTime, String(before + time))
        kept.put(itemTime, String(before + time))
        kept.spend(time)
      },
    }
    return makeScorm12Session({
      elements: launchOf(item),
      strictness: { ...asSpecified, suspendData },
      keeper: remembering(timed, elements, () => finished(item)),
    })
  }

  /** What speaks to nobody is done once it has been opened. */
  function markOpened(item: PackageItem) {
    if (item.speaks || lesson.mode !== 'normal' || statusOf(item) === 'completed') return
    const elements = elementsIn(item.id)
    const kept = remembering(keeperOf(item.id), elements, () => {})
    kept.begin()
    kept.put(statusElement, 'completed')
    kept.finish()
  }

  function open(id: string) {
    const item = opened.find((one) => one.id === id)
    if (!item) return false
    current?.session.quit()
    current = { item, session: sessionOf(item) }
    markOpened(item)
    deliver(item)
    return true
  }

  const at = () => opened.findIndex(({ id }) => id === current?.item.id)
  const beside = (steps: 1 | -1) => (current ? opened[at() + steps] : undefined)

  return {
    /** The object that the item which is shown looks for; each item has one of its own. */
    api: () => current && makeScorm12Api(current.session, trace),
    /** Where the learner left, or at the beginning. */
    enter() {
      const left = opened.find((item) => elementsIn(item.id).get('cmi.core.exit') === 'suspend')
      const begun = opened.find(({ id }) => elementsIn(id).get(itemHasFinished) === 'false')
      const fresh = opened.find((item) => statusOf(item) === 'not attempted')
      const first = begun ?? left ?? fresh ?? opened[0]
      return first ? open(first.id) : false
    },
    open,
    next: () => open(beside(1)?.id ?? ''),
    previous: () => open(beside(-1)?.id ?? ''),
    canNavigate: (way: 'continue' | 'previous') => beside(way === 'continue' ? 1 : -1) !== undefined,
    outline: () =>
      items.map((item) => ({ item, status: statusOf(item), isCurrent: item.id === current?.item.id })),
    /** Has every item come to something? */
    isThrough: () => opened.every((item) => ['passed', 'completed', 'failed'].includes(statusOf(item))),
    /** The learner leaves: to be resumed, with the item's own word on how far they got. */
    quit: () => current?.session.quit(),
  }
}

export type Scorm12Player = ReturnType<typeof openScorm12>
