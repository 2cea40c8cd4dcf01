import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import type { Keeper } from '@oktant/runtime/commit/keeper.ts'
import { openScorm12 } from '@oktant/runtime/scorm12/player.ts'
import type { Activity } from '@oktant/runtime/scorm2004/library.ts'
import type { Trace } from '@oktant/runtime/trace.ts'
import type { OutlineLine, StartMessage } from './messages.ts'

/** A package at work, whichever interface it is offered. */
export type Play = {
  /** The object that the content looks for, under its name. */
  offer(): Record<string, unknown>
  enter(): boolean
  open(item: string): boolean
  go(way: 'continue' | 'previous'): boolean
  canGo(way: 'continue' | 'previous'): boolean
  outline(): OutlineLine[]
  /** Has the package come to something? */
  isThrough(): boolean
  /** Before the content is unloaded. */
  quit(): void
  /** After it was unloaded. */
  close(): void
}

export type PlayParts = {
  start: StartMessage
  keeper: Keeper
  deliver: (item: PackageItem) => void
  /** Nothing more follows by itself. */
  end: () => void
  /** This item has finished. */
  finished: (item: string) => void
  trace: Trace
}

export const openPlay = (parts: PlayParts) =>
  parts.start.api === '1.2' ? Promise.resolve(open12(parts)) : open2004(parts)

function open12({ start, keeper, deliver, finished, trace }: PlayParts): Play {
  const { items, lesson, values, suspendData } = start
  const player = openScorm12({
    items,
    lesson,
    values,
    suspendData,
    keeper,
    deliver,
    finished: ({ id }) => finished(id),
    trace,
  })
  return {
    offer: () => ({ API: player.api() }),
    enter: player.enter,
    open: player.open,
    go: (way) => (way === 'continue' ? player.next() : player.previous()),
    canGo: player.canNavigate,
    outline: () =>
      player
        .outline()
        .filter(({ item }) => item.isVisible)
        .map(({ item: { id, depth, launch }, status, isCurrent }) => ({
          id,
          depth,
          status: launch === null ? '' : status,
          isCurrent,
          canOpen: launch !== null,
        })),
    isThrough: player.isThrough,
    quit: player.quit,
    close: () => {},
  }
}

const statusOf = ({ completion, success }: { completion: string; success: string }) =>
  success === 'unknown' ? (completion === 'unknown' ? 'not attempted' : completion) : success

async function open2004({ start, keeper, deliver, end, finished, trace }: PlayParts): Promise<Play> {
  // NOTE: only a package of SCORM 2004 loads what plays it.
  const { openScorm2004 } = await import('@oktant/runtime/scorm2004/player.ts')
  const { items, lesson, values } = start
  const byId = new Map(items.map((item) => [item.id, item]))
  let current = ''
  const player = await openScorm2004({
    // NOTE: written by the import of the package, as the runtime takes it.
    tree: start.activities as Activity,
    lesson,
    values,
    given: Object.fromEntries(items.map((item) => [item.id, givenBy(item)])),
    keeper: {
      ...keeper,
      finish() {
        keeper.finish()
        finished(current)
      },
    },
    deliver(id) {
      current = id
      const item = byId.get(id)
      if (item) deliver(item)
    },
    end,
    trace,
  })
  return {
    offer: () => ({ API_1484_11: player.api }),
    enter: player.enter,
    open: (item) => player.navigate('choice', item),
    go: (way) => player.navigate(way),
    canGo: player.canNavigate,
    outline: () =>
      player
        .outline()
        .slice(1)
        .map(({ id, depth, isCurrent, canChoose, ...entry }) => ({
          id,
          depth: depth - 1,
          status: byId.get(id)?.launch ? statusOf(entry) : '',
          isCurrent,
          canOpen: canChoose && byId.get(id)?.launch !== null,
        })),
    isThrough() {
      const { completion, success } = player.result()
      return completion === 'completed' || success !== 'unknown'
    },
    quit: player.quit,
    close: () => void player.close(),
  }
}

/** What a manifest says about an item, by the elements that an item reads. */
function givenBy({ dataFromLms, maxTimeAllowed, timeLimitAction, completionThreshold }: PackageItem) {
  const all = {
    'cmi.launch_data': dataFromLms,
    'cmi.max_time_allowed': maxTimeAllowed,
    'cmi.time_limit_action': timeLimitAction,
    'cmi.completion_threshold': completionThreshold,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}
