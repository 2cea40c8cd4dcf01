import type { LearnerQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import styles from './questions.module.css'

/** The picture that a question is about. */
export function QuestionPicture({
  question,
}: {
  question: Pick<LearnerQuestion, 'pictureURL' | 'pictureAlt'>
}) {
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const { pictureURL, pictureAlt } = question
  if (!pictureURL) return null
  return (
    <img
      className={styles['picture']}
      src={pictureURL}
      alt={(pictureAlt && text(pictureAlt)) || t('picture')}
    />
  )
}
