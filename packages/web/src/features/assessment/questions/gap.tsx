import { longestAnswerText, longestFreeText } from '@oktant/contract/kit/constants.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { type AnswerProps, readPicks } from './answers.ts'
import styles from './questions.module.css'

type SentenceProps = Pick<AnswerProps, 'question'> & { id?: string; children: ReactNode }

/** The sentence around what is missing in it. */
function Sentence({ id, question, children }: SentenceProps) {
  const text = useLocalText()
  const after = text(question.postAnswerText)
  const [sign = ''] = /^[.,;:!?]+/.exec(after) ?? []
  return (
    <p id={id} className={styles['sentence']}>
      {text(question.precedingText)}{' '}
      <span className={styles['held']}>
        {children}
        {sign}
      </span>
      {sign ? after.slice(sign.length) : ` ${after}`}
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
  const sentence = useId()
  if (isReadOnly && !answer) return <Unanswered question={question} />
  if (isReadOnly)
    return (
      <Sentence question={question}>
        <span className={styles['word']}>{answer}</span>
      </Sentence>
    )
  return (
    <Sentence id={sentence} question={question}>
      <input
        className={styles['gap']}
        type="text"
        aria-label={t('gap.word')}
        // NOTE: whoever comes to it by keys hears the field alone, and not what it is missing from.
        aria-describedby={describedBy ? `${sentence} ${describedBy}` : sentence}
        aria-invalid={describedBy ? true : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestAnswerText}
        value={answer}
        onChange={({ target }) => onAnswer(target.value)}
      />
    </Sentence>
  )
}

/** One word of several for a sentence. */
export function WordChoice({ question, answer, isReadOnly, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const [name, sentence] = [useId(), useId()]
  const [pick] = readPicks(answer)
  const picked = question.possibleAnswers.find(({ id }) => id === pick)
  return (
    <>
      <Sentence id={sentence} question={question}>
        <span className={styles['word']} data-empty={!picked || undefined}>
          {picked && text(picked.name)}
          {/* NOTE: a letter that is not seen, so that the line stays as high as with a word. */}
          {!picked && <span aria-hidden>{'\u00a0'}</span>}
          {!picked && <span className="visually-hidden">{t('gap.empty')}</span>}
        </span>
      </Sentence>
      <div className={styles['words']} role="radiogroup" aria-labelledby={sentence}>
        {question.possibleAnswers.map((option, index) => (
          <label key={option.id} className={styles['option']}>
            <input
              type="radio"
              name={name}
              checked={option.id === pick}
              disabled={isReadOnly}
              aria-describedby={index === 0 ? describedBy : undefined}
              onChange={() => onAnswer(String(option.id))}
            />
            <span>{text(option.name)}</span>
          </label>
        ))}
      </div>
    </>
  )
}

/** How much room is left when somebody is told so. */
const toldFrom = 500

/** An answer in one's own words. */
export function FreeText(props: AnswerProps) {
  const { question, answer, isReadOnly, describedBy, longestText = longestFreeText.evaluation } = props
  const { t } = useTranslation('questions')
  const left = Math.max(0, longestText - answer.length)
  // NOTE: in steps, as whoever listens would hear every letter counted.
  const letters = Math.ceil(left / 50) * 50
  const room = left > 0 ? t('freeText.left', { letters }) : t('freeText.full')
  if (isReadOnly && !answer) return <Unanswered question={question} />
  return (
    <>
      <textarea
        className={styles['text']}
        rows={7}
        // NOTE: what is only looked at may be somebody else’s.
        aria-label={t(isReadOnly ? 'freeText.given' : 'freeText.label')}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        maxLength={longestText}
        value={answer}
        readOnly={isReadOnly}
        onChange={({ target }) => props.onAnswer(target.value)}
      />
      <p role="status" className={styles['room']}>
        {!isReadOnly && left <= toldFrom && room}
      </p>
    </>
  )
}
