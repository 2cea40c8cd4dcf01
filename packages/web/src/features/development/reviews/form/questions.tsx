import type { QuestionPart, ReviewQuestion } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import styles from '../reviews.module.css'
import { Answer } from './answer.tsx'
import { Document } from './document.tsx'
import { Evidence } from './evidence.tsx'
import { Fault, TextField, useFaultWords } from './fields.tsx'
import type { ReviewForm } from '../state/review-form.ts'
import { useSides } from '../state/sides.ts'

type QuestionsProps = { form: ReviewForm; part: QuestionPart; title: string }

/** The questions of one part of the form. */
export function Questions({ form, part, title }: QuestionsProps) {
  const questions = form.review.questions.filter((one) => one.part === part)
  if (questions.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['objectives']} aria-label={title}>
        {questions.map((question) => (
          <Question key={question.id} form={form} question={question} />
        ))}
      </ul>
    </>
  )
}

const fieldOf = ({ id, type }: ReviewQuestion) => `question.${id}.${type === 'FT' ? 'ftAnswer' : 'answer'}`

function Question({ form, question }: { form: ReviewForm; question: ReviewQuestion }) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const faults = useFaultWords()
  const sides = useSides(form.review)
  const [heading, wrong] = [useId(), useId()]
  const { id, questionText, precedingText, type, answer, ftAnswer, mandatory, managerText } = question
  const field = fieldOf(question)
  const isWrong = form.faultAt(field) !== undefined || form.faultAt(`question.${id}`) !== undefined
  const asked = text(questionText) || text(precedingText)
  return (
    <li className={styles['item']} data-field={field} data-wrong={isWrong || undefined}>
      <h4 id={heading}>
        {asked}
        {mandatory && <span className={styles['must']}> {t('mandatory')}</span>}
      </h4>
      <AnsweredBy form={form} question={question} />
      {form.review.rejectedItems.includes(`question.${id}`) && (
        <p className={styles['named']}>{t('rejected.named')}</p>
      )}
      <Answer
        question={question}
        value={form.valueOf(field, type === 'FT' ? ftAnswer : answer)}
        isReadOnly={!form.may(field)}
        labelledBy={heading}
        describedBy={isWrong ? wrong : undefined}
        onAnswer={(value) => form.write(field, value)}
      />
      {isWrong && <Fault id={wrong}>{faults(field)}</Fault>}
      <Document form={form} question={question} asked={asked} />
      <TextField
        form={form}
        field={`question.${id}.managerText`}
        known={managerText}
        label={sides.other('comment')}
        isLong
      />
      <Evidence form={form} target={`question.${id}`} name={asked} />
    </li>
  )
}

/** Who answers it, for everybody else. */
function AnsweredBy({
  form: { review },
  question: { answeredBy },
}: {
  form: ReviewForm
  question: ReviewQuestion
}) {
  const { t } = useTranslation('reviews')
  if (answeredBy === review.side) return null
  const leads = answeredBy === 'questionManager' ? (review.questionManager ?? review.manager) : review.manager
  const who = answeredBy === 'person' ? review.user : leads
  return who && <p className={styles['quiet']}>{t('question.answeredBy', { name: who.name })}</p>
}
