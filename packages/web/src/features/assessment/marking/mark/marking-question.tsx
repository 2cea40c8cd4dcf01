import { TextInput } from '@mantine/core'
import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { QuestionPicture } from '../../questions/question-picture.tsx'
import { Question } from '../../questions/question.tsx'
import { SupportingDocument } from '../../attempts/question/supporting-document.tsx'
import { CommentField } from '../comment-bank/comment-field.tsx'
import styles from '../marking.module.css'

export type QuestionRow = Marking['questions'][number]
type QuestionProps = {
  marking: Marking
  row: QuestionRow
  number: number
  /** The fields in which it is marked, or what was given. */
  children: ReactNode
}

/** What was asked and answered, beside what the answer is compared with. */
export function MarkingQuestion({ marking, row, number, children }: QuestionProps) {
  const { t } = useTranslation('marking')
  const text = useLocalText()
  const heading = useId()
  const answered = marking.launch.questionScores.find(({ id }) => id === row.id)
  if (!answered) return null
  const { question, answer, ftAnswer, supportingDocument } = answered
  const model = text(row.modelAnswer)
  const count = marking.questions.length
  return (
    <section className={`card ${styles['question']}`} aria-labelledby={heading}>
      <h2 id={heading}>{t('question.number', { number, count })}</h2>
      <div className={styles['beside']}>
        {question.type === 'FT' && (
          <>
            <p className={styles['asked']}>{text(question.description)}</p>
            {question.pictureURL && (
              <div className={styles['shown']}>
                <QuestionPicture question={question} />
              </div>
            )}
          </>
        )}
        <div className={styles['given']}>
          {question.type === 'FT' ? (
            <>
              <h3>{t('question.answer')}</h3>
              <blockquote className={styles['answer']}>
                {ftAnswer || t(supportingDocument ? 'question.onlyDocument' : 'question.noAnswer')}
              </blockquote>
            </>
          ) : (
            <Question question={question} answer={answer} isReadOnly onAnswer={() => undefined} />
          )}
          {question.allowSupportingDocuments && <SupportingDocument row={answered} isReadOnly />}
        </div>
        {model && (
          <aside aria-label={t('question.model')} className={styles['model']}>
            <h3>{t('question.model')}</h3>
            <p>{model}</p>
          </aside>
        )}
      </div>
      {children}
    </section>
  )
}

type FieldsProps = {
  row: QuestionRow
  points: string
  comment: string
  error: unknown
  /** Enter leads on, and gives no mark by accident. */
  onGoOn: (from: HTMLInputElement) => void
  onType: (change: { points?: string; comment?: string }) => void
}

/** NOTE: whoever steps here from elsewhere sees the fields before what they ask about. */
function showQuestion({ currentTarget, relatedTarget }: FocusEvent) {
  const question = currentTarget.closest('section')
  if (relatedTarget?.closest('form') && !question?.contains(relatedTarget))
    question?.scrollIntoView({ block: 'nearest' })
}

/** Points and a comment to one answer; what a machine marked is only commented. */
export function MarkFields({ row, points, comment, error, onGoOn, onType }: FieldsProps) {
  const { t } = useTranslation('marking')
  const { number } = useDates()
  const wrong = useErrorText(error)
  const { id, fullScore, isToMark, score } = row
  return (
    <div className={styles['fields']}>
      {isToMark ? (
        <TextInput
          className={styles['points'] ?? ''}
          data-points
          label={t('question.points', { of: number(fullScore), count: fullScore })}
          inputMode="decimal"
          autoComplete="off"
          id={`points-${id}`}
          value={points}
          error={wrong}
          onFocus={showQuestion}
          onChange={(event) => onType({ points: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            onGoOn(event.currentTarget)
          }}
        />
      ) : (
        score !== null && (
          <p className={styles['counted']}>
            {t('question.counted', { score: number(score), of: number(fullScore), count: fullScore })}
          </p>
        )
      )}
      <CommentField
        className={styles['comment'] ?? ''}
        label={t('question.comment')}
        description={t('question.commentHint')}
        rows={2}
        value={comment}
        onFocus={showQuestion}
        onChange={(said) => onType({ comment: said })}
      />
    </div>
  )
}
