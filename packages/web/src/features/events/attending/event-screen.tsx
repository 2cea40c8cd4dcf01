import { Button, Skeleton } from '@mantine/core'
import type { LearnerEvent } from '@oktant/contract/events/event-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { idFrom } from '../../../lib/api/ids.ts'
import { isFailure } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { event, useDownloadEvent } from './attending.queries.ts'
import { joinOf } from './attending.rules.ts'
import { useDaysToGo } from './attending-words.ts'
import styles from './attending.module.css'
import { EventAbout } from './event-about.tsx'
import { StatePill } from './event-row.tsx'
import { Recordings } from './recordings/recordings.tsx'
import { SeatPanel } from './seat-panel.tsx'

const linkPollMs = 60_000

/** One event, at either of its addresses. */
export function EventScreen() {
  const id = idFrom(useParams()['id'])
  return <div className="page">{id ? <Loaded key={id} id={id} /> : <NotFound />}</div>
}

/** NOTE: the link into a webinar is not handed out before its time, so a page that waits for it asks again. */
const waitsForLink = (found: LearnerEvent | undefined) =>
  found?.webinarProvider === 'link' && !found.skypeMeeting && joinOf(found, new Date()) !== null

function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    ...event(id),
    refetchInterval: ({ state }) => (waitsForLink(state.data) ? linkPollMs : false),
  })
  if (isFailure(error, 'event_not_found')) return <NotFound />
  if (error && !data) return <ErrorState isScreen error={error} onRetry={() => void refetch()} />
  return data ? <Found event={data} /> : <Waiting />
}

function Found({ event: found }: { event: LearnerEvent }) {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  const days = useDaysToGo(found)
  useTitle(text(found.name))
  return (
    <>
      <BackLink to={paths.events} label={t('back')} />
      <header className={styles['head']}>
        <h1>{text(found.name)}</h1>
        <p className={styles['pills']}>
          <StatePill event={found} />
          {days && <span className="pill">{days}</span>}
        </p>
      </header>
      {found.startsAt && <ToCalendar id={found.id} />}
      <div className={styles['columns']}>
        <div className={styles['about']}>
          <EventAbout event={found} />
          <Recordings id={found.id} />
        </div>
        <SeatPanel event={found} />
      </div>
    </>
  )
}

function ToCalendar({ id }: { id: number }) {
  const { t } = useTranslation('attending')
  const file = useDownloadEvent(id)
  const problem = useErrorText(file.error)
  return (
    <div className={styles['deeds']}>
      <Button variant="subtle" loading={file.isPending} onClick={() => file.mutate()}>
        {t('event.toCalendar')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation('attending')
  return (
    <>
      <h1 className="visually-hidden">{t('event.title')}</h1>
      <LoadingState>
        <Skeleton height={44} width="60%" mb={24} />
        <Skeleton height={220} radius={18} mb={16} />
        <Skeleton height={160} radius={18} />
      </LoadingState>
    </>
  )
}

function NotFound() {
  const { t } = useTranslation('attending')
  useTitle(t('notFound.title'))
  return (
    <>
      <h1 className="visually-hidden">{t('notFound.title')}</h1>
      <EmptyState
        title={t('notFound.text')}
        action={
          <Button component={Link} to={paths.events} variant="default">
            {t('back')}
          </Button>
        }
      />
    </>
  )
}
