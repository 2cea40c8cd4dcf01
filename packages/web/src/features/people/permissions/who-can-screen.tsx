import { NativeSelect } from '@mantine/core'
import type { Holder } from '@oktant/contract/people/profiles.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useSearchParams } from 'react-router'
import { useLocalText } from '../../../lib/words/language.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { paths } from '../../../lib/paths.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { allPermissions, permissionAreas, usePermissionWords } from '../../../lib/words/permission-words.ts'
import { holders } from './permissions.queries.ts'

function useColumns(): Column<Holder>[] {
  const { t } = useTranslation('permissions')
  const text = useLocalText()
  return [
    {
      field: 'surname',
      head: t('holder.name'),
      isSortable: true,
      cell: ({ id, fullName }) => (
        <Link to={generatePath(paths.userPermissions, { id: String(id) })}>{fullName}</Link>
      ),
    },
    { field: 'login', head: t('holder.login'), cell: ({ login }) => login },
    { field: 'profiles', head: t('holder.by'), cell: ({ profiles }) => profiles.map(text).join(', ') },
  ]
}

/** Who can do something, and by which profiles. */
export function WhoCanScreen() {
  const { t } = useTranslation(['permissions', 'shell'])
  const { nameOf, about } = usePermissionWords()
  const [search, setSearch] = useSearchParams()
  const permission = allPermissions.find((name) => name === search.get('permission')) ?? 'users.administer'
  const list = useListState({ sort: { field: 'surname', direction: 'ASC' }, filters: ['name'] })
  return (
    <RecordScreen
      back={{ to: paths.permissions, label: t('shell:screen.permissions') }}
      title={t('shell:screen.whoCan')}
      lead={about(permission)}
    >
      <NativeSelect
        label={t('holder.permission')}
        value={permission}
        data={permissionAreas.map(({ area, names }) => ({
          group: t(`area.${area}`),
          items: names.map((name) => ({ value: name, label: nameOf(name) })),
        }))}
        onChange={({ target }) => setSearch({ permission: target.value })}
      />
      <ListPart
        label={nameOf(permission)}
        list={list}
        result={useQuery(holders(permission, list.query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<TypedFilter list={list} name="name" label={t('holder.name')} />}
        empty={{ title: t('holder.empty') }}
      />
    </RecordScreen>
  )
}
