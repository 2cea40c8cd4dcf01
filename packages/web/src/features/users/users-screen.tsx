import { Button } from '@mantine/core'
import type { UserOptions, UserRow } from '@oktant/contract/users.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useLocalText } from '../../lib/words/language.ts'
import { useListState, type ListState } from '../../lib/records/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { useSelection } from '../../lib/records/selection.ts'
import { ChoiceFilter, StatusFilter, TypedFilter } from '../../ui/admin/filters.tsx'
import { ListScreen } from '../../ui/admin/list-screen.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { userOptions, users } from './users.queries.ts'
import { UsersTools } from './users-tools.tsx'
import styles from './users.module.css'

function useColumns(): Column<UserRow>[] {
  const { t } = useTranslation('users')
  return [
    {
      field: 'surname',
      head: t('user.name'),
      isSortable: true,
      cell: ({ id, surname, firstName, fullName, avatar }) => (
        <span className={styles['person']}>
          <Avatar name={fullName} src={avatar} size={34} />
          <Link to={generatePath(paths.user, { id: String(id) })}>{`${surname}, ${firstName}`}</Link>
        </span>
      ),
    },
    { field: 'login', head: t('user.login'), isSortable: true, cell: ({ login }) => login },
    {
      field: 'jobRole',
      head: t('user.jobRole'),
      cell: ({ jobDescription }) => jobDescription?.name,
    },
    { field: 'manager', head: t('user.manager'), cell: ({ manager }) => manager?.fullName },
    {
      field: 'userStatus.name',
      head: t('user.status'),
      isSortable: true,
      cell: ({ userStatus: { name } }) => (
        <span className={styles['status']} data-status={name}>
          {t(`status.${name}`)}
        </span>
      ),
    },
  ]
}

const choices = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

function Filters({ list, options }: { list: ListState; options: UserOptions }) {
  const { t } = useTranslation('users')
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
    </>
  )
}

/** A custom field as a filter; long texts are not looked through. */
function FieldFilter({ list, field }: { list: ListState; field: UserOptions['customFields'][number] }) {
  const { t } = useTranslation('users')
  const text = useLocalText()
  const shared = { list, name: `cf_${field.id}`, label: text(field.label) }
  if (field.inputType === 'normal') return <TypedFilter {...shared} />
  if (field.inputType === 'date')
    return (
      <DayField
        aria-label={shared.label}
        placeholder={shared.label}
        value={list.filter(shared.name)}
        onChange={(day) => list.setFilter(shared.name, day)}
      />
    )
  if (field.inputType === 'textarea') return null
  return (
    <ChoiceFilter
      {...shared}
      any={t('filter.anyValue', { field: shared.label })}
      choices={field.customFieldOptions.map((option) => ({
        value: String(option.id),
        label: text(option.value),
      }))}
    />
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
  const list = useListState({
    sort: { field: 'surname', direction: 'ASC' },
    filters: [...named, ...options.customFields.map(({ id }) => `cf_${id}`)],
    defaults: { 'userStatus.name': 'Active' },
  })
  const state = useSelection(list)
  const [isChanging, setChanging] = useState(false)
  const result = useQuery(users(list.query))
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
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<Filters list={list} options={options} />}
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
