import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { paths } from '../../../../lib/paths.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { invitedSurvey, sendInvitedAnswers } from '../surveys.queries.ts'
import styles from './answer.module.css'
import { Done } from './done.tsx'
import { SurveyForm } from './survey-form.tsx'

/** A survey for somebody without an account, by the one-time link of their invitation. */
export function InvitedSurveyScreen() {
  const invitation = useParams()['invitation'] ?? ''
  // NOTE: what was answered at another address is none of it.
  return <InvitedSurvey key={invitation} invitation={invitation} />
}

function InvitedSurvey({ invitation }: { invitation: string }) {
  const { t } = useTranslation(['surveys', 'shell'])
  const text = useLocalText()
  const isMember = useUser() !== null
  const { data, error, refetch } = useQuery(invitedSurvey(invitation))
  const [isDone, setDone] = useState(false)
  useTitle(data ? text(data.title) : t('shell:screen.invitedSurvey'))
  if (isFailure(error, 'survey_invitation_unknown'))
    return (
      <div className={styles['visitor']}>
        <h1 className="visually-hidden">{t('shell:screen.invitedSurvey')}</h1>
        <EmptyState title={t('unknown.title')} hint={t('unknown.hint')} action={<Away />} />
      </div>
    )
  if (error && !data)
    return (
      <div className={styles['visitor']}>
        <ErrorState isScreen error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className={styles['visitor']}>
        <LoadingState>
          <Skeleton h={40} w="60%" mb={24} />
          <Skeleton h={180} />
        </LoadingState>
      </div>
    )
  return (
    <div className={styles['visitor']}>
      <p className={styles['company']}>{data.company}</p>
      <h1>{text(data.title)}</h1>
      {isDone && <Done survey={data} />}
      {!isDone && data.state === 'open' && isMember && (
        <p className={styles['forwarded']}>{t('form.forwarded')}</p>
      )}
      {!isDone && data.state === 'open' && (
        <SurveyForm
          survey={data}
          draftName={`${data.id}:${invitation.slice(-8)}`}
          send={(answers) => sendInvitedAnswers(invitation, answers)}
          onDone={() => setDone(true)}
        />
      )}
      {!isDone && data.state === 'answered' && <EmptyState title={t('used.title')} hint={t('used.hint')} />}
      {!isDone && data.state === 'over' && <EmptyState title={t('over.title')} hint={t('over.hint')} />}
    </div>
  )
}

function Away() {
  const { t } = useTranslation('surveys')
  return (
    <Button component={Link} to={paths.overview} variant="default">
      {t('unknown.away')}
    </Button>
  )
}
