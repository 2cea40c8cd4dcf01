import type { CompetencyProfileRow } from '@oktant/contract/development/competency-profiles.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { competencyProfiles } from './profiles.queries.ts'

function useColumns(): Column<CompetencyProfileRow>[] {
  const { t } = useTranslation('competencyProfiles')
  const { number } = useDates()
  return [
    {
      field: 'jobRole',
      head: t('field.jobRole'),
      isSortable: true,
      cell: ({ id, jobRole }) => (
        <Link to={generatePath(paths.competencyProfile, { id: String(id) })}>{jobRole}</Link>
      ),
    },
    {
      field: 'items',
      head: t('field.items'),
      isSortable: true,
      cell: ({ items }) => <span className="numbers">{number(items)}</span>,
    },
    {
      field: 'people',
      head: t('field.people'),
      isSortable: true,
      cell: ({ people }) => <span className="numbers">{number(people)}</span>,
    },
  ]
}

/** The job roles with how many competencies each asks for. */
export function CompetencyProfilesScreen() {
  const { t } = useTranslation(['competencyProfiles', 'shell'])
  const list = useListState({ sort: { field: 'jobRole', direction: 'ASC' }, filters: ['jobRole'] })
  return (
    <ListScreen
      title={t('shell:screen.competencyProfiles')}
      lead={t('lead')}
      list={list}
      result={useQuery(competencyProfiles(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="jobRole" label={t('field.jobRole')} />}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
