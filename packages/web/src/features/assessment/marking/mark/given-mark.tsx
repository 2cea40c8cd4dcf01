import { Button } from '@mantine/core'
import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { MarkingQuestion } from './marking-question.tsx'
import styles from '../marking.module.css'
import { takeMarkBack } from '../marking.queries.ts'

type UndoProps = { marking: Marking; onUndone: (undone: Marking) => void }

/** An attempt to read: marked, or in the hands of somebody else. */
export function GivenMark({ marking, onUndone }: UndoProps) {
  const { t } = useTranslation('marking')
  const { number } = useDates()
  return (
    <div className={styles['form']}>
      {marking.marked && <Outcome marking={marking} />}
      {marking.can.undo && <Undo marking={marking} onUndone={onUndone} />}
      {marking.questions.map((row, index) => (
        <MarkingQuestion key={row.id} marking={marking} row={row} number={index + 1}>
          {row.score !== null && (
            <p className={styles['counted']}>
              {t('question.counted', {
                score: number(row.score),
                of: number(row.fullScore),
                count: row.fullScore,
              })}
            </p>
          )}
          {row.comment && <p className={styles['said']}>{row.comment}</p>}
        </MarkingQuestion>
      ))}
    </div>
  )
}

function Outcome({ marking }: { marking: Marking }) {
  const { t } = useTranslation('marking')
  const { dateTime, percent } = useDates()
  const message = useMessage()
  const { marked, assessedMark, level, comment } = marking
  return (
    <section className={`card ${styles['whole']}`} aria-label={t('given.title')}>
      {(level ?? assessedMark) !== null && (
        <p className={styles['mark']}>
          {level === 'NONE' && t('level.none')}
          {level &&
            level !== 'NONE' &&
            t('given.level', { level: message(messages[`assessment.level.${level}`]) })}
          {!level && assessedMark !== null && percent(assessedMark)}
        </p>
      )}
      {marked && <p>{t('given.by', { name: marked.by, when: dateTime(marked.at) })}</p>}
      {comment && <p className={styles['said']}>{comment}</p>}
    </section>
  )
}

/** NOTE: of a mark that waits for another, what was said stands above with those given so far. */
function Undo({ marking: { launch }, onUndone }: UndoProps) {
  const { t } = useTranslation('marking')
  const undo = useMutation({
    mutationFn: () => takeMarkBack(launch.componentLog?.id ?? 0),
    onSuccess: onUndone,
  })
  const wrong = useErrorText(undo.error)
  return (
    <div className={styles['foot']}>
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
        {t('given.undo')}
      </Button>
      {wrong && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
    </div>
  )
}
