import type { Clock } from '../commit/clock.ts'
import { isCommit, type Commit } from '../commit/commit.ts'
import type { JournalStore } from '../commit/journal.ts'
import { emptyAttempt, mergeCommit, takeOver, type MergeOutcome } from '../commit/merge.ts'
import type { Receipt, Transport } from '../commit/receipt.ts'

/** A storage that can be full. */
export function memoryStore() {
  const texts = new Map<string, string>()
  let isFull = false
  const store: JournalStore = {
    keys: () => [...texts.keys()],
    get: (key) => texts.get(key) ?? null,
    set(key, text) {
      if (isFull) throw new Error('full')
      texts.set(key, text)
    },
    delete: (key) => void texts.delete(key),
  }
  return { store, texts, fill: (full: boolean) => (isFull = full) }
}

/** A clock that goes when it is told to. */
export function handClock() {
  let time = 0
  const alarms = new Set<{ at: number; act: () => void }>()
  const clock: Clock = {
    now: () => time,
    after(milliseconds, act) {
      const alarm = { at: time + milliseconds, act }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
  }
  function pass(milliseconds: number) {
    const until = time + milliseconds
    const nextDue = () =>
      [...alarms].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0]
    for (let due = nextDue(); due; due = nextDue()) {
      alarms.delete(due)
      time = due.at
      due.act()
    }
    time = until
  }
  return { clock, pass }
}

export type SentRequest = {
  body: string
  keepalive: boolean
  commit: Commit
  answer(receipt: Receipt): void
  fail(): void
}

export function commitIn(body: string): Commit {
  const value: unknown = JSON.parse(body)
  if (!isCommit(value)) throw new Error(`not a commit: ${body}`)
  return value
}

/** A network whose requests wait until a test says what becomes of them. */
export function handNetwork() {
  const sent: SentRequest[] = []
  const transport: Transport = ({ body, keepalive }) =>
    new Promise((answer, refuse) => {
      sent.push({ body, keepalive, commit: commitIn(body), answer, fail: () => refuse(new Error('offline')) })
    })
  return { sent, transport }
}

/** The server's side of one attempt, keeping what it has acknowledged. */
export function attemptServer() {
  let saved = emptyAttempt
  const outcomes: MergeOutcome[] = []
  return {
    saved: () => saved,
    outcomes,
    launch() {
      saved = takeOver(saved)
      return saved.session
    },
    take(commit: Commit): Receipt {
      const merged = mergeCommit(saved, commit)
      saved = merged.saved
      outcomes.push(merged.outcome)
      const isLate = merged.outcome === 'superseded' || commit.session < saved.session
      return isLate ? { kind: 'superseded' } : { kind: 'saved', at: '12:04' }
    },
  }
}

/** Lets every promise that is settled go on. */
export async function breathe() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
