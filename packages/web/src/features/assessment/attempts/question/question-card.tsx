import { Button } from '@mantine/core'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { beyond, verdictOf } from '@oktant/contract/assessment/questions/verdicts.ts'
import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react'
import { type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { Question } from '../../questions/question.tsx'
import type { Underway } from '../keep/documents.ts'
import { isAnswered } from './answered.ts'
import card from './question-card.module.css'
import { type RightAnswer, rightAnswers } from './right-answer.ts'
import styles from '../runner.module.css'
import { SupportingDocument } from './supporting-document.tsx'

type QuestionCardProps = {
  row: QuestionScore
  number: number
  count: number
  /** Nothing can be answered here: it is closed, or only looked at. */
  isReadOnly?: boolean
  onAnswer?: (given: { answer: string } | { ftAnswer: string }) => void
  /** With nothing, what is there goes. */
  onDocument?: ((file: File | null) => void) | undefined
  /** A document on its way. */
  underway?: ReturnType<Underway['get']>
  headingRef?: Ref<HTMLHeadingElement>
  /** Answers are recorded alone: there are no points, and nobody marks them. */
  isUnscored?: boolean
  /** Beneath the title of a page, or of a part of it. */
  level?: 'h2' | 'h3'
  /** Submits this question alone. */
  submit?: { isBusy: boolean; onSubmit: () => void }
}

/** One question: what is asked, the answer, and what its author says to that. */
export function QuestionCard(props: QuestionCardProps) {
  const { row, number, count, isReadOnly = false, onAnswer, onDocument, underway, headingRef, submit } = props
  const { isUnscored = false } = props
  const Heading = props.level ?? 'h3'
  const { t } = useTranslation('attempts')
  const message = useMessage()
  const heading = useId()
  const isText = row.question.type === 'FT'
  const isClosed = isReadOnly || row.submitted
  const [wasOpen] = useState(!isClosed)
  const isUnsubmitted = submit && isAnswered(row)
  const required = isUnsubmitted ? t('question.unsubmitted') : message(messages.response_required)
  return (
    <section className={styles['card']} id={`question-${row.id}`} aria-labelledby={heading}>
      <Heading
        id={heading}
        ref={headingRef}
        tabIndex={-1}
        className={count > 1 ? styles['number'] : 'visually-hidden'}
      >
        {count > 1 ? t('question.number', { number, count }) : t('question.only')}
      </Heading>
      <Question
        question={isUnscored ? { ...row.question, fullScore: 0 } : row.question}
        answer={isText ? row.ftAnswer : row.answer}
        isReadOnly={isClosed}
        keepsRoom={wasOpen}
        isMandatory={row.mandatory && !isClosed}
        error={row.error ? required : undefined}
        onAnswer={(given) => onAnswer?.(isText ? { ftAnswer: given } : { answer: given })}
      >
        {row.question.allowSupportingDocuments && (
          <SupportingDocument row={row} isReadOnly={isClosed} underway={underway} onDocument={onDocument} />
        )}
      </Question>
      <div aria-live="polite" className={styles['said']}>
        <Told row={row} isUnscored={isUnscored} />
        <Overridden row={row} />
      </div>
      {submit && !isClosed && (
        <div className={styles['cardFoot']}>
          {row.noOfTries > 0 && <span>{t('question.triesLeft', { count: row.triesLeft })}</span>}
          <Button loading={submit.isBusy} onClick={submit.onSubmit}>
            {t(row.noOfTries > 0 ? 'question.submitAgain' : 'question.submit')}
          </Button>
        </div>
      )}
    </section>
  )
}

const signs = { right: IconCircleCheck, partly: IconCircleHalf2, wrong: IconCircleX }

/** What became of the answer: the author’s words, or that it was taken. */
function Told({ row, isUnscored }: { row: QuestionScore; isUnscored: boolean }) {
  const { t } = useTranslation(['attempts', 'questions'])
  const text = useLocalText()
  const { number } = useDates()
  const { isRight, feedback, noOfTries, submitted, score, question, comment } = row
  const { fullScore } = question
  const verdict = verdictOf(row, fullScore) ?? 'wrong'
  const Sign = signs[verdict]
  const right = rightAnswers(row, {
    text,
    yes: t('questions:truth.true'),
    no: t('questions:truth.false'),
    picture: (place) => t('questions:choices.picture', { number: place }),
  })
  if (question.type === 'FT' && score !== null)
    return (
      <div className={card['told']} data-verdict={verdict}>
        <Sign aria-hidden />
        <div>
          <strong>
            {t('told.score', { score: number(score), of: number(fullScore), count: fullScore })}
          </strong>
          {feedback && <p>{text(feedback)}</p>}
          {comment && <p className={styles['comment']}>{comment}</p>}
        </div>
      </div>
    )
  if (question.type === 'FT' && comment && !submitted) return <ToHeed comment={comment} />
  if (isRight === null) {
    if (noOfTries === 0 || !submitted) return null
    const isMarked = question.type === 'FT' && !isUnscored
    return <p className={card['taken']}>{t(isMarked ? 'told.assessor' : 'told.taken')}</p>
  }
  const said = feedback ? beyond(t(isRight ? 'told.right' : 'told.wrong'), text(feedback)) : ''
  return (
    <div className={card['told']} data-verdict={verdict}>
      <Sign aria-hidden />
      <div>
        <strong>{t(`told.${verdict}`)}</strong>
        {said && <p>{said}</p>}
        {verdict !== 'right' && <Solution right={right} />}
        {score !== null && (
          <p>{t('told.score', { score: number(score), of: number(fullScore), count: fullScore })}</p>
        )}
        {comment && <p className={styles['comment']}>{comment}</p>}
      </div>
    </div>
  )
}

/** What would have been right: a word in the line, or several and what is seen one below the other. */
function Solution({ right: [first, ...others] }: { right: RightAnswer[] }) {
  const { t } = useTranslation('attempts')
  if (first === undefined) return null
  if (others.length === 0 && first.pictureURL === null)
    return <p>{t('told.solution', { answer: first.words })}</p>
  return (
    <>
      <p>{t('told.solutions')}</p>
      <ul className={card['solutions']}>
        {[first, ...others].map(({ words, pictureURL }) => (
          <li key={words}>
            {pictureURL && <img src={pictureURL} alt="" />}
            {words}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Points that a person gave in the place of others, and why. */
function Overridden({ row: { override, score } }: { row: QuestionScore }) {
  const { t } = useTranslation('attempts')
  const { number } = useDates()
  if (!override) return null
  const { before, reason } = override
  return (
    <figure className={styles['assessed']}>
      <figcaption>
        {before === null || score === null
          ? t('override.title')
          : t('override.points', { before: number(before), now: number(score) })}
      </figcaption>
      <blockquote>{reason}</blockquote>
    </figure>
  )
}

/** What its assessor said when it came back. */
function ToHeed({ comment }: { comment: string }) {
  const { t } = useTranslation('attempts')
  return (
    <figure className={styles['assessed']}>
      <figcaption>{t('result.comment')}</figcaption>
      <blockquote>{comment}</blockquote>
    </figure>
  )
}
