import { live, liveEvents, type LiveEvent } from '@oktant/contract/organisation/shell.ts'
import { readEvents, type StreamEvent } from './event-stream.ts'
import { session } from '../session/session-state.ts'
import { store, useStore } from '../store.ts'

const silenceMs = 75_000
const longestWaitMs = 60_000

/** Does news arrive by itself at present? Where not, counts are asked for in intervals (spec 1 §9). */
export const isLive = store(false)

const pollMs = 120_000
/** How often a count asks by itself: not at all while the live stream is open. */
export const usePollInterval = () => (useStore(isLive) ? false : pollMs)

type Message = { kind: 'event'; event: LiveEvent } | { kind: 'state'; isLive: boolean } | { kind: 'ask' }
type Receive = (event: LiveEvent) => void

const isLiveEvent = (name: string): name is LiveEvent => liveEvents.some((event) => event === name)

/** Waits, but no longer than until the connection is back or the waiting is called off. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController()
    const done = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { signal: over.signal })
    addEventListener('online', done, { signal: over.signal })
  })

/** Keeps one stream open until it is told to stop; after a cut it waits ever longer and goes on where it was. */
async function keepOpen(signal: AbortSignal, onState: (isOpen: boolean) => void, receive: Receive) {
  let lastId = ''
  let waitMs = 1000
  const onEvent = ({ id, event }: StreamEvent) => {
    if (id) lastId = id
    if (isLiveEvent(event)) receive(event)
  }
  const onOpen = () => {
    waitMs = 1000
    onState(true)
  }
  while (!signal.aborted) {
    const token = session.get()?.token ?? ''
    const headers = { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) }
    const address = `/rest${live.path}`
    const status = await readEvents({ address, headers, signal, silenceMs, onOpen, onEvent }).catch(() => 0)
    onState(false)
    // NOTE: an ended session is found, and met, by the next ordinary call.
    if (status === 401 || status === 403) waitMs = longestWaitMs
    await wait(waitMs * (0.75 + Math.random() / 2), signal)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

/** One tab holds the stream and tells the others; when it closes, the next takes over. */
export function startLive(receive: Receive) {
  const stop = new AbortController()
  const { signal } = stop
  const others = new BroadcastChannel('oktant.live')
  let holds = false
  const tell = (message: Message) => others.postMessage(message)

  others.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'event') receive(data.event)
    if (data.kind === 'state' && !holds) isLive.set(data.isLive)
    if (data.kind === 'ask' && holds) tell({ kind: 'state', isLive: isLive.get() })
  }
  tell({ kind: 'ask' })

  const hold = () => {
    holds = true
    const onState = (isOpen: boolean) => {
      isLive.set(isOpen)
      tell({ kind: 'state', isLive: isOpen })
    }
    const onEvent = (event: LiveEvent) => {
      receive(event)
      tell({ kind: 'event', event })
    }
    return keepOpen(signal, onState, onEvent)
  }
  // NOTE: locks exist on https and on this machine alone; elsewhere each tab reads its own stream.
  const held = navigator.locks ? navigator.locks.request('oktant.live', { signal }, hold) : hold()
  held.catch(() => undefined)

  return () => {
    stop.abort()
    others.close()
    isLive.set(false)
  }
}
