import { elementsByItem, keepersByItem } from '../commit/items.ts'
import type { Keeper } from '../commit/keeper.ts'
import type { Trace } from '../trace.ts'
import { makeScorm2004Api } from './api.ts'
import { makeItemWatch, prepareItem, type ItemElements, type ItemWatch, type Lesson2004 } from './item.ts'
import { loadLibrary, type Activity, type Library } from './library.ts'
import { enterPackage, makeStateKeeper, outlineOf, resultOf, type NavigationRequest } from './sequencing.ts'

export type Scorm2004Launch = {
  /** The activities of the organization that is played, its own one at the root. */
  tree: Activity
  lesson: Lesson2004
  /** What the attempt holds: the elements of each item, and the state of the activities. */
  values: Readonly<Record<string, string>>
  /** What the manifest says about each item. */
  given?: Readonly<Record<string, ItemElements>>
  keeper: Keeper
  /** This item is to be shown: perhaps while the one before is still being left, so a frame changes a moment later. */
  deliver: (item: string) => void
  /** Nothing more is shown: the learner has come to the end, or has suspended the package. */
  end: (reason: string) => void
  trace?: Trace
}

/** Under which name the state of the activities is kept. */
export const sequencingState = 'sequencing'
/** And what the package as a whole comes to. */
export const wholeResult = { completion: 'completion', success: 'success', score: 'score' } as const

const silent: Keeper = { begin() {}, put() {}, spend() {}, commit() {}, finish() {} }

/** What an item says that its activity counts by. */
const isCounted = (element: string) =>
  /^cmi\.(completion_status|success_status|progress_measure|score\.|objectives\.)/.test(element)

/** Remembers what is kept, for when the learner comes back to an item in the same visit. */
function remembering(keeper: Keeper, values: Map<string, string>): Keeper {
  return {
    ...keeper,
    put(name, value) {
      values.set(name, value)
      keeper.put(name, value)
    },
  }
}

const requestText = (request: NavigationRequest, target: string) =>
  request === 'choice' ? `{target=${target}}choice` : request

/** Plays a package of SCORM 2004: one item after the other, as its sequencing and the learner have it. */
export async function openScorm2004({
  tree,
  lesson,
  given = {},
  deliver,
  end,
  trace,
  ...launch
}: Scorm2004Launch) {
  const make = await loadLibrary()
  const values = new Map(Object.entries(launch.values))
  const keeper = remembering(lesson.mode === 'normal' ? launch.keeper : silent, values)
  const keeperOf = keepersByItem(keeper)
  const states = makeStateKeeper(make, tree)
  let delivered: string | undefined
  let ended: string | undefined
  let watch: ItemWatch | undefined

  const library: Library = make(tree, {
    onActivityDelivery: ({ id }) => (delivered = id),
    onSequencingSessionEnd: ({ reason }) => (ended = reason),
  })
  const packed = values.get(sequencingState)
  if (packed) states.unpack(library, packed)

  /** The state of the activities, and what they come to: whoever keeps it need not know how they are counted. */
  function keepState() {
    keeper.put(sequencingState, states.pack(library))
    const { completion, success, score } = resultOf(library, tree)
    if (completion !== 'unknown') keeper.put(wholeResult.completion, completion)
    if (success !== 'unknown') keeper.put(wholeResult.success, success)
    if (score !== null) keeper.put(wholeResult.score, String(score))
  }

  function open(item: string) {
    if (!library.isNotInitialized()) library.reset(undefined, { preserveListeners: true })
    const saved = elementsByItem(Object.fromEntries(values)).get(item) ?? {}
    prepareItem(library, lesson, saved, given[item] ?? {})
    watch = makeItemWatch(library, keeperOf(item))
    deliver(item)
  }

  /** After whatever may have led to another item, or to the end. */
  function settle() {
    const [item, reason] = [delivered, ended]
    delivered = undefined
    ended = undefined
    keepState()
    if (item !== undefined) open(item)
    else if (reason !== undefined) end(reason)
  }

  const api = makeScorm2004Api(
    library,
    {
      begun: () => watch?.begin(),
      set(element, value) {
        watch?.set(element, value)
        if (isCounted(element)) keepState()
      },
      committed() {
        keepState()
        watch?.commit()
      },
      finished() {
        keepState()
        watch?.finish()
        settle()
      },
    },
    trace,
  )

  /** Leads to another item: an item that is still open is ended first. */
  function navigate(request: NavigationRequest, target = '') {
    if (!library.isInitialized()) {
      const isDone = library.processNavigationRequest(request, target || undefined)
      settle()
      return isDone
    }
    if (library.lmsSetValue('adl.nav.request', requestText(request, target)) !== 'true') return false
    return api.Terminate('') === 'true'
  }

  return {
    api,
    enter() {
      const isIn = enterPackage(library)
      // NOTE: what was suspended in order to be resumed has not ended.
      if (isIn) ended = undefined
      settle()
      return isIn
    },
    navigate,
    canNavigate: (request: 'continue' | 'previous') => library.adl.nav.request_valid[request] === 'true',
    outline: () => outlineOf(library, { activity: tree }),
    result: () => resultOf(library, tree),
    /** The learner leaves: before the item is unloaded, so that its own last words are heard after. */
    quit() {
      if (!library.isInitialized()) return
      api.SetValue('cmi.exit', 'suspend')
      library.lmsSetValue('adl.nav.request', 'suspendAll')
      keepState()
      watch?.commit()
    },
    /** After the item was unloaded: whatever it left open is suspended. */
    close: () => navigate('suspendAll'),
  }
}

export type Scorm2004Player = Awaited<ReturnType<typeof openScorm2004>>
