import { Button } from '@mantine/core'
import type { AttemptResult, EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { hasPassMark } from '@oktant/contract/assessment/evaluations.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { IconCircleCheck, IconCircleX, IconHourglass, IconPrinter, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { Ring } from '../../../ui/ring.tsx'
import { isUnscoredIn } from './attempt-words.ts'
import type { AttemptState } from './keep/attempt-state.ts'
import { QuestionCard } from './question/question-card.tsx'
import { EarlierVersions } from './returned.tsx'
import styles from './runner.module.css'
import { usePrintEvaluation } from './runner.queries.ts'

type ResultProps = {
  launch: EvaluationLaunch
  result: AttemptResult
  rows: readonly QuestionScore[]
  /** What had not arrived when it was over. */
  late?: AttemptState['late']
  onAgain?: (() => void) | undefined
  onClose: () => void
}

/** What an attempt came to, and each question again with as much of what was right as its author shows. */
export function Result({ launch, result, rows, late, onAgain, onClose }: ResultProps) {
  const { t } = useTranslation('attempts')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const mayRepeat = onAgain && result.attemptsLeft !== 0 && result.stateLabel !== 'UNDER_REVIEW'
  return (
    <div className={styles['page']}>
      <section className={styles['outcome']} data-state={result.stateLabel}>
        <Sign result={result} />
        <div className={styles['outcomeWords']}>
          <h2 ref={heading} tabIndex={-1}>
            <Heading result={result} />
          </h2>
          <Facts launch={launch} result={result} isLast={!mayRepeat} />
          {late?.answers && <p>{t('result.lateAnswers')}</p>}
          {late?.documents && <p>{t('result.late')}</p>}
          <Assessed result={result} />
          <div className={styles['choices']} data-print="hide">
            <Button onClick={onClose}>{t('runner.close')}</Button>
            {mayRepeat && (
              <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onAgain}>
                {t(isUnscoredIn(launch) ? 'result.answerAgain' : 'result.again')}
              </Button>
            )}
            <Print componentLogId={launch.componentLog?.id} />
          </div>
        </div>
      </section>
      {rows.length > 0 && (
        <section aria-labelledby="review" className={styles['column']}>
          <h2 id="review">{t('result.review')}</h2>
          {rows.map((row, index) => (
            <QuestionCard
              key={row.id}
              row={row}
              number={index + 1}
              count={rows.length}
              isUnscored={isUnscoredIn(launch)}
              isReadOnly
            />
          ))}
        </section>
      )}
      <EarlierVersions {...launch} />
    </div>
  )
}

/** NOTE: of what no record keeps, as a visitor’s answers, the page itself is printed. */
function Print({ componentLogId }: { componentLogId: number | undefined }) {
  const { t } = useTranslation('attempts')
  const print = usePrintEvaluation()
  const problem = useErrorText(print.error)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        loading={print.isPending}
        onClick={() => (componentLogId === undefined ? window.print() : print.mutate(componentLogId))}
      >
        {t(componentLogId === undefined ? 'result.print' : 'result.pdf')}
      </Button>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </>
  )
}

const icons: Partial<Record<AttemptResult['stateLabel'], typeof IconHourglass>> = {
  FAILED: IconCircleX,
  UNDER_REVIEW: IconHourglass,
}

function Sign({ result }: { result: AttemptResult }) {
  const { t } = useTranslation('attempts')
  const { percent } = useDates()
  if (result.mark !== null)
    return <Ring percent={result.mark} text={percent(result.mark)} label={t('result.mark')} size={112} />
  const Icon = icons[result.stateLabel] ?? IconCircleCheck
  return <Icon size={72} stroke={1.4} aria-hidden />
}

/** NOTE: where there is nothing to pass, that it is not applicable would be an odd thing to be greeted with. */
function Heading({ result: { stateLabel, stateText } }: { result: AttemptResult }) {
  const { t } = useTranslation('attempts')
  const text = useLocalText()
  return stateText && stateLabel !== 'COMPLETED' ? text(stateText) : t('result.recorded')
}

/** What whoever marked it says to the whole. */
function Assessed({ result: { comment, level } }: { result: AttemptResult }) {
  const { t } = useTranslation('attempts')
  const message = useMessage()
  return (
    <>
      {level && (
        <p>
          {level === 'NONE'
            ? t('result.levelNone')
            : t('result.level', { level: message(messages[`assessment.level.${level}`]) })}
        </p>
      )}
      {comment && (
        <figure className={styles['assessed']}>
          <figcaption>{t('result.comment')}</figcaption>
          <blockquote>{comment}</blockquote>
        </figure>
      )}
    </>
  )
}

type FactsProps = {
  launch: EvaluationLaunch
  result: AttemptResult
  /** Nothing invites to another attempt. */
  isLast: boolean
}
function Facts({ launch, result, isLast }: FactsProps) {
  const { t } = useTranslation('attempts')
  const { dateTime, number, percent } = useDates()
  const message = useMessage()
  const { score, possible, stateLabel, attemptsLeft } = result
  const hasScore = score !== null && possible !== null
  const { releaseAt, componentType } = launch.evaluation
  return (
    <>
      {result.isTimeUp && <p>{t('result.timeUp')}</p>}
      {stateLabel === 'FAILED' && hasPassMark(componentType.category.id) && (
        <p>{isLast ? t('result.failed') : message(messages.evaluation_failed)}</p>
      )}
      {stateLabel === 'UNDER_REVIEW' && (
        <p>{releaseAt ? t('result.release', { when: dateTime(releaseAt) }) : t('result.reviewText')}</p>
      )}
      {hasScore && (
        <p>
          {t('result.points', {
            score: number(score),
            of: number(possible),
            count: possible,
            passMark: percent(launch.evaluation.passMark),
          })}
        </p>
      )}
      {stateLabel === 'FAILED' && attemptsLeft !== null && (
        <p>
          {attemptsLeft > 0 ? t('result.attemptsLeft', { count: attemptsLeft }) : t('result.lastAttempt')}
        </p>
      )}
    </>
  )
}
