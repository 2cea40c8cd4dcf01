import type { ReviewField, StandingField } from '@oktant/contract/development/reviews/review-shapes.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { store } from '../../../../lib/store.ts'
import { openReviewJournal } from './review-journal.ts'

const pauseMs = 600
const againMs = 4000

export type Keeping =
  /** Everything is with the server. */
  | 'saved'
  /** Something is on its way, or waits a moment for more. */
  | 'saving'
  /** The server cannot be reached; what was typed waits here. */
  | 'waiting'
  /** The server was reached, and does not take it. */
  | 'refused'

export type KeeperState = {
  /** What was typed here or elsewhere in one's own name, by field. */
  fields: ReadonlyMap<string, ReviewField>
  keeping: Keeping
  savedAt: string | null
  /** Why it is not taken. */
  error: unknown
  /** What was typed here and does not stand, as another window has written the field later. */
  overtaken: ReadonlyMap<string, string>
}

type Saved = { savedAt: string; fields: readonly StandingField[] }
type Save = (fields: ReviewField[]) => Promise<Saved>

type Known = { id: number; fields: readonly StandingField[]; savedAt: string | null }

/** The server could not be reached, or nobody may send anything just now as their session is over. */
const isAway = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status === 401

const later = (one: ReviewField | undefined, other: ReviewField) =>
  one && one.sequence > other.sequence ? one : other

/** Keeps what one side types into a review with the server, field by field, whatever becomes of the connection. */
export function keepReview(known: Known, save: Save) {
  const journal = openReviewJournal(known.id)
  const state = store<KeeperState>({
    fields: merged(new Map(), [...known.fields, ...journal.waiting()]),
    keeping: journal.waiting().length > 0 ? 'saving' : 'saved',
    savedAt: known.savedAt,
    error: null,
    overtaken: new Map(),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let isLeft = false

  const change = (changed: Partial<KeeperState>) => state.set({ ...state.get(), ...changed })

  function soon(ms: number) {
    clearTimeout(timer)
    if (!isLeft) timer = setTimeout(() => void flush(), ms)
  }

  /** NOTE: of two who wrote one field the later number stands, and whoever wrote earlier is shown it. */
  function arrived(sent: readonly ReviewField[], { savedAt, fields: standing }: Saved) {
    journal.acknowledge(sent)
    const stood = new Map(standing.map((one) => [one.field, one]))
    const lost = sent.filter(({ field, value }) => stood.has(field) && stood.get(field)?.value !== value)
    change({
      fields: merged(
        state.get().fields,
        lost.flatMap(({ field }) => stood.get(field) ?? []),
      ),
      overtaken: new Map([
        ...state.get().overtaken,
        ...lost.map(({ field, value }): [string, string] => [field, value]),
      ]),
      savedAt,
      error: null,
      keeping: journal.waiting().length > 0 ? 'saving' : 'saved',
    })
    if (journal.waiting().length > 0) soon(0)
  }

  async function send() {
    journal.adopt()
    const sent = journal.waiting()
    if (sent.length === 0) return change({ keeping: 'saved' })
    try {
      arrived(sent, await save(sent))
    } catch (error) {
      change({ keeping: isAway(error) ? 'waiting' : 'refused', error: isAway(error) ? null : error })
      soon(againMs)
    }
  }

  async function flush() {
    clearTimeout(timer)
    // NOTE: what was typed while the last was on its way is not in it.
    await sending
    sending ??= send().finally(() => (sending = null))
    await sending
  }

  return {
    state,
    flush,
    /** Sends what an earlier visit has left here. */
    begin() {
      isLeft = false
      if (journal.waiting().length > 0) soon(0)
    },
    /** A field as it was written just now. */
    write(field: string, value: string) {
      journal.adopt()
      const { fields, overtaken, keeping } = state.get()
      const before = fields.get(field)
      if (before?.value === value) return
      // NOTE: another window may have written it a moment ago, of which this one has not been told yet.
      const sequence = Math.max(before?.sequence ?? 0, journal.sequenceOf(field)) + 1
      const entry = { field, value, sequence }
      journal.put(entry)
      change({
        fields: new Map(fields).set(field, entry),
        overtaken: new Map([...overtaken].filter(([one]) => one !== field)),
        ...(keeping === 'saved' && { keeping: 'saving' }),
      })
      soon(pauseMs)
    },
    /** Takes over what the server says stands now, where nothing newer was typed here. */
    heard: (fields: readonly StandingField[]) => change({ fields: merged(state.get().fields, fields) }),
    /** Shows what another window of this browser was given. */
    adopt() {
      journal.adopt()
      change({ fields: merged(state.get().fields, journal.waiting()) })
    },
    /** Everything is with the server. */
    isEmpty: () => journal.waiting().length === 0,
    /** This browser keeps nothing: what is not with the server lives in this window alone. */
    isUnprotected: () => !journal.isKept(),
    /** Whoever leaves sends what is here, and nothing again. */
    stop() {
      void flush()
      isLeft = true
      clearTimeout(timer)
    },
  }
}

function merged(into: ReadonlyMap<string, ReviewField>, entries: readonly ReviewField[]) {
  const all = new Map(into)
  for (const entry of entries) all.set(entry.field, later(all.get(entry.field), entry))
  return all
}

export type ReviewKeeper = ReturnType<typeof keepReview>
