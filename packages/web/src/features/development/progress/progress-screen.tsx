import { reviewPhases, type ReviewRow } from '@oktant/contract/development/reviews/review-shapes.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ReviewReportButton } from '../reviews/review-report.tsx'
import { useStatusWords } from '../reviews/review-words.ts'
import { StatusPill } from '../reviews/status-pill.tsx'
import { seasons } from '../seasons/seasons.queries.ts'
import { BulkReviews } from './bulk-reviews.tsx'
import { Counts } from './counts.tsx'
import { reviewCounts, reviewGroups, reviews } from './progress.queries.ts'
import styles from './progress.module.css'

function useColumns(): Column<ReviewRow>[] {
  const { t } = useTranslation('reviewProgress')
  const text = useLocalText()
  const { short, day } = useDates()
  return [
    {
      field: 'user.name',
      head: t('field.person'),
      isSortable: true,
      cell: ({ id, user }) => (
        <Link to={generatePath(paths.pdrApproval, { id: String(id) })}>{user.name}</Link>
      ),
    },
    { field: 'season', head: t('field.season'), cell: ({ season }) => text(season.name) },
    {
      field: 'status',
      head: t('field.status'),
      isSortable: true,
      cell: ({ status }) => <StatusPill status={status} />,
    },
    {
      field: 'manager.name',
      head: t('field.manager'),
      isSortable: true,
      cell: ({ manager }) => manager?.name ?? t('noManager'),
    },
    {
      field: 'waitsFor',
      head: t('field.waitsFor'),
      cell: ({ waitsFor, phase }) => waitsFor?.name ?? (phase ? t('hr') : ''),
    },
    {
      field: 'since',
      head: t('field.since'),
      isSortable: true,
      isShort: true,
      cell: ({ since }) => short(since),
    },
    {
      field: 'deadline',
      head: t('field.deadline'),
      isSortable: true,
      isShort: true,
      cell: ({ deadline, isLate }) =>
        deadline && <span className={isLate ? styles['late'] : undefined}>{day(deadline)}</span>,
    },
  ]
}

const filters = ['user.name', 'season', 'status', 'phase', 'manager', 'jobRole', 'locality', 'late']
const allSeasons = { _page: 0, _perPage: 100, _sortField: 'seasonStart', _sortDir: 'DESC' } as const

/** How far the reviews have come: counted, then one by one, with what HR does about them. */
export function ReviewProgressScreen() {
  const { t } = useTranslation(['reviewProgress', 'shell'])
  const list = useListState({ sort: { field: 'deadline', direction: 'ASC' }, filters })
  const counts = useQuery(reviewCounts(Number(list.filter('season'))))
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.reviewProgress')}
        lead={t('lead')}
        tools={<ReviewReportButton season={Number(list.filter('season'))} />}
      />
      {counts.data && counts.data.total > 0 && <Counts counts={counts.data} list={list} />}
      <ListPart
        label={t('shell:screen.reviewProgress')}
        list={list}
        result={useQuery(reviews(list.query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<Filters list={list} />}
        bulk={{
          nameOf: ({ user }) => user.name,
          open: t('bulk.open'),
          dialog: (props) => <BulkReviews {...props} />,
        }}
        empty={{ title: t('none'), hint: t('noneHint') }}
      />
    </div>
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('reviewProgress')
  const text = useLocalText()
  const words = useStatusWords()
  const { data: known } = useQuery(seasons({ ...allSeasons }))
  const isByGroup = ['manager', 'locality', 'jobRole'].some((name) => list.filter(name) !== '')
  // NOTE: thousands are counted by it: for whoever has opened the groups, or chosen one.
  const { data: groups } = useQuery({
    ...reviewGroups(Number(list.filter('season'))),
    enabled: isByGroup,
  })
  const named = (rows: readonly { id: number | null; name: { en: string; de: string } }[] = []) =>
    rows.flatMap(({ id, name }) => (id === null ? [] : [{ value: String(id), label: text(name) }]))
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('field.person')} />
      <ChoiceFilter
        list={list}
        name="season"
        label={t('field.season')}
        any={t('filter.season')}
        choices={named(known?.content)}
      />
      <ChoiceFilter
        list={list}
        name="status"
        label={t('field.status')}
        any={t('filter.status')}
        choices={Object.values(pdrStatus).map((id) => ({ value: String(id), label: words(id) }))}
      />
      <ChoiceFilter
        list={list}
        name="phase"
        label={t('field.phase')}
        any={t('filter.phase')}
        choices={reviewPhases.map((value) => ({ value, label: t(`phase.${value}`) }))}
      />
      {groups && (
        <>
          <ChoiceFilter
            list={list}
            name="manager"
            label={t('field.manager')}
            any={t('filter.manager')}
            choices={[{ value: '0', label: t('noManager') }, ...named(groups.byManager)]}
          />
          <ChoiceFilter
            list={list}
            name="locality"
            label={t('field.locality')}
            any={t('filter.locality')}
            choices={named(groups.byLocality)}
          />
          <ChoiceFilter
            list={list}
            name="jobRole"
            label={t('field.jobRole')}
            any={t('filter.jobRole')}
            choices={named(groups.byJobRole)}
          />
        </>
      )}
      <ChoiceFilter
        list={list}
        name="late"
        label={t('field.late')}
        any={t('filter.late')}
        choices={[{ value: 'true', label: t('late') }]}
      />
    </>
  )
}
