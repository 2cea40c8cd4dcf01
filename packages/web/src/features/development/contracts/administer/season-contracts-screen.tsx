import { contractStates } from '@oktant/contract/development/contracts.ts'
import {
  contractSignatures,
  type SeasonContract,
  type SeasonContracts,
} from '@oktant/contract/development/season-contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { type ListState, useListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import { TableExport } from '../../../../ui/admin/list/table-export.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import styles from '../contracts.module.css'
import { ContractState } from '../contract-state.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { seasonContracts, takeSeasonContracts } from './season-contracts.queries.ts'

function useColumns(): Column<SeasonContract>[] {
  const { t } = useTranslation('contracts')
  const text = useLocalText()
  const { short } = useDates()
  const signed = (at: string | null) => (at ? short(at) : t('notSigned'))
  return [
    {
      field: 'user.name',
      head: t('column.person'),
      isSortable: true,
      cell: ({ id, user }) => <Link to={generatePath(paths.contract, { id: String(id) })}>{user.name}</Link>,
    },
    {
      field: 'manager.name',
      head: t('column.manager'),
      isSortable: true,
      cell: ({ manager }) => manager?.name ?? t('noManager'),
    },
    {
      field: 'season',
      head: t('column.season'),
      isSortable: true,
      cell: ({ season }) => text(season.name),
    },
    { field: 'state', head: t('column.state'), cell: (row) => <ContractState contract={row} /> },
    {
      field: 'personSignedAt',
      head: t('column.personSigned'),
      isShort: true,
      cell: ({ personSignedAt }) => signed(personSignedAt),
    },
    {
      field: 'managerSignedAt',
      head: t('column.managerSigned'),
      isShort: true,
      cell: ({ managerSignedAt }) => signed(managerSignedAt),
    },
    {
      field: 'changedAt',
      head: t('column.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => changedAt && short(changedAt),
    },
  ]
}

const filters = ['user.name', 'season', 'manager', 'state', 'missing']

/** Who has signed the performance contracts of a season, and who has not. */
export function SeasonContractsScreen() {
  const { t } = useTranslation(['contracts', 'shell'])
  const list = useListState({ sort: { field: 'user.name', direction: 'ASC' }, filters })
  const result = useQuery(seasonContracts(list.query))
  const { data } = result
  const counts = data && [
    t('count.signed', { count: data.signed, total: data.totalElements }),
    t('count.missingPerson', { count: data.missingPerson }),
    t('count.missingManager', { count: data.missingManager }),
  ]
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.seasonContracts')}
        lead={t('leadSeasons')}
        tools={<TableExport take={(format) => takeSeasonContracts(list.query, format)} />}
      />
      {counts && data.totalElements > 0 && <p className={styles['counts']}>{dotted(counts)}</p>}
      <ListPart
        label={t('shell:screen.seasonContracts')}
        list={list}
        result={result}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<Filters list={list} known={data} />}
        bulk={{
          nameOf: ({ user }) => user.name,
          open: t('remind'),
          dialog: (props) => <RemindDialog {...props} />,
        }}
        empty={{ title: t('none'), hint: t('noneHint') }}
      />
    </div>
  )
}

function Filters({ list, known }: { list: ListState; known: SeasonContracts | undefined }) {
  const { t } = useTranslation('contracts')
  const text = useLocalText()
  const seasons = known?.seasons.map(({ id, name }) => ({ value: String(id), label: text(name) })) ?? []
  const managers = known?.managers.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('column.person')} />
      <ChoiceFilter
        list={list}
        name="season"
        label={t('column.season')}
        any={t('any.season')}
        choices={seasons}
      />
      <ChoiceFilter
        list={list}
        name="manager"
        label={t('column.manager')}
        any={t('any.manager')}
        choices={[{ value: '0', label: t('noManager') }, ...managers]}
      />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('column.state')}
        any={t('any.state')}
        choices={contractStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <ChoiceFilter
        list={list}
        name="missing"
        label={t('missing.label')}
        any={t('any.missing')}
        choices={contractSignatures.map((value) => ({ value, label: t(`missing.${value}`) }))}
      />
    </>
  )
}
