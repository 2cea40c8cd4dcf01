import type { AttemptResult, EvaluationLaunch } from '@oktant/contract/attempts.ts'
import type { GivenAnswer, QuestionScore } from '@oktant/contract/question-scores.ts'
import { ApiError, isFailure, isLost } from '../../../lib/api/api-error.ts'
import { store } from '../../../lib/store.ts'
import { type SendDocument, sendDocuments, type Underway } from './documents.ts'
import { openJournal } from './journal.ts'

export type Saved = {
  savedAt: string
  endsAt: string | null
  result: AttemptResult | null
  questionScores: QuestionScore[]
}
type Spent = { id: number; seconds: number }
type Answers = { questionScores: GivenAnswer[]; time: number; times: Spent[]; position: number }

/** The calls by which an attempt is kept; a learner and a visitor have their own. */
export type AttemptCalls = {
  save: (sent: Answers) => Promise<Saved>
  submit: (sent: Answers) => Promise<Saved>
  question: (
    sent: GivenAnswer & { noOfTries: number; time: number; times: Spent[] },
  ) => Promise<{ questionScore: QuestionScore; savedAt: string }>
}

export type Keeping =
  /** Everything is with the server. */
  | 'saved'
  /** Something is on its way, or waits a moment for more. */
  | 'saving'
  /** The server cannot be reached; answers wait here. */
  | 'waiting'
  /** Another window has it now. */
  | 'elsewhere'
  /** The time is up, and the server counts what it has. */
  | 'ending'
  | 'over'

export type AttemptState = {
  rows: readonly QuestionScore[]
  keeping: Keeping
  savedAt: string | null
  /** Later than at first where somebody has given more time meanwhile. */
  endsAt: string | null
  result: AttemptResult | null
  /** Documents on their way. */
  documents: Underway
  /** It was over before a document had arrived. */
  isLate: boolean
}

const pauseMs = 600
const againMs = 4000
/** NOTE: a little longer than the server still takes answers that were on their way. */
const afterTheEndMs = 6000

/** Refused for what it says; whoever may send nothing just now, as their session is over, may later. */
const isNoAnswer = (error: unknown) =>
  error instanceof ApiError && !isLost(error) && error.status !== 401 && error.status !== 403

/** Keeps the answers of one attempt with the server, whatever becomes of the connection. */
export function keepAttempt(launch: EvaluationLaunch, calls: AttemptCalls, takeTime: () => number) {
  const name = String(launch.componentLog?.id ?? launch.launch)
  const journal = openJournal(name)
  const first = launch.questionScores.map((row) => restored(row, journal.waiting()))
  const { result } = launch
  const state = store<AttemptState>({
    rows: first,
    keeping: result ? 'over' : 'saved',
    savedAt: null,
    endsAt: launch.endsAt,
    result,
    documents: new Map(),
    isLate: false,
  })
  const documents = sendDocuments({
    onChange: (underway) => change({ documents: underway }),
    onArrived: (id, supportingDocument) =>
      change({
        rows: state.get().rows.map((row) => (row.id === id ? { ...row, supportingDocument } : row)),
        isLate: false,
      }),
  })
  let position = launch.position
  const { singlePage } = launch.evaluation
  let spent: Spent[] = []

  /** Counts what has gone by for the question that is in front; on one page nobody can tell which that is. */
  function count() {
    const seconds = takeTime()
    const id = singlePage ? undefined : first[position]?.id
    if (seconds > 0) spent = [...spent, { id: id ?? 0, seconds }]
  }

  /** What has gone by since the last time, for all and for each question. */
  function takeSpent() {
    count()
    const taken = spent
    spent = []
    const time = taken.reduce((sum, { seconds }) => sum + seconds, 0)
    return { time, times: taken.filter(({ id }) => id > 0) }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null

  const change = (changed: Partial<AttemptState>) => state.set({ ...state.get(), ...changed })
  const isAt = (...states: Keeping[]) => states.includes(state.get().keeping)
  const isClosed = () => isAt('elsewhere', 'over')

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /** Ends what can go on no longer, and answers whether it did. */
  function ended(error: unknown) {
    if (isFailure(error, 'launched_elsewhere')) change({ keeping: 'elsewhere' })
    const isPast = isFailure(error, 'attempt_over')
    if (isPast) {
      change({ keeping: 'ending' })
      void finish()
    }
    return isPast || isClosed()
  }

  /** NOTE: a save of an attempt that is over is answered with what it came to. */
  async function finish() {
    const saved = await calls.save({ questionScores: [], time: 0, times: [], position }).catch(() => null)
    if (saved?.result) return over(saved)
    if (saved && saved.endsAt !== state.get().endsAt)
      return change({ keeping: 'saved', endsAt: saved.endsAt })
    clearTimeout(timer)
    timer = setTimeout(() => void finish(), againMs)
  }

  function over({ result: found, questionScores, savedAt }: Saved) {
    clearTimeout(timer)
    journal.clear()
    change({
      keeping: 'over',
      result: found,
      savedAt,
      rows: questionScores,
      isLate: documents.isUnderway(),
    })
  }

  async function send() {
    const sent = journal.waiting()
    const { time, times } = takeSpent()
    if (sent.length === 0 && time === 0) return change({ keeping: 'saved' })
    if (sent.length > 0) change({ keeping: 'saving' })
    try {
      const saved = await calls.save({ questionScores: sent, time, times, position })
      journal.acknowledge(sent)
      if (saved.result) return over(saved)
      const { savedAt, endsAt } = saved
      change({ keeping: journal.waiting().length > 0 ? 'saving' : 'saved', savedAt, endsAt })
      if (journal.waiting().length > 0) later(0)
    } catch (error) {
      if (ended(error)) return
      // NOTE: what the server refuses as no answer would be refused for ever, and hold back all the others.
      if (isNoAnswer(error)) journal.acknowledge(sent)
      change({ keeping: 'waiting' })
      later(againMs)
    }
  }

  async function flush() {
    clearTimeout(timer)
    // NOTE: what was typed while the last was on its way is not in it.
    await sending
    clearTimeout(timer)
    if (isClosed() || isAt('ending')) return
    sending ??= send().finally(() => (sending = null))
    await sending
  }

  const write = (row: QuestionScore) =>
    change({ rows: state.get().rows.map((each) => (each.id === row.id ? row : each)) })

  return {
    state,
    flush,
    /** An answer as it was given just now. */
    give(id: number, given: { answer?: string; ftAnswer?: string }) {
      const row = state.get().rows.find((each) => each.id === id)
      if (!row || row.submitted || isClosed() || isAt('ending')) return
      const next = { ...row, ...given, sequence: row.sequence + 1, error: false }
      write(next)
      journal.put(entryOf(next))
      change({ keeping: state.get().keeping === 'waiting' ? 'waiting' : 'saving' })
      later(pauseMs)
    },
    moveTo(index: number) {
      if (position === index) return
      count()
      position = index
      later(pauseMs)
    },
    flag(ids: readonly number[]) {
      change({ rows: state.get().rows.map((row) => ({ ...row, error: ids.includes(row.id) })) })
    },
    /** Sends a document beside an answer that may change meanwhile. */
    attach: (id: number, work: SendDocument) => void documents.begin(id, work),
    /** Submits one question; what was not reached is thrown, and may be sent again. */
    async submitQuestion(id: number) {
      await documents.settle()
      const row = state.get().rows.find((each) => each.id === id)
      if (!row) return
      const sent = { ...entryOf(row), noOfTries: row.noOfTries, ...takeSpent() }
      try {
        const { questionScore, savedAt } = await calls.question(sent)
        journal.acknowledge([sent])
        write(questionScore)
        change({ savedAt })
      } catch (error) {
        if (!ended(error)) throw error
      }
    },
    /** Hands the whole in. */
    async submit() {
      await documents.settle()
      await sending
      try {
        over(await calls.submit({ questionScores: journal.waiting(), ...takeSpent(), position }))
      } catch (error) {
        if (!ended(error)) throw error
      }
    },
    /** The clock has run out: what is here goes at once, and then the server says what it came to. */
    async timeUp() {
      if (isClosed() || isAt('ending')) return
      await flush()
      if (isClosed()) return
      clearTimeout(timer)
      change({ keeping: 'ending' })
      timer = setTimeout(() => void finish(), afterTheEndMs)
    },
    stop: () => clearTimeout(timer),
  }
}
export type AttemptKeeper = ReturnType<typeof keepAttempt>

const entryOf = ({ id, answer, ftAnswer, sequence }: QuestionScore): GivenAnswer => ({
  id,
  answer,
  ftAnswer,
  sequence,
})

/** What this device still holds and the server has not seen stands above what the server knows. */
function restored(row: QuestionScore, waiting: readonly GivenAnswer[]): QuestionScore {
  const kept = waiting.find(({ id }) => id === row.id)
  return kept && !row.submitted && kept.sequence > row.sequence ? { ...row, ...kept } : row
}
