import { Button } from '@mantine/core'
import { mostColumns, type UserOptions } from '@oktant/contract/users.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import { type ChosenColumns, useChosenColumns } from '../../lib/records/chosen-columns.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { useListState, type ListState } from '../../lib/records/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { useSelection } from '../../lib/records/selection.ts'
import { ChoiceFilter, StatusFilter, TypedFilter } from '../../ui/admin/filters.tsx'
import { ListScreen } from '../../ui/admin/list-screen.tsx'
import { ColumnChoice } from '../../ui/admin/column-choice.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { FieldFilter } from './field-filter.tsx'
import { userOptions, users } from './users.queries.ts'
import { UsersTools } from './users-tools.tsx'
import { fieldColumn, useUserColumns } from './user-columns.tsx'

const choices = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

type FiltersProps = { list: ListState; options: UserOptions; columns: ChosenColumns }

function Filters({ list, options, columns }: FiltersProps) {
  const { t } = useTranslation('users')
  const text = useLocalText()
  return (
    <>
      <TypedFilter list={list} name="surname" label={t('user.surname')} />
      <TypedFilter list={list} name="firstName" label={t('user.firstName')} />
      <TypedFilter list={list} name="login" label={t('user.login')} />
      <TypedFilter list={list} name="email" label={t('user.emailAddress')} />
      <StatusFilter list={list} />
      <ChoiceFilter
        list={list}
        name="project"
        label={t('user.group')}
        any={t('filter.anyGroup')}
        choices={choices(options.projects)}
      />
      {options.learningGroups.length > 0 && (
        <ChoiceFilter
          list={list}
          name="learningGroup"
          label={t('user.learningGroup')}
          any={t('filter.anyLearningGroup')}
          choices={choices(options.learningGroups)}
        />
      )}
      <ChoiceFilter
        list={list}
        name="jobRole"
        label={t('user.jobRole')}
        any={t('filter.anyJobRole')}
        choices={choices(options.jobRoles)}
      />
      <ChoiceFilter
        list={list}
        name="locality"
        label={t('user.locality')}
        any={t('filter.anyLocality')}
        choices={choices(options.localities)}
      />
      {options.customFields.map((field) => (
        <FieldFilter key={field.id} list={list} field={field} />
      ))}
      {options.customFields.length > 0 && (
        <ColumnChoice
          columns={columns}
          choices={options.customFields.map(({ id, label }) => ({
            name: fieldColumn(id),
            label: text(label),
          }))}
        />
      )}
    </>
  )
}

const named = [
  'surname',
  'firstName',
  'login',
  'email',
  'userStatus.name',
  'project',
  'learningGroup',
  'jobRole',
  'locality',
]

/** The people of the company. */
export function UsersScreen() {
  const { t } = useTranslation(['users', 'shell'])
  const { data: options } = useSuspenseQuery(userOptions)
  const offered = options.customFields.map(({ id }) => fieldColumn(id))
  const columns = useChosenColumns({ offered, most: mostColumns })
  const list = useListState({
    sort: { field: 'surname', direction: 'ASC' },
    filters: [...named, ...offered],
    defaults: { 'userStatus.name': 'Active' },
  })
  const state = useSelection(list)
  const [isChanging, setChanging] = useState(false)
  const result = useQuery(
    users({ ...list.query, ...(columns.chosen.length > 0 && { _columns: columns.chosen.join(',') }) }),
  )
  const { taken, bought } = options.seats
  return (
    <>
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
        filters={<Filters list={list} options={options} columns={columns} />}
        selection={{
          state,
          nameOf: ({ fullName }) => fullName,
          actions: <Button onClick={() => setChanging(true)}>{t('bulk.open')}</Button>,
        }}
        empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
      />
      {isChanging && (
        <BulkDialog
          chosen={state.chosen}
          count={state.count(result.data?.totalElements ?? 0)}
          options={options}
          onDone={state.clear}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
