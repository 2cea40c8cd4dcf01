import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { insteadOfWatched } from '@oktant/contract/learning/components/unplayed-films.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useViewingTime } from '../../../../lib/time/viewing-time.ts'
import { type Done, useSending } from './sending.ts'

/** Keeps what one does, as one does it; in a preview nothing is kept, and what was done is only told. */
export function useWork(data: LaunchData, onPreviewed?: () => void) {
  const { launch, componentLog, completion } = data
  const [isDone, setDone] = useState(componentLog?.stateLabel === 'COMPLETED')
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [hasPassed, setPassed] = useState(false)
  const sending = useSending(data, (kept) => {
    setSavedAt(Date.now())
    setPassed(kept.containerLog.passed)
    if (kept.componentLog.stateLabel === 'COMPLETED') setDone(true)
  })
  const { isPending: isBusy, isUnreached, refusal: error, reach } = sending
  const isKept = launch !== null && !error
  const time = useViewingTime(
    isKept,
    (seconds) => {
      sending.owe({ seconds })
      sending.send()
    },
    (seconds) => {
      sending.owe({ seconds })
      sending.sendAtLast()
    },
  )
  // NOTE: however it is closed, by a key or by going elsewhere, what was done last is kept.
  const leave = useEffectEvent(() => {
    sending.owe({ seconds: time.take() })
    if (isKept && sending.hasMore()) sending.sendAtLast()
  })
  useEffect(() => () => leave(), [])
  return {
    isDone,
    /** Is it done with once it is watched? */
    isToWatch: completion === 'watched',
    /** Is the whole course passed with it? */
    hasPassed,
    savedAt,
    isBusy,
    /** What was done waits here until the server answers. */
    isUnreached,
    error,
    /** Where one was when it was opened. */
    place: componentLog?.location ?? '',
    /** Says where one is now; it is kept with the next save. */
    reach,
    /** Says what was done, where that is what completes it. */
    done(by: Done) {
      if ((by !== completion && !standsFor(by, completion)) || isDone) return
      if (launch) {
        sending.owe({ seconds: time.take(), done: by })
        sending.send()
      } else {
        setDone(true)
        onPreviewed?.()
      }
    },
  }
}
const standsFor = (by: Done, completion: LaunchData['completion']) =>
  completion === 'watched' && insteadOfWatched.some((one) => one === by)

export type Work = ReturnType<typeof useWork>
/** What a film needs of it. */
export type Watched = Pick<Work, 'place' | 'isDone' | 'isToWatch' | 'isBusy' | 'reach' | 'done'>
