import type { RecordStoreCredential } from '@oktant/contract/learning/record-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { CredentialState } from './credential-state.tsx'
import { NamesByMail } from './names-by-mail.tsx'
import { recordCredentials } from './record-store.queries.ts'

function useColumns(): Column<RecordStoreCredential>[] {
  const { t } = useTranslation('recordStore')
  const { short, dateTime } = useDates()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.recordCredential, { id: String(id) })}>{name}</Link>
      ),
    },
    { field: 'state', head: t('field.state'), cell: (row) => <CredentialState revokedAt={row.revokedAt} /> },
    { field: 'maker', head: t('field.maker'), cell: ({ maker }) => maker.fullName },
    {
      field: 'createdAt',
      head: t('field.created'),
      isSortable: true,
      cell: ({ createdAt }) => <span className="numbers">{short(createdAt)}</span>,
    },
    {
      field: 'lastUsedAt',
      head: t('field.lastUsed'),
      isSortable: true,
      cell: ({ lastUsedAt }) => (
        <span className="numbers">{lastUsedAt ? dateTime(lastUsedAt) : t('field.neverUsed')}</span>
      ),
    },
  ]
}

/** By what programs write into the learning record store and read from it, for administrators. */
export function RecordCredentialsScreen() {
  const { t } = useTranslation(['recordStore', 'shell'])
  const list = useListState({ sort: { field: 'createdAt', direction: 'DESC' }, filters: ['name'] })
  return (
    <>
      <ListScreen
        title={t('shell:screen.recordCredentials')}
        lead={t('list.lead')}
        action={{ label: t('list.new'), to: generatePath(paths.recordCredential, { id: '0' }) }}
        list={list}
        result={useQuery(recordCredentials(list.query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<TypedFilter list={list} name="name" label={t('field.name')} />}
        empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
      />
      <div className="page">
        <NamesByMail />
      </div>
    </>
  )
}
