import type { GoalCategory } from '@oktant/contract/development/goal-catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { BulkCategories } from './bulk-categories.tsx'
import { goalCategories } from './goal-categories.queries.ts'

function useColumns(): Column<GoalCategory>[] {
  const { t } = useTranslation('goalCategories')
  const { short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.goalCategory, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    {
      field: 'changedAt',
      head: t('field.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** By what a company sorts its training goals. */
export function GoalCategoriesScreen() {
  const { t } = useTranslation(['goalCategories', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  const text = useLocalText()
  return (
    <ListScreen
      title={t('shell:screen.goalCategories')}
      lead={t('lead')}
      action={{ label: t('new'), to: generatePath(paths.goalCategory, { id: '0' }) }}
      list={list}
      result={useQuery(goalCategories(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.name')} />}
      bulk={{
        nameOf: ({ name }) => text(name),
        open: t('remove'),
        isDangerous: true,
        dialog: (props) => <BulkCategories {...props} />,
      }}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
