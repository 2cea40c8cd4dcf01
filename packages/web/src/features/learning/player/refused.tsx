import { Button } from '@mantine/core'
import type { Reason } from '@oktant/contract/learning-state.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isFailure, isGone } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { ErrorState, LockedState } from '../../../ui/states.tsx'
import { useLearningWords } from '../learning-words.ts'

type Lock = { locked: Reason; containerId: number }

export type RefusedProps = { error: unknown; onRetry: () => void }

/** Why a part of a course does not open, and where to go on from there. */
export function Refused({ error, onRetry }: RefusedProps) {
  const { t } = useTranslation('learning')
  const { why } = useLearningWords()
  if (isFailure(error, 'component_locked')) {
    // NOTE: the details of an answer are the server's word; the contract names the code alone.
    const { locked, containerId } = error.details as Lock
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

export const Way = ({ to, words }: { to: string; words: string }) => (
  <Button component={Link} to={to} variant="default">
    {words}
  </Button>
)
