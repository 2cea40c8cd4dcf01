import { Button } from '@mantine/core'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../../lib/words/shown/dates.ts'
import { ErrorState } from '../../../../../ui/page/states.tsx'
import { componentHistory, containerHistory } from '../../learn.queries.ts'
import { useLearningWords } from '../../learning-words.ts'
import styles from './course-history.module.css'

/** How it went so far: each time that one took a course, and each attempt at a part of it; asked for by whoever looks. */
export function CourseHistory({ id }: { id: number }) {
  const { t } = useTranslation('learning')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles['history']} aria-label={t('history.title')}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('history.title')}
      </Button>
      {isOpen && <Shown id={id} />}
    </section>
  )
}

function Shown({ id }: { id: number }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const times = useQuery(containerHistory(id))
  const attempts = useQuery(componentHistory(id))
  const error = times.error ?? attempts.error
  if (error)
    return <ErrorState error={error} onRetry={() => void times.refetch().then(() => attempts.refetch())} />
  if (!times.data || !attempts.data) return null
  if (times.data.length === 0) return <p>{t('history.empty')}</p>
  return (
    <>
      <h3 id="history-times">{t('history.times')}</h3>
      <ul aria-labelledby="history-times">
        {times.data.map((one) => (
          <Line key={one.id} name={t('history.time', { number: one.period })} {...one} />
        ))}
      </ul>
      <h3 id="history-attempts">{t('history.attempts')}</h3>
      <ul aria-labelledby="history-attempts">
        {attempts.data.map(({ name, attempt, stateLabel, ...one }) => (
          <Line
            key={one.id}
            name={t('history.attempt', { name: text(name), number: attempt })}
            state={stateLabel}
            {...one}
          />
        ))}
      </ul>
    </>
  )
}

type LineProps = {
  name: string
  state: ProgressState
  mark: number | null
  startedAt: string
  completedAt: string | null
}
function Line({ name, state, mark, startedAt, completedAt }: LineProps) {
  const { t } = useTranslation('learning')
  const { short, percent } = useDates()
  return (
    <li>
      <strong>{name}</strong>
      <span>{t(`history.state.${state}`)}</span>
      {mark !== null && <span className="numbers">{percent(mark)}</span>}
      <time dateTime={completedAt ?? startedAt}>{short(completedAt ?? startedAt)}</time>
    </li>
  )
}
