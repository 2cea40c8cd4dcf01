import type { SurveyResults } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useSurveyWords } from '../author/survey-words.ts'
import { Compared, type OneProps } from './compared.tsx'
import styles from './results.module.css'

/** What was answered, question by question. */
export function QuestionResults({ results: { questions, groups } }: { results: SurveyResults }) {
  return (
    <ol className={styles['questions']}>
      {questions.map((question) => (
        <li key={question.versionId}>
          <OneQuestion question={question} groups={groups} />
        </li>
      ))}
    </ol>
  )
}

function OneQuestion({ question, groups }: OneProps) {
  const { t } = useTranslation('surveyAdmin')
  const text = useLocalText()
  const { comments, ownComments, points, type } = question
  const nobodyWrote = comments.length + ownComments.length === 0
  const isWritten = type === 'FT' || type === 'OW'
  return (
    <>
      <h3>{text(question.question) || t('results.gap')}</h3>
      {points.length > 0 && question.groups.every((group) => group === null) && (
        <p className={styles['quiet']}>{t('results.tooFewHere')}</p>
      )}
      {points.length > 0 && question.groups.some((group) => group !== null) && (
        <>
          <Compared question={question} groups={groups} />
          <Numbers question={question} groups={groups} />
        </>
      )}
      {points.length === 0 && nobodyWrote && (
        <p className={styles['quiet']}>{t(isWritten ? 'results.noWords' : 'results.tooFewHere')}</p>
      )}
      {ownComments.length > 0 && <Comments name={t('relation.self')} lines={ownComments} isOwn />}
      {comments.length > 0 && (
        <Comments name={ownComments.length > 0 ? t('results.others') : ''} lines={comments} />
      )}
    </>
  )
}

type CommentsProps = { name: string; lines: readonly string[]; isOwn?: boolean }

/** What was written, the same words once; where one’s own words stand beside those of others, each says whose they are. */
function Comments({ name, lines, isOwn }: CommentsProps) {
  const { t } = useTranslation('surveyAdmin')
  const counted = new Map<string, number>()
  for (const line of lines) counted.set(line, (counted.get(line) ?? 0) + 1)
  return (
    <>
      {name && <h4>{name}</h4>}
      <ul className={styles['comments']} data-own={isOwn}>
        {[...counted].map(([line, count]) => (
          <li key={line}>
            {line}
            {count > 1 && <span className={styles['times']}> {t('results.times', { count })}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** One row for each point, one column for each group, and below each its average. */
function Numbers({ question: { question, points, groups, type }, groups: whose }: OneProps) {
  const { t } = useTranslation('surveyAdmin')
  const text = useLocalText()
  const { group: nameOf } = useSurveyWords()
  const columns = groups.flatMap((group, index) =>
    group ? [{ ...group, index, relations: whose[index]?.relations ?? [] }] : [],
  )
  return (
    <div
      className={styles['table']}
      role="group"
      aria-label={text(question) || t('results.gap')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('results.answer')}</th>
            {columns.map(({ index, relations, answers }) => (
              <th key={index} scope="col">
                {t('results.group', { name: nameOf(relations, whose), count: answers })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, name }, place) => (
            <tr key={key}>
              <th scope="row">
                {text(name) || (type === 'TF' ? t(key === 'true' ? 'results.true' : 'results.false') : key)}
              </th>
              {columns.map(({ index, counts, answers }) => (
                <td key={index}>
                  <Chosen count={counts[place] ?? 0} of={answers} />
                </td>
              ))}
            </tr>
          ))}
          {type === 'OP' && (
            <tr>
              <th scope="row">{t('results.average', { most: points.length - 1 })}</th>
              {columns.map(({ index, average }) => (
                <td key={index}>
                  <Averaged average={average} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** In line with the figures above it, which stand after bars. */
function Averaged({ average }: { average: number | null }) {
  const { oneDecimal } = useDates()
  return (
    <span className={styles['chosen']}>
      <span className={styles['bar']} data-blank aria-hidden />
      <strong className={styles['count']}>{average === null ? '–' : oneDecimal(average)}</strong>
    </span>
  )
}

function Chosen({ count, of }: { count: number; of: number }) {
  const { number } = useDates()
  const share = of === 0 ? 0 : Math.round((count / of) * 100)
  return (
    <span className={styles['chosen']}>
      <span className={styles['bar']} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </span>
      <span className={styles['count']}>{number(count)}</span>
    </span>
  )
}
