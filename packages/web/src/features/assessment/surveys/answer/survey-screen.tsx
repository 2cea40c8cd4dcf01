import { Button, Skeleton } from '@mantine/core'
import { categories } from '@oktant/contract/kit/constants.ts'
import { printSurvey, type SurveyForm as Form } from '@oktant/contract/assessment/surveys/surveys.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { download } from '../../../../lib/api/download.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { notice } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { Question } from '../../questions/question.tsx'
import { mySurvey, sendAnswers, surveysChanged } from '../surveys.queries.ts'
import styles from './answer.module.css'
import { Done } from './done.tsx'
import { SurveyForm } from './survey-form.tsx'

/** A survey that one was invited to: to be filled in, or what became of it. */
export function SurveyScreen() {
  const { t } = useTranslation(['surveys', 'shell'])
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const { data, error, refetch } = useQuery(mySurvey(id))
  const title = data ? text(data.title) : t('shell:screen.survey')
  useTitle(title)
  if (isFailure(error, 'survey_not_found'))
    return (
      <div className="page">
        <h1 className="visually-hidden">{t('shell:screen.survey')}</h1>
        <EmptyState title={t('notFound.title')} hint={t('notFound.hint')} action={<ToAll />} />
      </div>
    )
  return (
    <div className="page">
      {data && <PageHeader title={title} />}
      {error && !data && <ErrorState isScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && <Shown key={data.id} survey={data} />}
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

function Shown({ survey }: { survey: Form }) {
  const { t } = useTranslation('surveys')
  const navigate = useNavigate()
  const [isDone, setDone] = useState(false)
  const closesDirectly = categories.closeAfterSubmit.some((one) => one === survey.categoryId)

  function done() {
    void surveysChanged()
    if (!closesDirectly) return setDone(true)
    notice.set({ text: t('done.title') })
    void navigate(paths.surveys)
  }

  if (isDone) return <Thanks survey={survey} />
  if (survey.state === 'open')
    return (
      <SurveyForm
        survey={survey}
        draftName={String(survey.id)}
        send={(answers) => sendAnswers(survey.id, answers)}
        onDone={done}
      />
    )
  if (survey.state === 'over')
    return <EmptyState title={t('over.title')} hint={t('over.hint')} action={<ToAll />} />
  return <Answered survey={survey} />
}

function Thanks({ survey }: { survey: Form }) {
  return (
    <div className={styles['done']}>
      <Done survey={survey} />
      <ToAll />
    </div>
  )
}

/** What was answered with one’s name, to be read again; of an anonymous survey nothing is known. */
function Answered({ survey }: { survey: Form }) {
  const { t } = useTranslation('surveys')
  if (survey.answers.length === 0)
    return (
      <EmptyState
        title={t('answered.title')}
        {...(survey.isAnonymous && {
          hint: t(survey.relation === 'self' ? 'answered.own' : 'answered.anonymous'),
        })}
        action={<ToAll />}
      />
    )
  const answers = new Map(survey.answers.map(({ versionId, answer }) => [versionId, answer]))
  return (
    <div className={styles['form']}>
      <p className={styles['lead']}>{t('answered.lead')}</p>
      {survey.questions.map((question) => (
        <div key={question.versionId} className={styles['card']}>
          <Question
            question={question}
            answer={answers.get(question.versionId) ?? ''}
            isReadOnly
            onAnswer={() => undefined}
          />
        </div>
      ))}
      <div className={styles['foot']}>
        <ToAll />
        <Print id={survey.id} />
      </div>
    </div>
  )
}

function Print({ id }: { id: number }) {
  const { t } = useTranslation('surveys')
  const printing = useMutation({
    mutationFn: () => download(printSurvey, { params: { id } }, `survey-${id}.pdf`),
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

function Waiting() {
  return (
    <LoadingState>
      <Skeleton h={40} w="60%" mb={24} />
      <Skeleton h={120} mb={20} />
      <Skeleton h={180} />
    </LoadingState>
  )
}
