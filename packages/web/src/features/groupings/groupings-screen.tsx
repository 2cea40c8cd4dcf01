import type { GroupingRow } from '@oktant/contract/groupings.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useListState } from '../../lib/records/list-state.ts'
import { useDates } from '../../lib/words/dates.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../ui/admin/filters.tsx'
import { ListScreen } from '../../ui/admin/list-screen.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { groupings } from './groupings.queries.ts'

function useColumns(): Column<GroupingRow>[] {
  const { t } = useTranslation('groupings')
  const { number, short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('title'),
      isSortable: true,
      cell: ({ id, title }) => (
        <Link to={generatePath(paths.grouping, { id: String(id) })}>{text(title)}</Link>
      ),
    },
    {
      field: 'isShown',
      head: t('state'),
      isSortable: true,
      cell: ({ isShown }) => (
        <span className="pill" data-tone={isShown ? 'ok' : 'warn'}>
          {t(isShown ? 'state.shown' : 'state.hidden')}
        </span>
      ),
    },
    {
      field: 'containers',
      head: t('containers'),
      cell: ({ containers }) => <span className="numbers">{number(containers)}</span>,
    },
    {
      field: 'changedAt',
      head: t('changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** Courses and folders side by side under one title, as people meet them in the catalogue. */
export function GroupingsScreen() {
  const { t } = useTranslation(['groupings', 'shell'])
  const list = useListState({ sort: { field: 'title', direction: 'ASC' }, filters: ['title', 'isShown'] })
  return (
    <ListScreen
      title={t('shell:screen.groupings')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.grouping, { id: '0' }) }}
      list={list}
      result={useQuery(groupings(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="title" label={t('title')} />
          <ChoiceFilter
            list={list}
            name="isShown"
            label={t('state')}
            any={t('list.anyState')}
            choices={[
              { value: 'true', label: t('state.shown') },
              { value: 'false', label: t('state.hidden') },
            ]}
          />
        </>
      }
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
