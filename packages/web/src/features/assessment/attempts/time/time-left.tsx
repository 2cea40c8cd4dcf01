import { IconClock } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../foot.module.css'
import { clock, secondsLeft } from './seconds-left.ts'

const spoken = [600, 300, 60, 30]

type TimeLeftProps = {
  endsAt: string
  /** How far this device’s clock is from the server’s. */
  clockOffset: number
  onEnd: () => void
}

/** How much time is left by the server’s clock; said aloud only now and then. */
export function TimeLeft({ endsAt, clockOffset, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('attempts')
  const leftNow = () => secondsLeft(endsAt, clockOffset)
  const [left, setLeft] = useState(leftNow)
  const isTold = useRef(false)
  const [first] = useState(endsAt)
  const added = Math.round((Date.parse(endsAt) - Date.parse(first)) / 60_000)
  const tick = useEffectEvent(() => {
    const now = leftNow()
    if (now > 0) isTold.current = false
    if (now !== left) setLeft(now)
    if (now > 0 || isTold.current) return
    isTold.current = true
    onEnd()
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 250)
    // NOTE: a machine that slept shows the right time at once, not the one at which it fell asleep.
    const back = () => tick()
    document.addEventListener('visibilitychange', back)
    document.addEventListener('resume', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
      document.removeEventListener('resume', back)
    }
  }, [])
  const mark = spoken.findLast((seconds) => left <= seconds && left > seconds - 10)
  return (
    <div className={styles['timer']} data-short={left <= 60 || undefined}>
      <IconClock size={18} aria-hidden />
      <span role="timer" aria-label={t('time.left', { time: clock(left) })}>
        {clock(left)}
      </span>
      <span aria-live="polite">{added > 0 && t('time.added', { count: added })}</span>
      <span className="visually-hidden" aria-live="polite">
        {mark && (mark >= 60 ? t('time.minutes', { count: mark / 60 }) : t('time.seconds', { count: mark }))}
      </span>
    </div>
  )
}
