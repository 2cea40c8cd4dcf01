import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { GivenAnswer, QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { ApiError, isFailure } from '../../../../lib/api/api-error.ts'
import { store } from '../../../../lib/store.ts'
import type { AttemptCalls, AttemptState, Keeping, Saved } from './attempt-state.ts'
import { type SendDocument, sendDocuments } from './documents.ts'
import { isBehind, openJournal, restored } from './journal.ts'
import { countSpent } from './spent-time.ts'

const pauseMs = 600
const againMs = 4000
/** NOTE: a little longer than the server still takes answers that were on their way. */
const afterTheEndMs = 6000

/** NOTE: an answer is on its way for longer than the way itself, and a clock that jumped is off by more. */
const driftMs = 2000

/** Refused for what it says, and so for ever. */
const isNoAnswer = (error: unknown) =>
  isFailure(error, 'answer_unknown', 'answer_text_too_long', 'invalid_input')

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
    late: {
      documents: false,
      answers: result !== null && isBehind(launch.questionScores, journal.waiting()),
    },
    clockOffset: offsetOf(launch.serverTime),
    isUnprotected: !journal.isKept(),
  })
  if (result) journal.clear()
  const documents = sendDocuments({
    onChange: (underway) => change({ documents: underway }),
    onArrived: (id, supportingDocument) =>
      change({
        rows: state.get().rows.map((row) => (row.id === id ? { ...row, supportingDocument } : row)),
        late: { ...state.get().late, documents: false },
      }),
  })
  let position = launch.position
  const { singlePage } = launch.evaluation
  // NOTE: on one page nobody can tell which question is in front.
  const spent = countSpent(takeTime, () => (singlePage ? undefined : first[position]?.id))
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let isLeft = false
  /** How many answers go in one save. */
  let together = Infinity

  const change = (changed: Partial<AttemptState>) => state.set({ ...state.get(), ...changed })
  const isAt = (...states: Keeping[]) => states.includes(state.get().keeping)
  const isClosed = () => isAt('elsewhere', 'over')

  function later(ms: number, work: () => Promise<void> = flush) {
    clearTimeout(timer)
    if (!isLeft) timer = setTimeout(() => void work(), ms)
  }

  /** NOTE: the timer of an attempt that ends asks what it came to, and nothing else takes its place. */
  function goOn(keeping: Keeping, ms?: number) {
    if (isClosed() || isAt('ending')) return
    change({ keeping })
    if (ms !== undefined) later(ms)
  }

  /** Ends what can go on no longer, and answers whether it did. */
  function ended(error: unknown) {
    if (isFailure(error, 'launched_elsewhere')) change({ keeping: 'elsewhere' })
    const isPast = isFailure(error, 'attempt_over')
    if (isPast) void end()
    return isPast || isClosed()
  }

  /** Takes no more answers at once; what is here goes, and then the server says what it came to. */
  async function end() {
    if (isClosed() || isAt('ending')) return
    clearTimeout(timer)
    change({ keeping: 'ending' })
    await sending
    await finish()
  }

  /** NOTE: another window of this browser may have been given something; it shows here, and goes from here too. */
  function adopt() {
    journal.adopt()
    const { rows } = state.get()
    const found = rows.map((row) => restored(row, journal.waiting()))
    if (found.some((row, place) => row !== rows[place])) change({ rows: found })
  }

  /** What waits, as much as goes in one save. */
  function toSend() {
    adopt()
    return journal.waiting().slice(0, together)
  }

  /** What an answer says beside what it answers: when, and until when. */
  function heard({ savedAt, endsAt }: Pick<Saved, 'savedAt'> & { endsAt?: string | null }) {
    const clockOffset = offsetOf(savedAt)
    const isOff = Math.abs(clockOffset - state.get().clockOffset) > driftMs
    change({ savedAt, ...(endsAt !== undefined && { endsAt }), ...(isOff && { clockOffset }) })
  }

  /** NOTE: a save of an attempt that is over is answered with what it came to. */
  async function finish() {
    if (isClosed()) return
    const sent = toSend()
    try {
      const saved = await calls.save({ questionScores: sent, ...spent.take(), position })
      if (saved.result) return over(saved)
      journal.acknowledge(sent)
      if (isClosed()) return
      heard(saved)
      // NOTE: somebody has given more time, or the clock of this device had jumped.
      const isEarly = Date.parse(saved.endsAt ?? saved.savedAt) - Date.parse(saved.savedAt) > driftMs
      if (isEarly) change({ keeping: 'saving' })
      later(isEarly || journal.waiting().length > 0 ? 0 : afterTheEndMs, isEarly ? flush : finish)
    } catch (error) {
      if (!ended(error)) later(leftOut(error, sent) ? 0 : againMs, finish)
    }
  }

  function over({ result: found, questionScores, savedAt }: Saved) {
    clearTimeout(timer)
    if (isAt('over')) return
    const late = { documents: documents.isUnderway(), answers: isBehind(questionScores, journal.waiting()) }
    journal.clear()
    change({ keeping: 'over', result: found, savedAt, rows: questionScores, late })
  }

  /** The server has what was sent; what was given meanwhile goes next. */
  function arrived() {
    if (journal.waiting().length > 0) return goOn('saving', 0)
    together = Infinity
    goOn('saved')
  }

  async function send(isAsked: boolean) {
    const sent = toSend()
    const { time, times } = spent.take()
    if (sent.length === 0 && time === 0 && !isAsked) return goOn('saved')
    if (sent.length > 0 && !isAt('waiting', 'refused')) goOn('saving')
    try {
      const saved = await calls.save({ questionScores: sent, time, times, position })
      if (saved.result) return over(saved)
      journal.acknowledge(sent)
      heard(saved)
      arrived()
    } catch (error) {
      unsent(error, sent)
    }
  }

  function unsent(error: unknown, sent: readonly GivenAnswer[]) {
    if (ended(error)) return
    goOn(isAway(error) ? 'waiting' : 'refused', leftOut(error, sent) ? 0 : againMs)
  }

  /** NOTE: what is refused as no answer would be refused for ever: alone it goes, among others it is looked for. */
  function leftOut(error: unknown, sent: readonly GivenAnswer[]) {
    if (!isNoAnswer(error)) return false
    if (sent.length === 1) journal.acknowledge(sent)
    together = 1
    return true
  }

  async function flush(isAsked = false) {
    if (isClosed() || isAt('ending')) return
    clearTimeout(timer)
    // NOTE: what was typed while the last was on its way is not in it.
    await sending
    if (isClosed() || isAt('ending')) return
    clearTimeout(timer)
    sending ??= send(isAsked).finally(() => (sending = null))
    await sending
  }

  const write = (row: QuestionScore) =>
    change({ rows: state.get().rows.map((each) => (each.id === row.id ? row : each)) })

  return {
    state,
    flush: () => flush(),
    /** Asks the server how it stands, though there may be nothing to send. */
    ask: () => flush(true),
    /** An answer as it was given just now. */
    give(id: number, given: { answer?: string; ftAnswer?: string }) {
      if (isClosed() || isAt('ending')) return
      adopt()
      const row = state.get().rows.find((each) => each.id === id)
      if (!row || row.submitted) return
      const next = { ...row, ...given, sequence: row.sequence + 1, error: false }
      write(next)
      journal.put(entryOf(next))
      change({ ...(!isAt('waiting', 'refused') && { keeping: 'saving' }), isUnprotected: !journal.isKept() })
      later(pauseMs)
    },
    moveTo(index: number) {
      if (position === index) return
      spent.count()
      position = index
      if (!isAt('ending')) later(pauseMs)
    },
    /** Shows what another window of this browser was given. */
    adopt() {
      if (isClosed() || isAt('ending')) return
      adopt()
      // NOTE: the window that has the attempt sends it; any other one hears that it has it no more.
      if (journal.waiting().length > 0) later(pauseMs)
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
      const sent = { ...entryOf(row), noOfTries: row.noOfTries, ...spent.take() }
      try {
        const { questionScore, savedAt } = await calls.question(sent)
        journal.acknowledge([sent])
        // NOTE: what was changed while it was on its way is newer than what comes back.
        const { answer, ftAnswer, sequence } = state.get().rows.find((each) => each.id === id) ?? row
        const isChanged = !questionScore.submitted && sequence > questionScore.sequence
        write({ ...questionScore, ...(isChanged && { answer, ftAnswer, sequence }) })
        heard({ savedAt })
        if (isAt('waiting', 'refused')) arrived()
      } catch (error) {
        if (!ended(error)) throw error
      }
    },
    /** Hands the whole in. */
    async submit() {
      await documents.settle()
      await sending
      try {
        adopt()
        over(await calls.submit({ questionScores: journal.waiting(), ...spent.take(), position }))
      } catch (error) {
        if (!ended(error)) throw error
      }
    },
    /** The clock has run out. */
    timeUp: end,
    /** Whoever leaves sends what is here, and nothing again. */
    stop() {
      void flush()
      isLeft = true
    },
  }
}
export type AttemptKeeper = ReturnType<typeof keepAttempt>

/** The server could not be reached, or nobody may send anything just now as their session is over. */
const isAway = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status === 403

const offsetOf = (serverTime: string) => Date.parse(serverTime) - Date.now()

const entryOf = ({ id, answer, ftAnswer, sequence }: QuestionScore): GivenAnswer => ({
  id,
  answer,
  ftAnswer,
  sequence,
})
