import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { type AnswerProps, readPicks, writePicks } from './answers.ts'
import { Hint } from './hint.tsx'
import styles from './questions.module.css'

const turned = (picks: readonly number[], id: number) =>
  picks.includes(id) ? picks.filter((pick) => pick !== id) : [...picks, id]

const nothing = { en: '', de: '' }

/** Any number of several answers. */
export function Choices({ question, answer, isReadOnly, keepsRoom, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const picks = readPicks(answer)
  return (
    <>
      <Hint isReadOnly={isReadOnly} keepsRoom={keepsRoom}>
        {t(question.fullScore > 0 ? 'choices.hint' : 'choices.hintUnscored')}
      </Hint>
      <div className={styles['options']}>
        {question.possibleAnswers.map(({ id, name, pictureURL, pictureAlt = nothing }, index) => (
          <label key={id} className={styles['option']}>
            <input
              type="checkbox"
              checked={picks.includes(id)}
              disabled={isReadOnly}
              aria-describedby={index === 0 ? describedBy : undefined}
              onChange={() => onAnswer(writePicks(turned(picks, id)))}
            />
            {pictureURL && <img className={styles['small']} src={pictureURL} alt={text(pictureAlt)} />}
            <span>{text(name) || (pictureURL && t('pictureAnswer'))}</span>
          </label>
        ))}
      </div>
    </>
  )
}

/** Pictures to choose from, with the words that belong to them. */
export function Pictures({ question, answer, isReadOnly, keepsRoom, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const picks = readPicks(answer)
  return (
    <>
      <Hint isReadOnly={isReadOnly} keepsRoom={keepsRoom}>
        {t(question.fullScore > 0 ? 'choices.hint' : 'choices.hintUnscored')}
      </Hint>
      <div className={styles['pictures']}>
        {question.possibleAnswers.map(({ id, name, pictureURL, pictureAlt = nothing }, index) => (
          <label key={id} className={styles['tile']}>
            {pictureURL && (
              <img
                src={pictureURL}
                alt={text(pictureAlt) || (text(name) ? '' : t('choices.picture', { number: index + 1 }))}
              />
            )}
            <span className={styles['caption']}>
              <input
                type="checkbox"
                checked={picks.includes(id)}
                disabled={isReadOnly}
                aria-describedby={index === 0 ? describedBy : undefined}
                onChange={() => onAnswer(writePicks(turned(picks, id)))}
              />
              <span>{text(name)}</span>
            </span>
          </label>
        ))}
      </div>
    </>
  )
}

/** True or false. */
export function Truth({ answer, isReadOnly, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  const name = useId()
  return (
    <div className={styles['options']}>
      {(['true', 'false'] as const).map((value, index) => (
        <label key={value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            checked={answer === value}
            disabled={isReadOnly}
            aria-describedby={index === 0 ? describedBy : undefined}
            onChange={() => onAnswer(value)}
          />
          <span>{t(`truth.${value}`)}</span>
        </label>
      ))}
    </div>
  )
}
