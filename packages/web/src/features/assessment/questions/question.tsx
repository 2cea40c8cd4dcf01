import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import type { AnswerProps } from './answers.ts'
import { Choices, Pictures, Truth } from './choices.tsx'
import { FreeText, Gap, WordChoice } from './gap.tsx'
import { Matching } from './matching.tsx'
import { QuestionPicture } from './question-picture.tsx'
import { Scale } from './scale.tsx'
import styles from './questions.module.css'

const parts: Record<QuestionType, ComponentType<AnswerProps>> = {
  MC: Choices,
  OWMC: WordChoice,
  OW: Gap,
  TF: Truth,
  DD: Matching,
  TI: Pictures,
  OP: Scale,
  FT: FreeText,
}

/** What stands over a question whose words are the answer's own; any other has none while it is being written. */
const unasked: Partial<Record<QuestionType, 'gap.choose' | 'gap.fill'>> = {
  OW: 'gap.fill',
  OWMC: 'gap.choose',
}

/** From how many letters on a question is a text to read, and no headline. */
const longHeading = 180

type QuestionProps = Pick<AnswerProps, 'question' | 'answer' | 'keepsRoom' | 'longestText' | 'onAnswer'> & {
  isReadOnly?: boolean
  /** Must be answered before the whole can be submitted. */
  isMandatory?: boolean
  /** What is missing or wrong; the question is marked with it. */
  error?: string | undefined
  /** What stands below the answer: feedback, a document to send with it. */
  children?: ReactNode
}

/** One question with the means to answer it; it keeps nothing by itself. */
export function Question(props: QuestionProps) {
  const {
    question,
    answer,
    keepsRoom,
    longestText,
    onAnswer,
    isReadOnly = false,
    isMandatory = false,
  } = props
  const { error, children } = props
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const id = useId()
  const Answer = parts[question.type]
  const asked = text(question.description)
  return (
    <fieldset className={styles['question']} data-wrong={error ? true : undefined}>
      <legend
        className={styles['asked']}
        data-empty={!asked || undefined}
        data-long={asked.length > longHeading || undefined}
      >
        {asked || t(unasked[question.type] ?? 'noText')}
        {isMandatory && (
          <span className={styles['mandatory']} title={t('mandatory')}>
            <span aria-hidden>{'\u00a0*'}</span>
            <span className="visually-hidden">{t('mandatory')}</span>
          </span>
        )}
      </legend>
      {question.fullScore > 0 && (
        <p className={styles['points']}>{t('points', { count: question.fullScore })}</p>
      )}
      <QuestionPicture question={question} />
      <Answer
        question={question}
        answer={answer}
        isReadOnly={isReadOnly}
        keepsRoom={keepsRoom}
        describedBy={error ? id : undefined}
        longestText={longestText}
        onAnswer={onAnswer}
      />
      {error && (
        <p id={id} className={styles['error']}>
          <IconAlertCircle size={18} aria-hidden />
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
