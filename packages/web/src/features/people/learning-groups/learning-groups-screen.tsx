import type { LearningGroupRow } from '@oktant/contract/people/learning-groups.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { BulkLearningGroups } from './bulk-learning-groups.tsx'
import { learningGroups } from './learning-groups.queries.ts'

function useColumns(): Column<LearningGroupRow>[] {
  const { t } = useTranslation('learningGroups')
  const text = useLocalText()
  const { number } = useDates()
  return [
    {
      field: 'name',
      head: t('group.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.learningGroup, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    { field: 'description', head: t('group.description'), cell: ({ description }) => text(description) },
    {
      field: 'kind',
      isShort: true,
      head: t('group.kind'),
      cell: ({ isByRule }) => t(isByRule ? 'kind.rule' : 'kind.hand'),
    },
    {
      field: 'members',
      head: t('group.members'),
      isSortable: true,
      cell: ({ members }) => <span className="numbers">{number(members)}</span>,
    },
  ]
}

/** The learning groups of the company. */
export function LearningGroupsScreen() {
  const { t } = useTranslation(['learningGroups', 'admin', 'shell'])
  const text = useLocalText()
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name', 'kind'] })
  return (
    <ListScreen
      title={t('shell:screen.learningGroups')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.learningGroup, { id: '0' }) }}
      list={list}
      result={useQuery(learningGroups(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="name" label={t('group.name')} />
          <ChoiceFilter
            list={list}
            name="kind"
            label={t('group.kind')}
            any={t('filter.anyKind')}
            choices={[
              { value: 'rule', label: t('kind.rule') },
              { value: 'hand', label: t('kind.hand') },
            ]}
          />
        </>
      }
      bulk={{
        nameOf: ({ name }) => text(name),
        open: t('remove.confirm'),
        isDangerous: true,
        dialog: (props) => <BulkLearningGroups {...props} />,
      }}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
