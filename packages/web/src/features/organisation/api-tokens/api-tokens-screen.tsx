import { tokenStates, type ApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from './api-tokens.module.css'
import { apiTokens } from './api-tokens.queries.ts'
import { BulkTokens } from './bulk-tokens.tsx'
import { TokenState } from './token-state.tsx'

function useColumns(): Column<ApiToken>[] {
  const { t } = useTranslation('apiTokens')
  const { short, dateTime } = useDates()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name, prefix }) => (
        <>
          <Link to={generatePath(paths.apiToken, { id: String(id) })}>{name}</Link>
          <code className={styles['prefix']}>{prefix}…</code>
        </>
      ),
    },
    { field: 'state', head: t('field.state'), cell: ({ state }) => <TokenState state={state} /> },
    { field: 'maker', head: t('field.maker'), cell: ({ maker }) => maker.fullName },
    {
      field: 'expiresAt',
      head: t('field.expires'),
      isSortable: true,
      cell: ({ expiresAt }) => <span className="numbers">{short(expiresAt)}</span>,
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

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('apiTokens')
  return (
    <>
      <TypedFilter list={list} name="name" label={t('field.name')} />
      <TypedFilter list={list} name="maker" label={t('field.maker')} />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('field.state')}
        any={t('state.any')}
        choices={tokenStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
    </>
  )
}

/** The keys by which programs use the product, for administrators. */
export function ApiTokensScreen() {
  const { t } = useTranslation(['apiTokens', 'shell'])
  const list = useListState({
    sort: { field: 'createdAt', direction: 'DESC' },
    filters: ['name', 'maker', 'state'],
  })
  return (
    <ListScreen
      title={t('shell:screen.apiTokens')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.apiToken, { id: '0' }) }}
      list={list}
      result={useQuery(apiTokens(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      bulk={{
        nameOf: ({ name }) => name,
        open: t('revoke.open'),
        isDangerous: true,
        dialog: (props) => <BulkTokens {...props} />,
      }}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
