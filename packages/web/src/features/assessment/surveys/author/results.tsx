import { Button, Skeleton } from '@mantine/core'
import {
  exportSurveyResults,
  type SurveyRecord,
  type SurveyResults,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { download } from '../../../../lib/api/download.ts'
import { useNow } from '../../../../lib/time/now.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { PrintButton, Printed } from '../../../../ui/printed/printed.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { QuestionResults } from '../results/question-results.tsx'
import { surveyResults } from '../surveys.queries.ts'
import styles from './author.module.css'
import { hasOwnView } from './survey-words.ts'

/** What was answered: how often each point was chosen, averages, and words in an order that tells nothing. */
export function Results({ survey }: { survey: SurveyRecord }) {
  const { t } = useTranslation('surveyAdmin')
  const { day } = useDates()
  const { id, stage, opensOn } = survey
  const { data, error, refetch } = useQuery(surveyResults(id))
  return (
    <RecordSection title={t('results.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton h={120} />
        </LoadingState>
      )}
      {data && data.state !== 'shown' && stage === 'planned' && (
        <EmptyState title={t('results.planned')} hint={t('results.plannedHint', { day: day(opensOn) })} />
      )}
      {data && data.state !== 'shown' && stage !== 'planned' && (
        <EmptyState
          title={t(missing(survey, data))}
          hint={t(`results.${data.state}Hint`, { count: data.leastAnswers })}
        />
      )}
      {data?.state === 'shown' && <Shown survey={survey} results={data} />}
    </RecordSection>
  )
}

/** Why there is nothing to be seen of a survey that has begun. */
function missing({ stage, answered }: SurveyRecord, { state }: SurveyResults) {
  const isOver = stage === 'closed'
  if (answered === 0) return isOver ? 'results.nobody' : 'results.nobodyYet'
  if (isOver || state === 'shown') return 'results.tooFewEnd'
  return `results.${state}` as const
}

type ShownProps = { survey: Pick<SurveyRecord, 'id' | 'title' | 'stage'>; results: SurveyResults }

function Shown({ survey: { id, title, stage }, results }: ShownProps) {
  const { t } = useTranslation('surveyAdmin')
  const text = useLocalText()
  const { short } = useDates()
  const { shown, answered } = results
  return (
    <Printed title={text(title)} lead={t('results.asOf', { day: short(useNow()) })}>
      <p className={styles['quiet']}>
        {t(hasOwnView(results) ? 'results.madeOfOwn' : 'results.madeOf', { count: shown })}
        {shown < answered &&
          ` ${t(stage === 'closed' ? 'results.leftOver' : 'results.waitingOnes', { count: answered - shown })}`}
      </p>
      <QuestionResults results={results} />
      <div className={styles['actions']} data-print="hide">
        <PrintButton label={t('results.print')} />
        <Export id={id} />
      </div>
    </Printed>
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
