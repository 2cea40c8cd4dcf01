import { Button } from '@mantine/core'
import type { AttemptReview } from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { QuestionCard } from '../attempts/question/question-card.tsx'
import { EarlierVersions } from '../attempts/returned.tsx'
import styles from './history.module.css'
import { attemptReview, usePrintAttempt } from './history.queries.ts'
import { useLevel } from './level-words.ts'
import { useTimeSpent } from './time-spent.ts'

/** One attempt of somebody, with what is right, for whoever answers for the evaluation. */
export function AttemptReviewScreen() {
  const { t } = useTranslation('attemptHistory')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const { data } = useSuspenseQuery(attemptReview(id))
  const { launch, user, container } = data
  const { evaluation, questionScores, componentLog } = launch
  const back = generatePath(paths.evaluationAttempts, { id: String(evaluation.id) })
  return (
    <RecordScreen
      back={{ to: back, label: t('review.back') }}
      title={t('review.title', { number: componentLog?.attempt ?? 1, name: user.fullName })}
      lead={t('review.lead', { title: text(evaluation.name), course: text(container.name) })}
      tools={<Print id={id} />}
      aside={<About review={data} />}
    >
      <div className={styles['questions']}>
        {questionScores.map((row, index) => (
          <QuestionCard
            key={row.id}
            row={row}
            level="h2"
            number={index + 1}
            count={questionScores.length}
            isReadOnly
          />
        ))}
        <EarlierVersions {...launch} />
      </div>
    </RecordScreen>
  )
}

function Print({ id }: { id: number }) {
  const { t } = useTranslation('attemptHistory')
  const print = usePrintAttempt(id)
  const problem = useErrorText(print.error)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        loading={print.isPending}
        onClick={() => print.mutate()}
      >
        {t('review.print')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

function About({ review: { launch } }: { review: AttemptReview }) {
  const { t } = useTranslation('attemptHistory')
  const text = useLocalText()
  const { dateTime, number, percent } = useDates()
  const spent = useTimeSpent()
  const levelText = useLevel()
  const { componentLog, result, evaluation } = launch
  const { mark = null, score = null, possible = null, level = null } = result ?? {}
  const { stateText = null, comment = '' } = result ?? {}
  const facts = [
    ['state', stateText ? text(stateText) : t(`state.${componentLog?.stateLabel ?? 'IN_PROGRESS'}`)],
    [
      'mark',
      level
        ? levelText(level)
        : mark === null
          ? null
          : t('review.of', { mark: percent(mark), passMark: percent(evaluation.passMark) }),
    ],
    [
      'points',
      score === null || possible === null
        ? null
        : t('review.points', { score: number(score), of: number(possible) }),
    ],
    ['startedAt', componentLog && dateTime(componentLog.startedAt)],
    ['seconds', componentLog && spent(componentLog.totalDuration)],
    ['comment', comment || null],
  ] as const
  return (
    <RecordSection title={t('review.facts')}>
      <Facts facts={facts.map(([name, value]) => [t(`column.${name}`), value])} />
      {result?.isTimeUp && <p className={styles['quiet']}>{t('review.timeUp')}</p>}
    </RecordSection>
  )
}
