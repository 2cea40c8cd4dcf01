import { Button, Skeleton } from '@mantine/core'
import type { Webinar } from '@oktant/contract/events/webinars.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { isFailure } from '../../../lib/api/api-error.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useNow } from '../../../lib/time/now.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { useMeeting } from './use-meeting.ts'
import { webinar } from './webinars.queries.ts'
import styles from './webinars.module.css'

const pollMs = 30_000

/** A webinar: the way into it while it is open, and the meeting itself where it is held in the page. */
export function WebinarScreen() {
  const id = idFrom(useParams()['id'])
  return <div className="page">{id ? <Loaded key={id} id={id} /> : <NotFound />}</div>
}

function Loaded({ id }: { id: number }) {
  // NOTE: not any more once it is open, or a meeting would be given another token under way.
  const { data, error, refetch } = useQuery({
    ...webinar(id),
    refetchInterval: ({ state }) => (state.data?.isOpen ? false : pollMs),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isFailure(error, 'event_not_found')) return <NotFound />
  if (error && !data) return <ErrorState isScreen error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        <Skeleton height={44} width="60%" mb={24} />
        <Skeleton height={320} radius={18} />
      </LoadingState>
    )
  return <Found webinar={data} onAgain={() => void refetch()} />
}

function Found({ webinar: found, onAgain }: { webinar: Webinar; onAgain: () => void }) {
  const { t } = useTranslation('webinars')
  const { dateTime } = useDates()
  const name = useLocalText()(found.name)
  const { id, startsAt, endsAt } = found
  useTitle(name)
  return (
    <>
      <BackLink to={generatePath(paths.event, { id: String(id) })} label={t('back')} />
      <h1>{name}</h1>
      <p>{t('lead', { from: dateTime(startsAt), until: dateTime(endsAt) })}</p>
      <Way webinar={found} onAgain={onAgain} />
    </>
  )
}

function Way({ webinar: found, onAgain }: { webinar: Webinar; onAgain: () => void }) {
  const { t } = useTranslation('webinars')
  const { dateTime } = useDates()
  const now = useNow().getTime()
  const { isOpen, opensAt, endsAt, provider, meeting } = found
  if (!isOpen)
    return <p>{Date.parse(endsAt) <= now ? t('over') : t('opensAt', { time: dateTime(opensAt) })}</p>
  if (provider !== 'page') return <Elsewhere webinar={found} />
  if (!meeting) return <p>{t('noService')}</p>
  return <InPage webinar={found} meeting={meeting} onAgain={onAgain} />
}

function Elsewhere({ webinar: { link, provider } }: { webinar: Webinar }) {
  const { t } = useTranslation('webinars')
  if (!link || !/^https?:\/\//i.test(link)) return <p>{t('noLink')}</p>
  return (
    <Button component="a" href={link} target="_blank" rel="noopener noreferrer">
      {t(provider === 'teams' ? 'openTeams' : 'openLink')}
    </Button>
  )
}

type Meeting = NonNullable<Webinar['meeting']>
type InPageProps = { webinar: Webinar; meeting: Meeting; onAgain: () => void }

/** NOTE: nothing of the service is loaded before somebody says that they join. */
function InPage({ webinar: found, meeting, onAgain }: InPageProps) {
  const { t } = useTranslation('webinars')
  const [joins, setJoins] = useState(0)
  const [isIn, setIn] = useState(false)
  const again = () => {
    onAgain()
    setJoins(joins + 1)
  }
  if (isIn)
    return (
      <Room
        key={joins}
        webinar={found}
        meeting={meeting}
        onAgain={again}
        onClosed={() => {
          onAgain()
          setIn(false)
        }}
      />
    )
  return (
    <section className={styles['panel']}>
      {joins > 0 && <p role="status">{t('closed')}</p>}
      <Given meeting={meeting} />
      <Button
        onClick={() => {
          setJoins(joins + 1)
          setIn(true)
        }}
      >
        {t(joins > 0 ? 'joinAgain' : 'join')}
      </Button>
    </section>
  )
}

/** What the service will learn of whoever joins. */
function Given({ meeting: { service, name, email } }: { meeting: Meeting }) {
  const { t } = useTranslation('webinars')
  const what = [name && t('given.name'), email && t('given.email')].filter(Boolean).join(', ')
  return (
    <p>
      {t('joinHint', { service: new URL(service).host })} {what ? t('given', { what }) : t('given.nothing')}
    </p>
  )
}

const allowed = 'camera *; microphone *; display-capture *; fullscreen *; autoplay *; clipboard-write *'
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'

function Room({ webinar: found, meeting, onAgain, onClosed }: InPageProps & { onClosed: () => void }) {
  const { t } = useTranslation('webinars')
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, leave } = useMeeting({ ...found, meeting }, frame)
  const name = useLocalText()(found.name)
  if (state === 'closed') return <Closed onClosed={onClosed} />
  if (state === 'failed')
    return (
      <section className={styles['panel']}>
        <p role="alert">{t('failed')}</p>
        <Button onClick={onAgain}>{t('again')}</Button>
      </section>
    )
  return (
    <section className={styles['meeting']}>
      <div className={styles['deeds']}>
        <Button variant="default" onClick={leave}>
          {t('leave')}
        </Button>
        <span role="status">{state === 'waiting' && t('waiting')}</span>
      </div>
      <iframe
        ref={frame}
        className={styles['frame']}
        src={meeting.address}
        title={t('frame', { name })}
        sandbox={sandbox}
        allow={allowed}
        referrerPolicy="no-referrer"
      />
    </section>
  )
}

function Closed({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation('webinars')
  return (
    <section className={styles['panel']}>
      <p role="status">{t('closed')}</p>
      <Button onClick={onClosed}>{t('joinAgain')}</Button>
    </section>
  )
}

function NotFound() {
  const { t } = useTranslation('webinars')
  useTitle(t('notFound'))
  return (
    <>
      <h1 className="visually-hidden">{t('notFound')}</h1>
      <EmptyState
        title={t('notFound')}
        action={
          <Button component={Link} to={paths.events} variant="default">
            {t('toEvents')}
          </Button>
        }
      />
    </>
  )
}
