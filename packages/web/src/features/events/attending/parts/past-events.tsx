import { defaultPerPage } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../../../ui/table/pager.tsx'
import { eventList } from '../attending.queries.ts'
import styles from '../attending.module.css'
import { EventRows } from '../event-row.tsx'

/** The events that one was booked on and that are over, latest first. */
export function PastEvents() {
  const { t } = useTranslation('attending')
  const [page, setPage] = useState(0)
  const { data } = useQuery(eventList('past', page))
  const id = useId()
  if (!data?.totalElements) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('past.title')}</h2>
      <div className={`card ${styles['list']}`}>
        <EventRows events={data.content} label={t('past.title')} />
      </div>
      {data.totalPages > 1 && (
        <Pager data={data} perPage={defaultPerPage} onPage={setPage} of={t('past.title')} />
      )}
    </section>
  )
}
