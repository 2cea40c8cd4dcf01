import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { containerPath } from '../../../../lib/container-path.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Pager } from '../../../../ui/table/pager.tsx'
import { EmptyState, ErrorState } from '../../../../ui/page/states.tsx'
import { assignedCourses, takenCourses } from '../learn.queries.ts'
import { useLearningWords } from '../learning-words.ts'
import { ToExplore } from './cards.tsx'
import { Purchases } from './purchases.tsx'
import styles from './lists.module.css'

const tones: Partial<Record<ContainerCard['state'], string>> = { PASSED: 'ok', FAILED: 'bad' }
const asked = ['IN_PROGRESS', 'PASSED', 'FAILED'] as const
/** NOTE: nothing comes along with another page here, so each list is asked for at once. */
const byItself = { enabled: true, staleTime: 0 }

/** Every course that one was given, has taken or has bought, in lists, each with how it stands. */
export function MyCoursesScreen() {
  const mayBuy = useUser()?.permissions.includes('purchases.make') ?? false
  const { t } = useTranslation(['learning', 'shell'])
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.myCourses')} lead={t('courses.lead')} />
      <div className={styles['parts']}>
        <Given />
        <Taken />
        {mayBuy && <Purchases along={byItself} />}
      </div>
    </div>
  )
}

/** What is assigned and not passed, the first to be due first. */
function Given() {
  const { t } = useTranslation('learning')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery(assignedCourses(page))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data?.totalElements) return null
  return (
    <section aria-labelledby="given">
      <h2 id="given">{t('courses.given')}</h2>
      <ul className={styles['purchases']} aria-labelledby="given">
        {data.content.map((card) => (
          <GivenRow key={card.id} card={card} />
        ))}
      </ul>
      {data.totalPages > 1 && <Pager data={data} onPage={setPage} />}
    </section>
  )
}

function GivenRow({ card }: { card: ContainerCard }) {
  const { t } = useTranslation('learning')
  const { text, assignedWord, dueWord } = useLearningWords()
  const [first] = card.assigned?.because ?? []
  return (
    <li className={styles['purchase']}>
      <div>
        <Link to={containerPath(card)}>{text(card.name)}</Link>
        <p>{first ? assignedWord(first) : t('assigned.again')}</p>
        {card.dueOn && <p>{dueWord(card.dueOn)}</p>}
      </div>
      <State card={card} />
    </li>
  )
}

/** What one has begun or finished, to be searched, filtered and put in order. */
function Taken() {
  const { t } = useTranslation('learning')
  const list = useListState({ sort: { field: 'lastAt', direction: 'DESC' }, filters: ['name', 'state'] })
  const { data, error, refetch, isPlaceholderData } = useQuery(takenCourses(list.query))
  const columns = useColumns()
  const states = asked.map((value) => ({ value, label: t(`state.${value}`) }))
  return (
    <section aria-labelledby="taken">
      <h2 id="taken">{t('courses.taken')}</h2>
      <div className={styles['filters']} role="search" aria-label={t('courses.search')}>
        <TypedFilter list={list} name="name" label={t('courses.name')} />
        <ChoiceFilter
          list={list}
          name="state"
          label={t('courses.state')}
          any={t('courses.anyState')}
          choices={states}
        />
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('courses.taken')}
          columns={columns}
          data={data}
          isBusy={isPlaceholderData}
          list={list}
          rowKey={({ id }) => id}
          empty={
            list.isFiltered ? (
              <EmptyState title={t('courses.notFound')} />
            ) : (
              <EmptyState title={t('mine.empty')} hint={t('mine.emptyHint')} action={<ToExplore />} />
            )
          }
        />
      )}
    </section>
  )
}

function useColumns(): Column<ContainerCard>[] {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const { short, percent } = useDates()
  const share = (value: number | null) => (value === null ? '–' : percent(value))
  return [
    {
      field: 'name',
      head: t('courses.name'),
      isSortable: true,
      isLong: true,
      cell: (card) => <Link to={containerPath(card)}>{text(card.name)}</Link>,
    },
    { field: 'state', head: t('courses.state'), isShort: true, cell: (card) => <State card={card} /> },
    {
      field: 'percent',
      head: t('courses.percent'),
      isSortable: true,
      isShort: true,
      cell: (card) => share(card.percent),
    },
    { field: 'mark', head: t('courses.mark'), isShort: true, cell: (card) => share(card.mark) },
    {
      field: 'lastAt',
      head: t('courses.lastAt'),
      isSortable: true,
      isShort: true,
      cell: ({ lastAt }) => (lastAt ? short(lastAt) : '–'),
    },
  ]
}

function State({ card: { state } }: { card: ContainerCard }) {
  const { t } = useTranslation('learning')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
