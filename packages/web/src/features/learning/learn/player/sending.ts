import type { CompletionDone } from '@oktant/contract/learning/components/components.ts'
import type { Reply } from '@oktant/contract/http/http.ts'
import type { LaunchData, LaunchSave, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import type { InsteadOfWatched } from '@oktant/contract/learning/components/unplayed-films.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isLost } from '../../../../lib/api/api-error.ts'
import { saveBeforeLeaving, useSaveLaunch } from '../learn.queries.ts'

export type Done = CompletionDone | InsteadOfWatched
type Owed = { seconds: number; done?: Done | undefined }
type KeptLaunch = Reply<typeof saveLaunch>

const sendAgainMs = 10_000

/** Sends what was done with what is open, one save at a time; what does not reach the server stays here, and is sent again. */
export function useSending({ launch, containerChildId }: LaunchData, onKept: (kept: KeptLaunch) => void) {
  const key = containerChildId ?? 0
  const save = useSaveLaunch(key)
  const isUnderWay = useRef(false)
  const [isUnreached, setUnreached] = useState(false)
  const owed = useRef<Owed>({ seconds: 0 })
  const place = useRef<string | null>(null)
  const keptPlace = useRef<string | null>(null)
  const owe = ({ seconds, done }: Owed) => {
    owed.current = { seconds: owed.current.seconds + seconds, done: owed.current.done ?? done }
  }
  const take = (): LaunchSave => {
    const { seconds, done } = owed.current
    const location = place.current
    owed.current = { seconds: 0 }
    keptPlace.current = location
    return { launch: launch ?? '', seconds, ...(location !== null && { location }), ...(done && { done }) }
  }
  const giveBack = (body: LaunchSave) => {
    owe(body)
    keptPlace.current = null
  }
  const receive = (kept: KeptLaunch) => {
    isUnderWay.current = false
    setUnreached(false)
    onKept(kept)
    if (owed.current.done && kept.componentLog.stateLabel !== 'COMPLETED') send()
  }
  const send = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const body = take()
    save.mutate(body, {
      onSuccess: receive,
      onError(error) {
        isUnderWay.current = false
        setUnreached(isLost(error))
        if (isLost(error)) giveBack(body)
        else if (owed.current.done) send()
      },
    })
  }
  const sendAgain = useEffectEvent(() => send())
  useEffect(() => {
    if (!isUnreached) return
    const again = () => sendAgain()
    const timer = setInterval(again, sendAgainMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isUnreached])
  return {
    owe,
    send,
    /** The same for a page that may be gone before an answer comes. */
    sendAtLast() {
      const body = take()
      void saveBeforeLeaving(key, body).then((kept) => (kept ? receive(kept) : giveBack(body)))
    },
    hasMore: () =>
      owed.current.seconds > 0 || owed.current.done !== undefined || place.current !== keptPlace.current,
    reach(location: string) {
      place.current = location
    },
    isPending: save.isPending,
    isUnreached,
    /** Why nothing more of this launch is kept. */
    refusal: isUnreached ? null : save.error,
  }
}
