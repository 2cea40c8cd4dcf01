import type { CompletionDone } from '@oktant/contract/components.ts'
import type { LaunchData } from '@oktant/contract/launches.ts'
import { insteadOfWatched, type InsteadOfWatched } from '@oktant/contract/unplayed-films.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveBeforeLeaving, useSaveLaunch } from '../learning.queries.ts'
import { useViewingTime } from '../../../lib/viewing-time.ts'

type Done = CompletionDone | InsteadOfWatched

/** Keeps what one does, as one does it; in a preview nothing is kept, and what was done is only told. */
export function useWork(data: LaunchData, onPreviewed?: () => void) {
  const { launch, componentLog, containerChildId, completion } = data
  const save = useSaveLaunch(containerChildId ?? 0)
  const [isDone, setDone] = useState(componentLog?.stateLabel === 'COMPLETED')
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [hasPassed, setPassed] = useState(false)
  const place = useRef<string | null>(null)
  const keptPlace = useRef<string | null>(null)
  /** What was done while a save was under way; nobody reads to the end twice to be believed. */
  const waiting = useRef<Done | null>(null)
  const bodyOf = (seconds: number, done?: Done) => {
    const location = place.current
    keptPlace.current = location
    return { launch: launch ?? '', seconds, ...(location !== null && { location }), ...(done && { done }) }
  }
  const send = (seconds: number, done?: Done) => {
    if (!launch && done) {
      setDone(true)
      onPreviewed?.()
    }
    if (!launch) return
    save.mutate(bodyOf(seconds, done), {
      onSuccess(kept) {
        setSavedAt(Date.now())
        setPassed(kept.containerLog.passed)
        if (kept.componentLog.stateLabel === 'COMPLETED') setDone(true)
        else sayWaiting()
      },
      onError: sayWaiting,
    })
  }
  const sayWaiting = () => {
    const by = waiting.current
    waiting.current = null
    if (by) send(time.take(), by)
  }
  const isKept = launch !== null && !save.error
  const time = useViewingTime(
    isKept,
    (seconds) => send(seconds),
    (seconds) => saveBeforeLeaving(containerChildId ?? 0, bodyOf(seconds)),
  )
  // NOTE: however it is closed, by a key or by going elsewhere, what was done last is kept.
  const leave = useEffectEvent(() => {
    const seconds = time.take()
    const by = waiting.current ?? undefined
    if (isKept && (by || seconds > 0 || place.current !== keptPlace.current))
      saveBeforeLeaving(containerChildId ?? 0, bodyOf(seconds, by))
  })
  useEffect(() => () => leave(), [])
  return {
    isDone,
    /** Is it done with once it is watched? */
    isToWatch: completion === 'watched',
    /** Is the whole course passed with it? */
    hasPassed,
    savedAt,
    isBusy: save.isPending,
    error: save.error,
    /** Where one was when it was opened. */
    place: componentLog?.location ?? '',
    /** Says where one is now; it is kept with the next save. */
    reach(location: string) {
      place.current = location
    },
    /** Says what was done, where that is what completes it. */
    done(by: Done) {
      if ((by !== completion && !standsFor(by, completion)) || isDone) return
      if (save.isPending) waiting.current = by
      else send(time.take(), by)
    },
  }
}
const standsFor = (by: Done, completion: LaunchData['completion']) =>
  completion === 'watched' && insteadOfWatched.some((one) => one === by)

export type Work = ReturnType<typeof useWork>
/** What a film needs of it. */
export type Watched = Pick<Work, 'place' | 'isDone' | 'isToWatch' | 'isBusy' | 'reach' | 'done'>
