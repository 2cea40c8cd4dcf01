import type { Recording } from '@oktant/contract/events/recordings.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayWatched } from './recordings.queries.ts'
import styles from '../attending.module.css'

const keepEveryMs = 10_000

/** How much of a film was played, each part of it once, in per cent. */
function shareOf({ played, duration }: HTMLVideoElement) {
  if (!Number.isFinite(duration) || duration <= 0) return 0
  const spans = Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index))
  const seconds = spans.reduce((sum, one) => sum + one, 0)
  // NOTE: the very end is often a moment short of what the film says of itself.
  return Math.min(100, Math.round((100 * (seconds + 0.5)) / duration))
}

type FilmProps = { eventId: number; recording: Recording; onStale: () => void }

/** A recording that is played here; what was watched of it is kept as it goes. */
export function Film({ eventId, recording: { id, name, file, watchedShare }, onStale }: FilmProps) {
  const { t } = useTranslation('attending')
  const element = useRef<HTMLVideoElement>(null)
  const told = useRef(watchedShare ?? 0)
  const [isBroken, setBroken] = useState(false)
  // NOTE: a later address is not put in while it plays, as it would begin anew.
  const [address] = useState(file?.address)
  const keep = () => {
    const share = element.current ? shareOf(element.current) : 0
    if (share <= told.current) return
    told.current = share
    void sayWatched({ id: eventId, recordingId: id, share }).catch(() => undefined)
  }
  useEffect(() => {
    const timer = setInterval(keep, keepEveryMs)
    return () => clearInterval(timer)
  })
  if (isBroken) return <p role="alert">{t('recordings.broken')}</p>
  return (
    // NOTE: nobody has written captions of what was recorded.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={element}
      className={styles['film']}
      src={address}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      onPause={keep}
      onEnded={() => {
        keep()
        onStale()
      }}
      onError={() => setBroken(true)}
    />
  )
}
