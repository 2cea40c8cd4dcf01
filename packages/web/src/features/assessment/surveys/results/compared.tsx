import type {
  QuestionResult,
  SurveyResults,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useSurveyWords } from '../author/survey-words.ts'
import styles from './results.module.css'

export type OneProps = { question: QuestionResult; groups: SurveyResults['groups'] }

/** The averages of a scale side by side; one’s own view is hatched, so that no colour is needed to tell it. */
export function Compared({ question, groups: whose }: OneProps) {
  const { t } = useTranslation('surveyAdmin')
  const { oneDecimal } = useDates()
  const { group: nameOf } = useSurveyWords()
  const most = question.points.length - 1
  const rows = question.groups.flatMap((group, index) =>
    group && group.average !== null
      ? [{ index, average: group.average, relations: whose[index]?.relations ?? [] }]
      : [],
  )
  if (rows.length < 2 || most < 1) return null
  return (
    <ul className={styles['compared']} aria-label={t('results.compared')}>
      {rows.map(({ index, average, relations }) => (
        <li key={index}>
          <span>{nameOf(relations, whose)}</span>
          <span className={styles['track']} data-own={relations[0] === 'self' || undefined} aria-hidden>
            <span style={{ width: `${(average / most) * 100}%` }} />
          </span>
          <span className={styles['value']}>{t('results.ofMost', { value: oneDecimal(average), most })}</span>
        </li>
      ))}
    </ul>
  )
}
