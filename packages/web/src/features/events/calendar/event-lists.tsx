import { Skeleton, Tabs } from '@mantine/core'
import type { LearnerEventRow } from '@oktant/contract/events/event-shapes.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { TabRow } from '../../../ui/tab-row/tab-row.tsx'
import { Pager } from '../../../ui/table/pager.tsx'
import { eventList, upcomingEvents } from '../attending/attending.queries.ts'
import styles from '../attending/attending.module.css'
import { EventRows } from '../attending/event-row.tsx'

export const eventSegments = ['upcoming', 'mine', 'available'] as const
export type EventSegment = (typeof eventSegments)[number]

type EventListsProps = { open: EventSegment; onOpen: (segment: EventSegment) => void }

/** What is next, what one is booked on, and what one could ask for, one at a time. */
export function EventLists({ open, onOpen }: EventListsProps) {
  const { t } = useTranslation('attending')
  const tabs = eventSegments.map((name) => ({ name, label: t(`segment.${name}`) }))
  const choose = (name: string | null) => {
    const found = eventSegments.find((one) => one === name)
    if (found) onOpen(found)
  }
  return (
    <Tabs value={open} onChange={choose} keepMounted={false}>
      <TabRow label={t('segment.label')} open={open} tabs={tabs} />
      <Tabs.Panel value="upcoming">
        <Upcoming />
      </Tabs.Panel>
      <Tabs.Panel value="mine">
        <Pages name="mine" />
      </Tabs.Panel>
      <Tabs.Panel value="available">
        <Pages name="available" />
      </Tabs.Panel>
    </Tabs>
  )
}

function Upcoming() {
  const { data, error, refetch } = useQuery(upcomingEvents)
  return <List name="upcoming" events={data} error={error} onRetry={() => void refetch()} />
}

function Pages({ name }: { name: 'mine' | 'available' }) {
  const { t } = useTranslation('attending')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery(eventList(name, page))
  return (
    <>
      <List name={name} events={data?.content} error={error} onRetry={() => void refetch()} />
      {isLong(data) && <Pager data={data} onPage={setPage} of={t(`segment.${name}`)} />}
    </>
  )
}

const isLong = (data: Paged<unknown> | undefined): data is Paged<unknown> =>
  data !== undefined && data.totalPages > 1

type ListProps = {
  name: EventSegment
  events: readonly LearnerEventRow[] | undefined
  error: unknown
  onRetry: () => void
}

function List({ name, events, error, onRetry }: ListProps) {
  const { t } = useTranslation('attending')
  return (
    <div className={`card ${styles['list']}`}>
      {error && !events ? <ErrorState error={error} onRetry={onRetry} /> : null}
      {!error && !events && (
        <LoadingState>
          <Skeleton height={84} m={16} w="auto" />
          <Skeleton height={84} m={16} w="auto" />
        </LoadingState>
      )}
      {events?.length === 0 && <EmptyState title={t(`none.${name}`)} hint={t(`none.${name}Hint`)} />}
      {events && events.length > 0 && <EventRows events={events} label={t(`segment.${name}`)} />}
    </div>
  )
}
