import { Button, Skeleton } from '@mantine/core'
import type { Reply } from '@oktant/contract/http/http.ts'
import type { listOpenEvents } from '@oktant/contract/learning/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { openEvents } from './attending.queries.ts'
import styles from './attending.module.css'

type OpenEvent = Reply<typeof listOpenEvents>[number]

/** The events that everybody may see, for a visitor who has not signed in. */
export function OpenEventsScreen() {
  const { t } = useTranslation(['attending', 'shell'])
  const { data, error, refetch } = useQuery(openEvents)
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.openEvents')} lead={t('open.lead')} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton height={84} radius={18} mb={12} />
          <Skeleton height={84} radius={18} />
        </LoadingState>
      )}
      {data?.length === 0 && <EmptyState title={t('open.none')} hint={t('open.noneHint')} />}
      {data && data.length > 0 && (
        <ul className={`card ${styles['list']} ${styles['rows']}`} aria-label={t('shell:screen.openEvents')}>
          {data.map((one) => (
            <li key={one.id}>
              <OpenRow event={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OpenRow({ event }: { event: OpenEvent }) {
  const { t } = useTranslation('attending')
  const text = useLocalText()
  const user = useUser()
  const name = text(event.name)
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <strong>{name}</strong>
        {/* NOTE: a visitor has no zone of their own here; the times are as printed. */}
        <p>{t('open.when', { from: event.startTime, to: event.endTime })}</p>
        {event.webinar && <p>{t('where.webinar')}</p>}
      </div>
      <Button
        component={Link}
        to={generatePath(paths.event, { id: String(event.id) })}
        variant="default"
        aria-label={`${t(user ? 'open.look' : 'open.signIn')}: ${name}`}
      >
        {t(user ? 'open.look' : 'open.signIn')}
      </Button>
    </div>
  )
}
