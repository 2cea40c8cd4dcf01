import { companyStates, licenceFilters, type CompanyRow } from '@oktant/contract/organisation/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { CompanyStateMark } from './company-state.tsx'
import { companies } from './companies.queries.ts'

function useColumns(): Column<CompanyRow>[] {
  const { t } = useTranslation('companies')
  const { number, day, size } = useDates()
  return [
    {
      field: 'name',
      head: t('company.name'),
      isSortable: true,
      cell: ({ id, name }) => <Link to={generatePath(paths.company, { id: String(id) })}>{name}</Link>,
    },
    { field: 'state', head: t('company.state'), cell: ({ state }) => <CompanyStateMark state={state} /> },
    {
      field: 'people',
      head: t('company.people'),
      isSortable: true,
      cell: ({ people, licenceSeats }) => (
        <span className="numbers">
          {licenceSeats === null
            ? number(people)
            : t('company.ofSeats', { people: number(people), seats: number(licenceSeats) })}
        </span>
      ),
    },
    {
      field: 'licenceValidUntil',
      head: t('company.licenceValidUntil'),
      isSortable: true,
      isShort: true,
      cell: ({ licenceValidUntil }) => (licenceValidUntil ? day(licenceValidUntil) : t('company.unlimited')),
    },
    {
      field: 'fileBytes',
      head: t('company.storage'),
      isSortable: true,
      cell: ({ fileBytes }) => <span className="numbers">{size(fileBytes)}</span>,
    },
  ]
}

/** Every company of this installation. */
export function CompaniesScreen() {
  const { t } = useTranslation(['companies', 'shell'])
  const list = useListState({
    sort: { field: 'name', direction: 'ASC' },
    filters: ['name', 'state', 'licence'],
  })
  return (
    <ListScreen
      title={t('shell:screen.companies')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.company, { id: '0' }) }}
      list={list}
      result={useQuery(companies(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="name" label={t('filter.name')} />
          <ChoiceFilter
            list={list}
            name="state"
            label={t('company.state')}
            any={t('filter.anyState')}
            choices={companyStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          />
          <ChoiceFilter
            list={list}
            name="licence"
            label={t('filter.licence')}
            any={t('filter.anyLicence')}
            choices={licenceFilters.map((name) => ({ value: name, label: t(`filter.${name}`) }))}
          />
        </>
      }
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
