import { longestAnswerText } from '@oktant/contract/constants.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { type AnswerProps, readPicks } from './answers.ts'
import styles from './questions.module.css'

/** The sentence around what is missing in it. */
function Sentence({ question, children }: Pick<AnswerProps, 'question'> & { children: ReactNode }) {
  const text = useLocalText()
  const after = text(question.postAnswerText)
  return (
    <p className={styles['sentence']}>
      {text(question.precedingText)} {children}
      {/^[.,;:!?]/.test(after) ? after : ` ${after}`}
    </p>
  )
}

/** An empty field that nobody can fill would look like one that is broken. */
function Unanswered({ question }: Pick<AnswerProps, 'question'>) {
  const { t } = useTranslation('questions')
  return (
    <>
      {question.type === 'OW' && <Sentence question={question}>…</Sentence>}
      <p className={styles['hint']}>{t('notAnswered')}</p>
    </>
  )
}

/** A word to type into a sentence. */
export function Gap({ question, answer, isReadOnly, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  if (isReadOnly && !answer) return <Unanswered question={question} />
  return (
    <Sentence question={question}>
      <input
        className={styles['gap']}
        type="text"
        aria-label={t('gap.word')}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestAnswerText}
        value={answer}
        readOnly={isReadOnly}
        onChange={({ target }) => onAnswer(target.value)}
      />
    </Sentence>
  )
}

/** One word of several for a sentence. */
export function WordChoice({ question, answer, isReadOnly, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const name = useId()
  const [pick] = readPicks(answer)
  const picked = question.possibleAnswers.find(({ id }) => id === pick)
  return (
    <>
      <Sentence question={question}>
        <span className={styles['word']} data-empty={!picked || undefined}>
          {picked ? text(picked.name) : <span className="visually-hidden">{t('gap.empty')}</span>}
        </span>
      </Sentence>
      <div className={styles['words']}>
        {question.possibleAnswers.map((option) => (
          <label key={option.id} className={styles['option']}>
            <input
              type="radio"
              name={name}
              checked={option.id === pick}
              disabled={isReadOnly}
              aria-describedby={describedBy}
              onChange={() => onAnswer(String(option.id))}
            />
            <span>{text(option.name)}</span>
          </label>
        ))}
      </div>
    </>
  )
}

/** An answer in one's own words. */
export function FreeText({ question, answer, isReadOnly, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  if (isReadOnly && !answer) return <Unanswered question={question} />
  return (
    <textarea
      className={styles['text']}
      rows={7}
      // NOTE: what is only looked at may be somebody else’s.
      aria-label={t(isReadOnly ? 'freeText.given' : 'freeText.label')}
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      value={answer}
      readOnly={isReadOnly}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}
