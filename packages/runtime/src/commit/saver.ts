import type { Clock } from './clock.ts'
import type { Commit } from './commit.ts'
import { makeFlights, patience } from './flights.ts'
import type { Journal } from './journal.ts'
import type { Keeper } from './keeper.ts'
import { isSettled, type Receipt, type Transport } from './receipt.ts'
import { trackChanges } from './tracker.ts'

/** What a learner sees of it. `waiting`: kept here until the server can be reached. */
export type SavingState =
  | { kind: 'saving' }
  | { kind: 'waiting' }
  | { kind: 'saved'; at: string; isEverything: boolean }
  | Exclude<Receipt, { kind: 'saved' }>

export type SaverParts = {
  session: number
  transport: Transport
  clock: Clock
  journal: Journal
  tell?: (state: SavingState) => void
}

/** A change waits no longer than this, which leaves a second of the ten that are promised. */
export const autosaveAfter = 9000
/** A change stands in the journal after this, sent or not: a page may be killed at any moment. */
export const journalAfter = 200
const firstPause = 2000

/** Saves what a session says: at once where the package asks, soon where it does not, and before its page is gone. */
export function makeSaver({ session, transport, clock, journal, tell = () => {} }: SaverParts) {
  const tracker = trackChanges(session)
  const flights = makeFlights(clock)
  let alarm: { at: number; cancel: () => void } | undefined
  let isNoting = false
  let pause = firstPause
  let isOver = false
  let isWanted = false

  /** There is one alarm, and what is due first sets it. */
  function within(milliseconds: number) {
    const at = clock.now() + milliseconds
    if (isOver || (alarm && alarm.at <= at)) return
    alarm?.cancel()
    alarm = { at, cancel: clock.after(milliseconds, () => flush()) }
  }

  function callOff() {
    alarm?.cancel()
    alarm = undefined
  }

  function noteChange() {
    if (!tracker.isWaiting()) return
    within(autosaveAfter)
    if (isNoting || !tracker.hasNews()) return
    isNoting = true
    clock.after(journalAfter, () => {
      isNoting = false
      keep()
    })
  }

  /** NOTE: what is kept is numbered, so that the same number always means the same values. */
  function keep() {
    const commit = isOver ? undefined : tracker.next()
    if (commit) journal.put(commit)
    return commit
  }

  function flush({ isUrgent = false } = {}) {
    callOff()
    const commit = keep()
    if (!commit) return
    isWanted = !isUrgent && flights.isBusy()
    if (isWanted) within(patience)
    if (!isWanted && !flights.isUnderWay(commit.number)) void send(commit)
  }

  async function send(commit: Commit) {
    const body = JSON.stringify(commit)
    const { keepalive, land: landed } = flights.takeOff(commit.number, body)
    within(patience)
    tell({ kind: 'saving' })
    const receipt = await transport({ body, keepalive }).catch(() => undefined)
    landed()
    if (receipt) land(commit, receipt)
    else wait()
  }

  function land(commit: Commit, receipt: Receipt) {
    pause = firstPause
    if (isSettled(receipt)) {
      tracker.acknowledge(commit.number)
      journal.acknowledge(commit)
    }
    if (receipt.kind === 'superseded') stop()
    tell(receipt.kind === 'saved' ? { ...receipt, isEverything: !tracker.isWaiting() } : receipt)
    if (isWanted) flush()
    else if (!tracker.isBeyond(commit.number) && (receipt.kind !== 'saved' || !tracker.isWaiting())) callOff()
  }

  function wait() {
    tell({ kind: 'waiting' })
    within(pause)
    // NOTE: no longer than the autosave, which is also when the journal is written.
    pause = Math.min(2 * pause, autosaveAfter)
  }

  function stop() {
    isOver = true
    callOff()
  }

  const keeper: Keeper = {
    begin() {
      tracker.setFinished(false)
      noteChange()
    },
    put(element, value) {
      tracker.put(element, value)
      noteChange()
    },
    spend(time) {
      tracker.spend(time)
      noteChange()
    },
    commit: () => flush(),
    finish() {
      tracker.setFinished(true)
      flush({ isUrgent: true })
    },
  }
  return {
    ...keeper,
    /** The page is hidden, frozen or left: perhaps nothing runs in it ever again. */
    leave: () => flush({ isUrgent: true }),
    /** There is a connection again, or somebody has signed in. */
    retry() {
      pause = firstPause
      flush({ isUrgent: true })
    },
    isSaved: () => !tracker.isWaiting(),
    stop,
  }
}

export type Saver = ReturnType<typeof makeSaver>
