import { mostColumns } from '@oktant/contract/people/users.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import { useChosenColumns } from '../../../../lib/records/chosen-columns.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { paths } from '../../../../lib/paths.ts'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { userOptions, users } from '../users.queries.ts'
import { FurtherUsersFilters, UsersFilters } from './users-filters.tsx'
import { UsersTools } from './users-tools.tsx'
import { fieldColumn, useUserColumns } from '../user-columns.tsx'

const inView = ['surname', 'firstName', 'login', 'email', 'userStatus.name', 'project', 'manager']
const further = ['learningGroup', 'jobRole', 'locality', 'profile', 'signIn', 'missing']

/** The people of the company. */
export function UsersScreen() {
  const { t } = useTranslation(['users', 'shell'])
  const { data: options } = useSuspenseQuery(userOptions)
  const offered = options.customFields.map(({ id }) => fieldColumn(id))
  const columns = useChosenColumns({ offered, most: mostColumns })
  const list = useListState({
    sort: { field: 'surname', direction: 'ASC' },
    filters: [...inView, ...further, ...offered],
    defaults: { 'userStatus.name': 'Active' },
  })
  const result = useQuery(
    users({ ...list.query, ...(columns.chosen.length > 0 && { _columns: columns.chosen.join(',') }) }),
  )
  const { taken, bought } = options.seats
  return (
    <ListScreen
      title={t('shell:screen.users')}
      lead={bought === null ? t('list.lead') : t('list.seats', { taken, bought })}
      action={{ label: t('list.new'), to: generatePath(paths.user, { id: '0' }) }}
      tools={<UsersTools list={list} />}
      list={list}
      result={result}
      columns={useUserColumns(
        options.customFields.filter(({ id }) => columns.chosen.includes(fieldColumn(id))),
      )}
      rowKey={({ id }) => id}
      filters={
        <UsersFilters
          list={list}
          options={options}
          columns={columns}
          manager={result.data?.content[0]?.manager?.fullName}
        />
      }
      furtherFilters={{
        names: [...further, ...offered],
        inputs: <FurtherUsersFilters list={list} options={options} />,
      }}
      bulk={{
        nameOf: ({ fullName }) => fullName,
        open: t('bulk.open'),
        dialog: (props) => <BulkDialog options={options} {...props} />,
      }}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
