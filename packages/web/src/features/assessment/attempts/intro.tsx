import { Button } from '@mantine/core'
import type { EvaluationAttempts } from '@oktant/contract/assessment/attempts/attempts.ts'
import { hasPassMark } from '@oktant/contract/assessment/evaluations.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLanguage, useLocalText } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { useAttemptState } from './attempt-words.ts'
import { ToRevise } from './returned.tsx'
import intro from './intro.module.css'
import styles from './runner.module.css'

type IntroProps = {
  info: EvaluationAttempts
  isBusy: boolean
  error: unknown
  onBegin: () => void
  onPeek: (componentLogId: number) => void
}

/** What awaits a learner below the name, before they begin: how many questions, how long, what passes, and the attempts so far. */
export function Intro({ info, isBusy, error, onBegin, onPeek }: IntroProps) {
  const { t } = useTranslation('attempts')
  const text = useLocalText()
  const message = useMessage()
  const problem = useErrorText(error)
  const { evaluation, can, attempts, attemptsLeft } = info
  const returned = attempts.find((one) => one.returned !== null)?.returned
  const begin = useRef<HTMLButtonElement>(null)
  // NOTE: the dialog opened before it was known what stands in it, so its focus is not there yet.
  useEffect(() => begin.current?.focus(), [])
  const isSpent = !can.start && !can.resume && attemptsLeft === 0
  return (
    <div className={styles['page']}>
      <p className={styles['lead']}>{text(evaluation.description)}</p>
      <Facts info={info} />
      {returned && <ToRevise comment={returned.comment} />}
      {isSpent && <p className={styles['problem']}>{message(messages.attempts_exceeded)}</p>}
      {problem && !isSpent && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {(can.start || can.resume) && (
        <Button ref={begin} size="md" loading={isBusy} onClick={onBegin} data-autofocus>
          {t(
            returned
              ? 'intro.revise'
              : can.resume
                ? 'intro.resume'
                : attempts.length > 0
                  ? 'intro.again'
                  : 'intro.start',
          )}
        </Button>
      )}
      {attempts.length > 0 && <History info={info} onPeek={onPeek} />}
    </div>
  )
}

type FactsProps = {
  info: Pick<EvaluationAttempts, 'evaluation' | 'questions'> &
    Partial<Pick<EvaluationAttempts, 'attemptsLeft' | 'extraTime' | 'extraMinutes'>>
}

/** How many questions, how long, what passes: for a visitor too, who has no attempts and nothing of their own. */
export function Facts({ info }: FactsProps) {
  const { evaluation, questions, attemptsLeft = null, extraTime = 0, extraMinutes = 0 } = info
  const { t } = useTranslation('attempts')
  const { dateTime, percent } = useDates()
  const { timeLimit, timeLimitUnit, passMark, componentType, releaseAt } = evaluation
  const more = [
    ...(extraTime > 0 ? [percent(extraTime)] : []),
    ...(extraMinutes > 0 ? [t('intro.minutes', { count: extraMinutes })] : []),
  ]
  const words = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const hasMark = hasPassMark(componentType.category.id)
  return (
    <dl className={intro['facts']}>
      <div>
        <dt>{t('intro.questions')}</dt>
        <dd>{questions}</dd>
      </div>
      {timeLimit !== null && (
        <div>
          <dt>{t('intro.time')}</dt>
          <dd>
            {t(`intro.${timeLimitUnit}`, { count: timeLimit })}
            {more.length > 0 && `, ${t('intro.extra', { more: words.format(more) })}`}
          </dd>
        </div>
      )}
      {hasMark && (
        <div>
          <dt>{t('intro.passMark')}</dt>
          <dd>{percent(passMark)}</dd>
        </div>
      )}
      {releaseAt !== null && (
        <div>
          <dt>{t('intro.release')}</dt>
          <dd>{t('intro.releaseDay', { when: dateTime(releaseAt) })}</dd>
        </div>
      )}
      {attemptsLeft !== null && (
        <div>
          <dt>{t('intro.attemptsLeft')}</dt>
          <dd>{attemptsLeft}</dd>
        </div>
      )}
    </dl>
  )
}

function History({ info, onPeek }: { info: EvaluationAttempts; onPeek: (id: number) => void }) {
  const { t } = useTranslation('attempts')
  const { dateTime, percent } = useDates()
  const state = useAttemptState()
  const text = useLocalText()
  return (
    <section aria-labelledby="attempts-so-far" className={intro['history']}>
      <h3 id="attempts-so-far">{t('history.title')}</h3>
      <ul>
        {info.attempts.map(({ id, attempt, startedAt, mark, stateLabel, stateText, returned }) => (
          <li key={id}>
            <span>
              <strong>{t('history.attempt', { number: attempt })}</strong> {dateTime(startedAt)}
            </span>
            <span>{returned ? t('returned.state') : stateText ? text(stateText) : state(stateLabel)}</span>
            <span className={intro['figure']}>{mark === null ? '' : percent(mark)}</span>
            <Button
              variant="subtle"
              aria-label={t('history.lookNamed', { number: attempt })}
              onClick={() => onPeek(id)}
            >
              {t('history.look')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
