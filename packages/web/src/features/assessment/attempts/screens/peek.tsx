import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../../ui/page/states.tsx'
import { isUnscoredIn } from '../attempt-words.ts'
import { Result } from '../result.tsx'
import { QuestionCard } from '../question/question-card.tsx'
import { EarlierVersions, ToRevise } from '../returned.tsx'
import styles from '../runner.module.css'
import { peek } from '../runner.queries.ts'
import { Waiting } from '../waiting.tsx'

type UnseenProps = { error: unknown; onRetry: () => void; onClose: () => void }

/** What cannot be looked at, and the way out of it. */
export function Unseen({ onClose, ...problem }: UnseenProps) {
  const { t } = useTranslation('attempts')
  return (
    <ErrorState
      {...problem}
      action={
        <Button variant="default" onClick={onClose}>
          {t('runner.leave')}
        </Button>
      }
    />
  )
}

/** An attempt to look at, without taking it up. */
export function Peek({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('attempts')
  const { data, error, refetch } = useQuery(peek(id))
  if (error) return <Unseen error={error} onRetry={() => void refetch()} onClose={onClose} />
  if (!data) return <Waiting />
  const { result, questionScores: rows } = data
  // NOTE: how many attempts were left after it is not how many are left now, which the list of them says.
  if (result)
    return <Result launch={data} result={{ ...result, attemptsLeft: null }} rows={rows} onClose={onClose} />
  return (
    <div className={styles['page']}>
      <p className={styles['lead']}>{t('peek.open')}</p>
      {data.returns[0] && <ToRevise comment={data.returns[0].comment} />}
      <div className={styles['column']}>
        {rows.map((row, index) => (
          <QuestionCard
            key={row.id}
            row={row}
            level="h2"
            number={index + 1}
            count={rows.length}
            isUnscored={isUnscoredIn(data)}
            isReadOnly
          />
        ))}
      </div>
      <EarlierVersions {...data} />
      <Button onClick={onClose}>{t('runner.close')}</Button>
    </div>
  )
}
