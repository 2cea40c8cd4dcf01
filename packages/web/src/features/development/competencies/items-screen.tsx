import type { CompetencyItem } from '@oktant/contract/development/competency-items.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { competencyItems } from './competency-items.queries.ts'

function useColumns(): Column<CompetencyItem>[] {
  const { t } = useTranslation('competencyItems')
  const text = useLocalText()
  const { short } = useDates()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.competencyItem, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    { field: 'tip', head: t('field.tip'), isLong: true, cell: ({ tip }) => text(tip) },
    {
      field: 'changedAt',
      head: t('field.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** The behavioural competencies that a season may rate. */
export function CompetencyItemsScreen() {
  const { t } = useTranslation(['competencyItems', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  return (
    <ListScreen
      title={t('shell:screen.competencyItems')}
      lead={t('lead')}
      action={{ label: t('new'), to: generatePath(paths.competencyItem, { id: '0' }) }}
      list={list}
      result={useQuery(competencyItems(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.name')} />}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
