import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { Scale as Points } from '../../../ui/scale/scale.tsx'
import type { AnswerProps } from './answers.ts'
import { Hint } from './hint.tsx'

/** An opinion on a scale. */
export function Scale({ question, answer, isReadOnly, keepsRoom, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const points = question.answerSet?.possibleAnswers ?? []
  return (
    <>
      <Hint isReadOnly={isReadOnly} keepsRoom={keepsRoom}>
        {t('scale.hint')}
      </Hint>
      <Points
        points={points.map(({ id, name, description }) => ({
          id,
          name: text(name),
          description: text(description),
        }))}
        rating={points.findIndex(({ id }) => String(id) === answer)}
        isReadOnly={isReadOnly}
        describedBy={describedBy}
        onRating={(rating) => onAnswer(String(points[rating]?.id ?? ''))}
      />
    </>
  )
}
