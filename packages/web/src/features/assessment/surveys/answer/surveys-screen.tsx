import { Button, Skeleton } from '@mantine/core'
import type { FeedbackItem } from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import type { SurveyItem } from '@oktant/contract/assessment/surveys/surveys.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { mySurveys, releasedFeedback } from '../surveys.queries.ts'
import styles from './answer.module.css'

/** The surveys that one was invited to: what waits, and what is done; above them, what else is to be filled in. */
export function SurveysScreen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['surveys', 'shell'])
  const { data, error, refetch } = useQuery(mySurveys)
  const waiting = data?.filter(({ state }) => state === 'open') ?? []
  const others = data?.filter(({ state }) => state !== 'open') ?? []
  const released = useQuery(releasedFeedback).data ?? []
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.surveys')} lead={t('lead')} />
      {children}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton h={84} mb={12} />
          <Skeleton h={84} />
        </LoadingState>
      )}
      {released.length > 0 && <Released all={released} />}
      {data?.length === 0 && <EmptyState title={t('none.title')} hint={t('none.hint')} />}
      {data && data.length > 0 && (
        <Part title={t('waiting.title')} surveys={waiting} none={t('waiting.none')} />
      )}
      {others.length > 0 && <Part title={t('others.title')} surveys={others} none="" />}
    </div>
  )
}

/** Feedback that can be read: about oneself, or about somebody whom one leads. */
function Released({ all }: { all: FeedbackItem[] }) {
  const { t } = useTranslation('surveys')
  const text = useLocalText()
  const { day } = useDates()
  return (
    <section className={styles['part']} aria-label={t('feedback.title')}>
      <h2>{t('feedback.title')}</h2>
      <ul className={styles['list']}>
        {all.map(({ id, title, about, isOwn, releasedOn }) => (
          <li key={id}>
            <div className={styles['words']}>
              <strong>{text(title)}</strong>
              <p>
                {isOwn ? t('feedback.own') : t('feedback.of', { name: about })}{' '}
                {t('feedback.since', { day: day(releasedOn) })}
              </p>
            </div>
            <Button
              component={Link}
              to={generatePath(paths.feedback, { id: String(id) })}
              variant="default"
              aria-label={t('feedback.readNamed', { name: text(title) })}
            >
              {t('feedback.read')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Part({ title, surveys, none }: { title: string; surveys: SurveyItem[]; none: string }) {
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      {surveys.length === 0 && <p className={styles['quiet']}>{none}</p>}
      <ul className={styles['list']}>
        {surveys.map((survey) => (
          <li key={survey.id}>
            <Survey survey={survey} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Survey({ survey }: { survey: SurveyItem }) {
  const { t } = useTranslation('surveys')
  const text = useLocalText()
  const { day } = useDates()
  const { id, title, isAnonymous, relation, about, closesOn, state } = survey
  const name = text(title)
  const isNameless = isAnonymous && relation !== 'self'
  const facts = [
    // NOTE: most titles name the person already.
    about &&
      (relation === 'self' ? t('about.own') : !name.includes(about) && t('about.other', { name: about })),
    // NOTE: somebody may be asked for feedback on one person more than once.
    relation && relation !== 'self' && t(`about.${relation}`),
    t(isNameless ? 'item.anonymous' : 'item.named'),
    state === 'open' && closesOn && t('until', { day: day(closesOn) }),
    state !== 'open' && t(`item.${state}`),
  ]
  return (
    <>
      <div className={styles['words']}>
        <strong>{name}</strong>
        <p>{facts.filter(Boolean).join(' ')}</p>
      </div>
      {state !== 'over' && (
        <Button
          component={Link}
          to={generatePath(paths.survey, { id: String(id) })}
          variant={state === 'open' ? 'filled' : 'default'}
          aria-label={t(state === 'open' ? 'item.answerNamed' : 'item.openNamed', { name })}
        >
          {t(state === 'open' ? 'item.answer' : 'item.open')}
        </Button>
      )}
    </>
  )
}
