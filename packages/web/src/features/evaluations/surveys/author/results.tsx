import { Button, Skeleton } from '@mantine/core'
import {
  exportSurveyResults,
  type QuestionResult,
  type SurveyResults,
} from '@oktant/contract/survey-administration.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { download } from '../../../../lib/api/download.ts'
import { useDates } from '../../../../lib/words/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record-screen.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/states.tsx'
import { surveyResults } from '../surveys.queries.ts'
import styles from './author.module.css'
import { useSurveyWords } from './survey-words.ts'

/** What was answered: how often each point was chosen, averages, and words in an order that tells nothing. */
export function Results({ id }: { id: number }) {
  const { t } = useTranslation('surveyAdmin')
  const { data, error, refetch } = useQuery(surveyResults(id))
  return (
    <RecordSection title={t('results.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton h={120} />
        </LoadingState>
      )}
      {data && data.state !== 'shown' && (
        <EmptyState
          title={t(`results.${data.state}`)}
          hint={t(`results.${data.state}Hint`, { count: data.leastAnswers })}
        />
      )}
      {data?.state === 'shown' && <Shown id={id} results={data} />}
    </RecordSection>
  )
}

function Shown({ id, results }: { id: number; results: SurveyResults }) {
  const { t } = useTranslation('surveyAdmin')
  const { shown, answered, questions } = results
  return (
    <>
      <p className={styles['quiet']}>
        {t('results.madeOf', { count: shown })}
        {shown < answered && ` ${t('results.waitingOnes', { count: answered - shown })}`}
      </p>
      <ol className={styles['questions']}>
        {questions.map((question) => (
          <li key={question.versionId}>
            <OneQuestion question={question} groups={results.groups} />
          </li>
        ))}
      </ol>
      <Export id={id} />
    </>
  )
}

function Export({ id }: { id: number }) {
  const { t } = useTranslation('surveyAdmin')
  const saving = useMutation({
    mutationFn: () => download(exportSurveyResults, { params: { id } }, 'survey.csv'),
  })
  const problem = useErrorText(saving.error)
  return (
    <div>
      <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
        {t('results.export')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

type OneProps = { question: QuestionResult; groups: SurveyResults['groups'] }

function OneQuestion({ question, groups }: OneProps) {
  const { t } = useTranslation('surveyAdmin')
  const text = useLocalText()
  const { comments, points } = question
  return (
    <>
      <h3>{text(question.question) || t('results.gap')}</h3>
      {points.length > 0 && question.groups.every((group) => group === null) && (
        <p className={styles['quiet']}>{t('results.tooFewHere')}</p>
      )}
      {points.length > 0 && question.groups.some((group) => group !== null) && (
        <Numbers question={question} groups={groups} />
      )}
      {points.length === 0 && comments.length === 0 && (
        <p className={styles['quiet']}>{t('results.noWords')}</p>
      )}
      {comments.length > 0 && (
        <ul className={styles['comments']}>
          {comments.map((comment, index) => (
            // NOTE: two people may have written the same words.
            <li key={index}>{comment}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** One row for each point, one column for each group, and below each its average. */
function Numbers({ question: { points, groups, type }, groups: whose }: OneProps) {
  const { t } = useTranslation('surveyAdmin')
  const { number } = useDates()
  const text = useLocalText()
  const { relation } = useSurveyWords()
  const columns = groups.flatMap((group, index) =>
    group ? [{ ...group, index, relations: whose[index]?.relations ?? [] }] : [],
  )
  const nameOf = (relations: SurveyResults['groups'][number]['relations']) =>
    relations.map(relation).join(', ') || t('results.everybody')
  return (
    <div className={styles['table']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('results.answer')}</th>
            {columns.map(({ index, relations, answers }) => (
              <th key={index} scope="col">
                {t('results.group', { name: nameOf(relations), count: answers })}
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
                  <strong>{average === null ? '–' : number(average)}</strong>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
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
      {number(count)}
    </span>
  )
}
