import { Button, CopyButton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import styles from '../attending/attending.module.css'
import { calendarFeed, useEndCalendarFeed, useRenewCalendarFeed } from './calendar-feed.queries.ts'

/** The address by which another calendar follows one's events; asked for once somebody wants to see it. */
export function CalendarFeed() {
  const { t } = useTranslation('attending')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="card">
      {isOpen ? (
        <OpenFeed />
      ) : (
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {t('feed.show')}
        </Button>
      )}
    </div>
  )
}

function OpenFeed() {
  const { t } = useTranslation('attending')
  const { data, error } = useQuery(calendarFeed)
  const renew = useRenewCalendarFeed()
  const end = useEndCalendarFeed()
  const problem = useErrorText(error ?? renew.error ?? end.error)
  const url = data?.url ?? null
  return (
    <section aria-label={t('feed.title')} className={styles['feed']}>
      <h2>{t('feed.title')}</h2>
      <p>{t(url ? 'feed.how' : 'feed.none')}</p>
      {url && <Address url={url} />}
      <div className={styles['deeds']}>
        <Button variant="default" loading={renew.isPending} disabled={!data} onClick={() => renew.mutate()}>
          {t(url ? 'feed.renew' : 'feed.make')}
        </Button>
        {url && (
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
            {t('feed.end')}
          </Button>
        )}
      </div>
      <FormProblem>{problem}</FormProblem>
    </section>
  )
}

function Address({ url }: { url: string }) {
  const { t } = useTranslation('attending')
  return (
    <>
      <TextInput readOnly label={t('feed.address')} value={url} onFocus={({ target }) => target.select()} />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? 'feed.copied' : 'feed.copy')}
          </Button>
        )}
      </CopyButton>
    </>
  )
}
