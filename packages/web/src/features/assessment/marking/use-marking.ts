import type { Marking, ScoreMarking } from '@oktant/contract/assessment/marking.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureFrom, isFailure, isLost } from '../../../lib/api/api-error.ts'
import { loadErrorWords } from '../../../lib/api/error-text.ts'
import { openKeptMarks, type Typed } from './mark/kept-marks.ts'
import { markingChanged, peekAgain, sendBack, sendMarks, type Within } from './marking.queries.ts'

/** How long somebody pauses before what they typed is sent. */
const pauseMs = 1200
/** And until what was not reached is tried again. */
export const againMs = 4000

type PointsText = (points: number) => string
export const typedFrom = ({ questions, comment, level }: Marking, text: PointsText): Typed => ({
  points: Object.fromEntries(questions.map(({ id, score }) => [id, score === null ? '' : text(score)])),
  comments: Object.fromEntries(questions.map((one) => [one.id, one.comment])),
  comment,
  level,
})

const bodyOf = (marking: Marking, typed: Typed, action: ScoreMarking['action']): ScoreMarking => ({
  action,
  revision: marking.revision,
  comment: typed.comment,
  level: typed.level,
  questionScores: marking.questions.map(({ id, isToMark }) => ({
    id,
    score: isToMark ? typed.points[id] || null : null,
    comment: typed.comments[id] ?? '',
  })),
})

/** Whether a save of which nobody heard has arrived after all: the server has just that, and nothing since. */
const hasArrived = (found: Marking, sent: ScoreMarking) =>
  found.revision === sent.revision + 1 &&
  found.comment === sent.comment &&
  sent.questionScores.every(({ id, comment }) => {
    const kept = found.questions.find((question) => question.id === id)
    return kept?.comment === comment
  })

type Options = {
  first: Marking
  within: Within
  text: PointsText
  /** Comes true once the attempt is kept for whoever marks it; nothing is sent before. */
  opened: () => Promise<unknown>
}

/** One attempt being marked: what was typed, kept as a draft after each pause; a save that failed stays in sight. */
export function useMarking({ first, within, text, opened }: Options) {
  const logId = first.launch.componentLog?.id ?? 0
  const [kept] = useState(() => openKeptMarks(logId))
  const [restored] = useState(() => (first.can.mark ? kept.find(first.revision) : null))
  const [marking, setMarking] = useState(first)
  const [typed, setTyped] = useState(() => restored ?? typedFrom(first, text))
  const [error, setError] = useState<unknown>(null)
  const [isDirty, setDirty] = useState(restored !== null)
  const [isBusy, setBusy] = useState(false)
  const under = useRef<Promise<unknown>>(Promise.resolve())
  /** Sent, and nobody heard what became of it. */
  const unheard = useRef<ScoreMarking | null>(null)
  // NOTE: written where each changes, and not after drawing, which may be of what stood before the last answer came.
  const newest = useRef({ marking, typed, isDirty })
  // NOTE: it may be shown before it is opened; who has it, and what else waits, is known only then.
  useEffect(() => {
    if (first.revision !== newest.current.marking.revision) return
    newest.current = { ...newest.current, marking: first }
    setMarking(first)
  }, [first])

  async function attempt(action: ScoreMarking['action']) {
    const body = bodyOf(newest.current.marking, newest.current.typed, action)
    try {
      const saved = await sendMarks(logId, within, body)
      unheard.current = null
      return saved
    } catch (wrong) {
      if (isLost(wrong)) unheard.current = body
      throw wrong
    }
  }

  /** NOTE: what arrived without its answer coming back is no change by somebody else. */
  async function attemptOrFind(action: ScoreMarking['action']) {
    const before = unheard.current
    try {
      return await attempt(action)
    } catch (wrong) {
      if (!before || !isFailure(wrong, 'content_changed', 'marking_over')) throw wrong
      const found = await peekAgain(logId, within)
      if (before.action === 'SUBMIT' && found.marked) return found
      if (!hasArrived(found, before)) throw wrong
      newest.current = { ...newest.current, marking: found }
      return attempt(action)
    }
  }

  /** NOTE: one after the other, as each must name the revision that the one before it made. */
  const send = (action: ScoreMarking['action']) => {
    const sent = under.current.then(async () => {
      await opened()
      const said = newest.current.typed
      const saved = await attemptOrFind(action)
      const isAll = newest.current.typed === said
      newest.current = { ...newest.current, marking: saved, isDirty: !isAll }
      if (isAll) kept.forget()
      else kept.keep(newest.current.typed, saved.revision)
      setMarking(saved)
      setDirty(!isAll)
      setError(null)
      return saved
    })
    under.current = sent.catch(() => undefined)
    return sent
  }

  /** Answers what the server has, once it has what was typed. */
  const keep = () =>
    send('SAVE').catch((wrong: unknown) => {
      setError(wrong)
      return undefined
    })
  const save = async () => (await keep()) !== undefined
  const saveSoon = useEffectEvent(() => void save())
  // NOTE: what was refused for what it says would be refused again until it says something else.
  const pause = error === null ? pauseMs : isLost(error) ? againMs : null
  useEffect(() => {
    if (!isDirty || !marking.can.mark || isBusy || pause === null) return
    const timer = setTimeout(saveSoon, pause)
    return () => clearTimeout(timer)
  }, [isDirty, typed, marking.can.mark, isBusy, pause, error])
  const saveAtLast = useEffectEvent(() => {
    if (newest.current.isDirty && newest.current.marking.can.mark) void send('SAVE').catch(() => undefined)
  })
  useEffect(() => () => saveAtLast(), [])

  /** Gives the mark; nothing where it was refused. */
  const submit = async (): Promise<Marking | undefined> => {
    setBusy(true)
    try {
      const done = await send('SUBMIT')
      void markingChanged()
      return done
    } catch (wrong) {
      setError(wrong)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  /** Returns it to its learner; answers what to go on with. Whoever asks for it shows what went wrong. */
  const giveBack = async (comment: string) => {
    await under.current
    const { marking: known, typed: said } = newest.current
    const comments = known.questions.map(({ id }) => ({ id, comment: said.comments[id] ?? '' }))
    const body = { revision: known.revision, questionScores: comments, comment }
    const done = await sendBack(logId, within, body)
    kept.forget()
    newest.current = { ...newest.current, isDirty: false }
    setDirty(false)
    void markingChanged()
    return done
  }

  /** Says so where an answer to this question has no points; one goes past it with the keys that walk. */
  const refuseWithoutPoints = async (questionId: number | undefined) => {
    const { marking: known, typed: said } = newest.current
    const row = known.launch.questionScores.find(({ question }) => question.id === questionId)
    if (!row || said.points[row.id]?.trim()) return false
    await loadErrorWords()
    const code = 'marks_missing'
    setError(failureFrom(422, { code, errors: [{ field: String(row.id), code, message: '' }] }))
    return true
  }

  const type = (change: Partial<Typed>) => {
    const next = { ...newest.current.typed, ...change }
    newest.current = { ...newest.current, typed: next, isDirty: true }
    kept.keep(next, newest.current.marking.revision)
    setTyped(next)
    setDirty(true)
    setError(null)
  }
  /** Whether something was typed since what the server has was sent. */
  const isTypedOn = () => newest.current.isDirty
  /** What was typed after the mark was sent stands there again once the mark is taken back. */
  const takeAlong = ({ revision }: Marking) => {
    if (newest.current.isDirty) kept.keep(newest.current.typed, revision)
  }
  const isRestored = restored !== null && typed === restored
  return {
    logId,
    marking,
    typed,
    error,
    isDirty,
    isBusy,
    isRestored,
    type,
    save,
    keep,
    submit,
    isTypedOn,
    takeAlong,
    giveBack,
    refuseWithoutPoints,
  }
}

/** Whether every answer that a person marks has points. */
export const isAllPointed = ({ marking, typed }: Pick<MarkingState, 'marking' | 'typed'>) =>
  marking.questions.every(({ id, isToMark }) => !isToMark || typed.points[id]?.trim())

export type MarkingState = ReturnType<typeof useMarking>
