import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hurry, load, mute, seek, stateOf, toggle, turn } from './video-acts.ts'
import { isWatched } from '../../../../../lib/time/viewing-time.ts'
import { placeFrom, placeText, resumeAt, secondsIn, withSpan } from './watched.ts'
import type { UnplayedReason } from '@oktant/contract/learning/components/unplayed-films.ts'
import type { ShownFile } from './media.ts'
import type { Watched } from '../work.ts'

const pauseMs = 5000
const quiet = { isPlaying: false, at: 0, of: 0, volume: 1, isMuted: false, speed: 1 }

/** Why it does not play: it was not reached, or what its authors are told. */
type Fault = 'lost' | UnplayedReason

type Watching = { share: number; work: Watched } & Pick<ShownFile, 'renew' | 'tell'>

const faultOf = (error: MediaError | null): Fault => {
  if (error?.code === MediaError.MEDIA_ERR_DECODE) return 'broken'
  return error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ? 'unknown' : 'lost'
}

/** What a video does, where somebody is in it, and how much of it they have seen. */
export function useVideo({ share, work, renew, tell }: Watching) {
  const element = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState(quiet)
  const [fault, setFault] = useState<Fault | null>(null)
  const [counts, setCounts] = useState(false)
  const watch = useWatching(work, share)
  const renewedAt = useRef(0)
  /** Where to go on with a fresh address. */
  const goOn = useRef<{ at: number; isPlaying: boolean } | null>(null)

  const give = (why: Fault) => {
    setFault(why)
    if (why !== 'lost') void tell?.(why).then((told) => setCounts(told.counts))
  }
  const repair = (video: HTMLVideoElement) => {
    if (Date.now() - renewedAt.current < pauseMs) return give(faultOf(video.error))
    renewedAt.current = Date.now()
    goOn.current = { at: watch.place().at, isPlaying: !video.paused }
    renew().then(
      (address) => load(video, address),
      () => setFault('lost'),
    )
  }
  const begin = (video: HTMLVideoElement) => {
    const { at, isPlaying } = goOn.current ?? {
      at: resumeAt(watch.place(), video.duration),
      isPlaying: false,
    }
    goOn.current = null
    if (video.videoWidth === 0) give('soundAlone')
    if (at > 0) seek(video, at)
    if (isPlaying) toggle(video)
  }
  const isGone = fault !== null && fault !== 'soundAlone'
  const hear = useEffectEvent((name: string, video: HTMLVideoElement) => {
    if (name === 'error') return repair(video)
    if (name === 'loadedmetadata') begin(video)
    if (name === 'seeking') watch.jump()
    else watch.look(video, name === 'ended')
    setState(stateOf(video))
  })
  useEffect(() => {
    const { current: video } = element
    if (!video) return
    const listen = ({ type }: Event) => hear(type, video)
    for (const name of heard) video.addEventListener(name, listen)
    // NOTE: one that was there before anybody listened.
    if (video.readyState > 0) hear('loadedmetadata', video)
    return () => {
      for (const name of heard) video.removeEventListener(name, listen)
    }
  }, [isGone])

  const act = (does: (video: HTMLVideoElement) => void) => element.current && does(element.current)
  return {
    element,
    ...state,
    fault,
    isGone,
    /** Its authors count it as seen for whom it does not play. */
    counts,
    tryAgain() {
      renewedAt.current = 0
      setFault(null)
    },
    toggle: () => act(toggle),
    seek: (at: number) => act((video) => seek(video, at)),
    skip: (seconds: number) => act((video) => seek(video, video.currentTime + seconds)),
    turn: (by: number) => act((video) => turn(video, by)),
    mute: () => act(mute),
    hurry: (speed: number) => act((video) => hurry(video, speed)),
  }
}
export type Video = Omit<ReturnType<typeof useVideo>, 'element'>

const heard = [
  'timeupdate',
  'play',
  'pause',
  'ended',
  'volumechange',
  'ratechange',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'error',
]

/** Which seconds were seen, while the page was in front of somebody; kept with the next save. */
function useWatching(work: Watched, share: number) {
  const kept = useRef<ReturnType<typeof placeFrom> | null>(null)
  const last = useRef<number | null>(null)
  const askedAt = useRef(0)
  const place = () => (kept.current ??= placeFrom(work.place))

  /** NOTE: the server decides, and may not believe it yet; it is asked again, but not at every frame. */
  function ask(isOver: boolean) {
    // NOTE: after its end nothing more comes that could ask.
    if (work.isDone || (!isOver && Date.now() - askedAt.current < pauseMs)) return
    askedAt.current = Date.now()
    work.done('watched')
  }
  return {
    place,
    jump() {
      last.current = null
    },
    look(video: HTMLVideoElement, isOver: boolean) {
      const { seeking, currentTime: at, duration: of, paused, playbackRate } = video
      if (seeking || !Number.isFinite(of) || of === 0) return
      const before = last.current
      last.current = paused ? null : at
      const most = 2 * Math.max(1, playbackRate)
      const isSeen = before !== null && at > before && at - before < most && isWatched()
      const { seen } = place()
      // NOTE: a video that has just been loaded stands at its beginning, which is not where its reader was.
      if (at === 0 && seen.length > 0 && before === null) return
      kept.current = { at, of, seen: isSeen ? withSpan(seen, [before, at]) : seen }
      work.reach(placeText(kept.current))
      if ((100 * (secondsIn(kept.current.seen) + 0.5)) / of >= share) ask(isOver)
    },
  }
}
