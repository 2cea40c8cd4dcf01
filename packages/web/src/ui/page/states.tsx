import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isGone } from '../../lib/api/api-error.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import styles from './states.module.css'

function Glyph({ tone }: { tone: 'brand' | 'bad' }) {
  return (
    <svg className={styles['glyph']} data-tone={tone} viewBox="0 0 120 60" aria-hidden="true">
      <path d="M0 0H60A60 60 0 0 1 0 60Z" opacity="0.18" />
      <circle cx="90" cy="30" r="30" opacity="0.3" />
      <path className={styles['corner']} d="M0 0H30A30 30 0 0 1 0 30Z" />
    </svg>
  )
}

type EmptyProps = { title: string; hint?: string; action?: ReactNode }
export function EmptyState({ title, hint, action }: EmptyProps) {
  return (
    <div className={styles['state']} data-empty>
      <Glyph tone="brand" />
      <strong className={styles['title']}>{title}</strong>
      {hint && <span className={styles['hint']}>{hint}</span>}
      {action}
    </div>
  )
}

type ErrorProps = {
  error: unknown
  onRetry?: () => void
  /** It stands for the whole screen, so what went wrong is the screen’s heading. */
  isScreen?: boolean
  /** Where else to go from here. */
  action?: ReactNode
}

/** Says what went wrong and what to do about it. */
export function ErrorState({ error, onRetry, isScreen = false, action }: ErrorProps) {
  const { t } = useTranslation('common')
  const text = useErrorText(error)
  return (
    <div className={styles['state']} role="alert">
      <Glyph tone="bad" />
      {isScreen ? (
        <h1 className={styles['title']}>{asHeading(text)}</h1>
      ) : (
        <span className={styles['hint']}>{text}</span>
      )}
      <div className={styles['ways']}>
        {onRetry && !isGone(error) && (
          <Button variant="default" onClick={onRetry}>
            {t('action.tryAgain')}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}

/** One sentence stands as a heading without its full stop. */
const asHeading = (text: string | undefined) => text?.replace(/^([^.]*)\.$/, '$1')

/** Something that is closed for now: why, and what opens it. */
export function LockedState({ why, unlock, action }: { why: string; unlock: string; action?: ReactNode }) {
  return (
    <div className={styles['state']}>
      <svg className={styles['lock']} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M14 22v-6a10 10 0 0 1 20 0v6" />
        <rect x="9" y="22" width="30" height="20" rx="6" />
      </svg>
      <strong className={styles['title']}>{why}</strong>
      <span className={styles['hint']}>{unlock}</span>
      {action}
    </div>
  )
}

/** Wraps a skeleton in the final shape, and says that something is on its way. */
export function LoadingState({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t('state.loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** So long nobody waits for anything; what comes sooner shows at once, without a flash. */
const patienceMs = 400

/** Stands for a screen of which nothing is known before its data comes. */
export function ComingState() {
  const { t } = useTranslation('common')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    // NOTE: there from the beginning, as what comes into it is read out, and what it comes with is not.
    <div className="coming" role="status">
      {isLate && <span className="visually-hidden">{t('state.loading')}</span>}
    </div>
  )
}
