import { Button, Skeleton } from '@mantine/core'
import { type Feedback, printFeedback } from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { download } from '../../../../lib/api/download.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { paths } from '../../../../lib/paths.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { feedback } from '../surveys.queries.ts'
import { hasOwnView } from '../author/survey-words.ts'
import { QuestionResults } from './question-results.tsx'
import styles from './results.module.css'

/** Released feedback about oneself, or about somebody whom one leads: oneself beside the others, and words. */
export function FeedbackScreen() {
  const { t } = useTranslation(['surveys', 'shell'])
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const { data, error, refetch } = useQuery(feedback(id))
  useTitle(data ? text(data.title) : t('shell:screen.feedback'))
  if (isFailure(error, 'survey_not_found'))
    return (
      <div className="page">
        <h1 className="visually-hidden">{t('shell:screen.feedback')}</h1>
        <EmptyState title={t('feedback.notFound')} hint={t('feedback.notFoundHint')} action={<ToAll />} />
      </div>
    )
  return (
    <div className="page">
      {error && !data && <ErrorState isScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton h={40} w="60%" mb={24} />
          <Skeleton h={240} />
        </LoadingState>
      )}
      {data && <Shown feedback={data} />}
    </div>
  )
}

function ToAll() {
  const { t } = useTranslation('surveys')
  return (
    <Button component={Link} to={paths.surveys} variant="default">
      {t('all')}
    </Button>
  )
}

function Shown({ feedback: { id, title, about, isOwn, releasedOn, results } }: { feedback: Feedback }) {
  const { t } = useTranslation('surveys')
  const text = useLocalText()
  const { day } = useDates()
  const whose = isOwn ? t('feedback.own') : t('feedback.of', { name: about })
  return (
    <>
      <PageHeader
        title={text(title)}
        lead={`${whose} ${t('feedback.since', { day: day(releasedOn) })}`}
        tools={<Print id={id} />}
      />
      {results.state === 'shown' ? (
        <section className={`card ${styles['sheet']}`} aria-label={t('feedback.results')}>
          <h2>{t('feedback.results')}</h2>
          <p className={styles['quiet']}>
            {t(hasOwnView(results) ? 'feedback.madeOfOwn' : 'feedback.madeOf', { count: results.shown })}{' '}
            {t('feedback.nameless', { count: results.leastAnswers })}
          </p>
          <QuestionResults results={results} />
        </section>
      ) : (
        <EmptyState title={t('feedback.tooFew')} />
      )}
    </>
  )
}

function Print({ id }: { id: number }) {
  const { t } = useTranslation('surveys')
  const printing = useMutation({
    mutationFn: () => download(printFeedback, { params: { id } }, `feedback-${id}.pdf`),
  })
  const problem = useErrorText(printing.error)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        loading={printing.isPending}
        onClick={() => printing.mutate()}
      >
        {t('print')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
