import { Button } from '@mantine/core'
import type { Reason } from '@oktant/contract/learning/own/learning-state.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ApiError, isFailure, isGone } from '../../../../lib/api/api-error.ts'
import { paths } from '../../../../lib/paths.ts'
import { ErrorState, LockedState } from '../../../../ui/page/states.tsx'
import { useLearningWords } from '../learning-words.ts'

type Lock = { locked: Reason; containerId: number }

// NOTE: the details of an answer are the server's word; the contract names the code alone.
const lockOf = (error: ApiError) => error.details as Lock

export type RefusedProps = { error: unknown; onRetry: () => void }

/** Why a part of a course does not open, and where to go on from there. */
export function Refused({ error, onRetry }: RefusedProps) {
  const { t } = useTranslation('learning')
  const { why } = useLearningWords()
  if (isFailure(error, 'component_locked')) {
    const { locked, containerId } = lockOf(error)
    return (
      <div className="page">
        <h1 className="visually-hidden">{t('part.lockedTitle')}</h1>
        <LockedState
          why={t('part.lockedTitle')}
          unlock={why(locked)}
          action={<Way to={paths.course.replace(':id', String(containerId))} words={t('part.toCourse')} />}
        />
      </div>
    )
  }
  return (
    <div className="page">
      <ErrorState
        isScreen
        error={error}
        onRetry={onRetry}
        action={isGone(error) && <Way to={paths.home} words={t('part.toHome')} />}
      />
    </div>
  )
}

export type ShutProps = { error: unknown; onRetry?: () => void; onClose: () => void }

/** The same in a dialog over the page of its course. */
export function ShutPart({ error, onRetry, onClose }: ShutProps) {
  const { t } = useTranslation('learning')
  const { why } = useLearningWords()
  const back = (
    <Button variant="default" onClick={onClose}>
      {t('part.backToCourse')}
    </Button>
  )
  if (!isFailure(error, 'component_locked')) return <ErrorState {...{ error, onRetry }} action={back} />
  return (
    <div role="alert">
      <LockedState why={t('part.lockedTitle')} unlock={why(lockOf(error).locked)} action={back} />
    </div>
  )
}

export const Way = ({ to, words }: { to: string; words: string }) => (
  <Button component={Link} to={to} variant="default">
    {words}
  </Button>
)
