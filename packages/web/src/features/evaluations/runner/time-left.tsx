import { IconClock } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './runner.module.css'

const spoken = [600, 300, 60, 30]

const clock = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

type TimeLeftProps = { endsAt: string; serverTime: string; onEnd: () => void }

/** How much time is left by the server’s clock; said aloud only now and then. */
export function TimeLeft({ endsAt, serverTime, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('attempts')
  // NOTE: the clock of this device may be wrong; how much it is off is known from the first answer.
  const [offset] = useState(() => Date.parse(serverTime) - Date.now())
  const leftNow = () => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now() - offset) / 1000))
  const [left, setLeft] = useState(leftNow)
  const tick = useEffectEvent(() => {
    const now = leftNow()
    if (now === left) return
    setLeft(now)
    if (now === 0) onEnd()
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 250)
    return () => clearInterval(timer)
  }, [])
  const mark = spoken.findLast((seconds) => left <= seconds && left > seconds - 10)
  return (
    <div className={styles['timer']} data-short={left <= 60 || undefined}>
      <IconClock size={18} aria-hidden />
      <span role="timer" aria-label={t('time.left', { time: clock(left) })}>
        {clock(left)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {mark && (mark >= 60 ? t('time.minutes', { count: mark / 60 }) : t('time.seconds', { count: mark }))}
      </span>
    </div>
  )
}
