import { type DryRunRow, dryRunWhys, type Season } from '@oktant/contract/development/seasons.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { dryRun } from './seasons.queries.ts'
import styles from './seasons.module.css'

type Why = (typeof dryRunWhys)[number]

/** Where what keeps somebody from a review is mended. */
const mends: Record<Why, (row: DryRunRow, seasonId: number) => string> = {
  alreadyHasOne: ({ user }, seasonId) =>
    `${paths.reviewProgress}?${new URLSearchParams({ season: String(seasonId), 'user.name': user.name })}`,
  inactive: ({ user }) => generatePath(paths.user, { id: String(user.id) }),
  noManager: ({ user }) => generatePath(paths.user, { id: String(user.id) }),
  ownManager: ({ user }) => generatePath(paths.user, { id: String(user.id) }),
  noForm: (_, seasonId) => generatePath(paths.season, { id: String(seasonId) }),
}

function useColumns(seasonId: number): Column<DryRunRow>[] {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  return [
    { field: 'user.name', head: t('field.person'), isSortable: true, cell: ({ user }) => user.name },
    {
      field: 'gets',
      head: t('field.gets'),
      isShort: true,
      cell: ({ gets }) => (
        <span className="pill" data-tone={gets ? 'ok' : 'bad'}>
          {t(gets ? 'gets.yes' : 'gets.no')}
        </span>
      ),
    },
    { field: 'form', head: t('field.form'), cell: ({ form }) => form && text(form.name) },
    { field: 'manager', head: t('field.manager'), cell: ({ manager }) => manager?.name },
    { field: 'jobRole', head: t('field.jobRole'), cell: ({ jobRole }) => jobRole && text(jobRole.name) },
    {
      field: 'why',
      head: t('field.why'),
      isLong: true,
      cell: (row) => <Whys row={row} seasonId={seasonId} />,
    },
  ]
}

function Whys({ row, seasonId }: { row: DryRunRow; seasonId: number }) {
  const { t } = useTranslation('seasons')
  if (row.why.length === 0) return null
  return (
    <ul className={styles['whys']}>
      {row.why.map((why) => (
        <li key={why}>
          {t(`why.${why}`)}{' '}
          <Link to={mends[why](row, seasonId)} aria-label={t(`mend.${why}.named`, { name: row.user.name })}>
            {t(`mend.${why}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Who would get a review as the season is saved, who would not and why, each with the way to mend it. */
export function DryRun({ season: { id } }: { season: Season }) {
  const { t } = useTranslation('seasons')
  const list = useListState({
    sort: { field: 'user.name', direction: 'ASC' },
    filters: ['user.name', 'gets', 'why'],
  })
  const result = useQuery(dryRun(id, list.query))
  const { data } = result
  return (
    <>
      <p className={styles['summary']} role="status">
        {data && t('dryRun.summary', { gets: data.gets, getsNot: data.getsNot })}
      </p>
      <ListPart
        label={t('tabs.dryRun')}
        list={list}
        result={result}
        columns={useColumns(id)}
        rowKey={({ user }) => user.id}
        filters={
          <>
            <TypedFilter list={list} name="user.name" label={t('field.person')} />
            <ChoiceFilter
              list={list}
              name="gets"
              label={t('field.gets')}
              any={t('filter.anyGets')}
              choices={[
                { value: 'true', label: t('gets.yes') },
                { value: 'false', label: t('gets.no') },
              ]}
            />
            <ChoiceFilter
              list={list}
              name="why"
              label={t('field.why')}
              any={t('filter.anyWhy')}
              choices={dryRunWhys.map((value) => ({ value, label: t(`why.${value}`) }))}
            />
          </>
        }
        empty={{ title: t('dryRun.none'), hint: t('dryRun.noneHint') }}
      />
    </>
  )
}
