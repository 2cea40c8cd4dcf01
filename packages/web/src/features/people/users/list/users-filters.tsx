import { Button } from '@mantine/core'
import { missingParts, signInFilters, type UserOptions } from '@oktant/contract/people/users.ts'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ChosenColumns } from '../../../../lib/records/chosen-columns.ts'
import type { ListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ColumnChoice } from '../../../../ui/admin/list/column-choice.tsx'
import { ChoiceFilter, StatusFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { FieldFilter } from './field-filter.tsx'
import { fieldColumn } from '../user-columns.tsx'

const choices = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

type FiltersProps = {
  list: ListState
  options: UserOptions
  columns: ChosenColumns
  /** Whose people are shown, where the list is narrowed to them. */
  manager: string | undefined
}

/** The filters of the list of people that are always in view. */
export function UsersFilters({ list, options, columns, manager }: FiltersProps) {
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
      <ManagerFilter list={list} manager={manager} />
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

/** Those that few people need. */
export function FurtherUsersFilters({ list, options }: Pick<FiltersProps, 'list' | 'options'>) {
  const { t } = useTranslation('users')
  return (
    <>
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
      <ChoiceFilter
        list={list}
        name="profile"
        label={t('user.profile')}
        any={t('filter.anyProfile')}
        choices={choices(options.profiles)}
      />
      <ChoiceFilter
        list={list}
        name="signIn"
        label={t('user.lastLoggedIn')}
        any={t('filter.anySignIn')}
        choices={signInFilters.map((value) => ({
          value,
          label: value === 'never' ? t('filter.neverHere') : t('filter.notFor', { count: Number(value) }),
        }))}
      />
      <ChoiceFilter
        list={list}
        name="missing"
        label={t('filter.missing')}
        any={t('filter.nothingMissing')}
        choices={missingParts.map((value) => ({ value, label: t(`filter.without.${value}`) }))}
      />
      {options.customFields.map((field) => (
        <FieldFilter key={field.id} list={list} field={field} />
      ))}
    </>
  )
}

/** Stands there while the list shows one person's team, and shows everybody again. */
function ManagerFilter({ list, manager }: Pick<FiltersProps, 'list' | 'manager'>) {
  const { t } = useTranslation('users')
  if (!list.filter('manager')) return null
  return (
    <Button
      variant="default"
      fw={400}
      rightSection={<IconX size={16} aria-hidden />}
      onClick={() => list.setFilter('manager', '')}
    >
      {manager ? t('filter.teamOf', { name: manager }) : t('filter.team')}
      <span className="visually-hidden">{t('filter.dropTeam')}</span>
    </Button>
  )
}
