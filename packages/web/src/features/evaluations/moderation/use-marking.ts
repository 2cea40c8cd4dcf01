import type { Marking, ScoreMarking } from '@oktant/contract/moderation.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { moderationChanged, sendBack, sendMarks, type Within } from './moderation.queries.ts'

/** What stands in the fields: points as they are typed. */
export type Typed = {
  points: Record<number, string>
  comments: Record<number, string>
  comment: string
  level: Marking['level']
}

/** How long somebody pauses before what they typed is sent. */
const pauseMs = 1200

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

type Options = { first: Marking; within: Within; text: PointsText }

/** One attempt being marked: what was typed, kept as a draft after each pause; a save that failed stays in sight. */
export function useMarking({ first, within, text }: Options) {
  const [marking, setMarking] = useState(first)
  const [typed, setTyped] = useState(() => typedFrom(first, text))
  const [error, setError] = useState<unknown>(null)
  const [isDirty, setDirty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const under = useRef<Promise<unknown>>(Promise.resolve())
  const logId = first.launch.componentLog?.id ?? 0
  const newest = useRef({ marking, typed })
  useEffect(() => {
    newest.current = { marking, typed }
  })

  /** NOTE: one after the other, as each must name the revision that the one before it made. */
  const send = (action: ScoreMarking['action']) => {
    const sent = under.current.then(async () => {
      const body = bodyOf(newest.current.marking, newest.current.typed, action)
      const saved = await sendMarks(logId, within, body)
      newest.current = { ...newest.current, marking: saved }
      setMarking(saved)
      setError(null)
      return saved
    })
    under.current = sent.catch(() => undefined)
    return sent
  }

  const save = async () => {
    setDirty(false)
    await send('SAVE').catch((wrong: unknown) => {
      setDirty(true)
      setError(wrong)
    })
  }
  const saveSoon = useEffectEvent(save)
  useEffect(() => {
    if (!isDirty || !marking.can.mark || isBusy) return
    const timer = setTimeout(() => void saveSoon(), pauseMs)
    return () => clearTimeout(timer)
  }, [isDirty, typed, marking.can.mark, isBusy])

  /** Gives the mark; nothing where it was refused. */
  const submit = async (): Promise<Marking | undefined> => {
    setBusy(true)
    try {
      const done = await send('SUBMIT')
      setDirty(false)
      void moderationChanged()
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
    setDirty(false)
    void moderationChanged()
    return done
  }

  const type = (change: Partial<Typed>) => {
    const next = { ...newest.current.typed, ...change }
    newest.current = { ...newest.current, typed: next }
    setTyped(next)
    setDirty(true)
    setError(null)
  }
  return { logId, marking, typed, error, isDirty, isBusy, type, save, submit, giveBack }
}

export type MarkingState = ReturnType<typeof useMarking>
