import { Checkbox, Radio, Textarea, TextInput } from '@mantine/core'
import type { ReviewQuestion } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { Scale } from '../../../../ui/scale/scale.tsx'
import styles from '../reviews.module.css'

type AnswerProps = {
  question: ReviewQuestion
  /** As it travels: ids with commas between them, `true` or `false`, or words. */
  value: string
  isReadOnly: boolean
  labelledBy: string
  describedBy: string | undefined
  onAnswer: (value: string) => void
}

/** The means to answer a question of the form, by its kind. */
export function Answer(props: AnswerProps) {
  const { question, value, isReadOnly } = props
  const { t } = useTranslation('reviews')
  if (isReadOnly && !value) return <p className={styles['quiet']}>{t('question.unanswered')}</p>
  switch (question.type) {
    case 'OP':
      return <OpinionAnswer {...props} />
    case 'MC':
      return <SeveralAnswer {...props} />
    case 'OWMC':
      return <OneAnswer {...props} />
    case 'TF':
      return <TruthAnswer {...props} />
    case 'OW':
      return <WordAnswer {...props} />
    default:
      return <WordsAnswer {...props} />
  }
}

function OpinionAnswer({ question, value, isReadOnly, labelledBy, describedBy, onAnswer }: AnswerProps) {
  const text = useLocalText()
  const points = question.possibleAnswers
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <Scale
        points={points.map(({ id, name, description }) => ({
          id,
          name: text(name),
          description: text(description),
        }))}
        rating={points.findIndex(({ id }) => String(id) === value)}
        isReadOnly={isReadOnly}
        describedBy={describedBy}
        onRating={(rating) => onAnswer(String(points[rating]?.id ?? ''))}
      />
    </div>
  )
}

function SeveralAnswer({ question, value, isReadOnly, labelledBy, describedBy, onAnswer }: AnswerProps) {
  const text = useLocalText()
  const picks = value.split(',').filter(Boolean)
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles['choices']}
    >
      {question.possibleAnswers.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={text(name)}
          checked={picks.includes(String(id))}
          disabled={isReadOnly}
          onChange={({ target }) =>
            onAnswer(
              (target.checked ? [...picks, String(id)] : picks.filter((one) => one !== String(id))).join(','),
            )
          }
        />
      ))}
    </div>
  )
}

type RadiosProps = AnswerProps & { choices: readonly { value: string; label: string }[] }

function Radios({ choices, value, isReadOnly, labelledBy, describedBy, onAnswer }: RadiosProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles['choices']}
    >
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={labelledBy}
          label={choice.label}
          checked={value === choice.value}
          disabled={isReadOnly}
          onChange={() => onAnswer(choice.value)}
        />
      ))}
    </div>
  )
}

function OneAnswer(props: AnswerProps) {
  const text = useLocalText()
  const choices = props.question.possibleAnswers.map(({ id, name }) => ({
    value: String(id),
    label: text(name),
  }))
  return <Radios {...props} choices={choices} />
}

function TruthAnswer(props: AnswerProps) {
  const { t } = useTranslation('reviews')
  const choices = (['true', 'false'] as const).map((value) => ({ value, label: t(`truth.${value}`) }))
  return <Radios {...props} choices={choices} />
}

function WordAnswer({ value, isReadOnly, labelledBy, describedBy, onAnswer }: AnswerProps) {
  if (isReadOnly) return <p>{value}</p>
  return (
    <TextInput
      className={styles['narrow'] ?? ''}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      maxLength={200}
      value={value}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}

function WordsAnswer({ value, isReadOnly, labelledBy, describedBy, onAnswer }: AnswerProps) {
  if (isReadOnly) return <p className={styles['pre']}>{value}</p>
  return (
    <Textarea
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      rows={5}
      maxLength={10_000}
      value={value}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}
