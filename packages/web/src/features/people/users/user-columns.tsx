import type { ListedUser, UserOptions } from '@oktant/contract/people/users.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Person } from '../../../ui/person/person.tsx'

/** A custom field's name in filters, in the order and among the columns. */
export const fieldColumn = (id: number) => `cf_${id}`

type Fields = UserOptions['customFields']

/** The columns of the list of people, and after them the custom fields that somebody chose. */
export function useUserColumns(fields: Fields): Column<ListedUser>[] {
  const { t } = useTranslation('users')
  const further = useFieldColumns(fields)
  return [
    {
      field: 'surname',
      head: t('user.name'),
      isSortable: true,
      cell: ({ id, surname, firstName, fullName, avatar }) => (
        <Person name={fullName} src={avatar} size={34}>
          <Link to={generatePath(paths.user, { id: String(id) })}>{`${surname}, ${firstName}`}</Link>
        </Person>
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
        <span className="pill" data-tone={name === 'Active' ? 'ok' : undefined}>
          {t(`status.${name}`)}
        </span>
      ),
    },
    ...further,
  ]
}

function useFieldColumns(fields: Fields): Column<ListedUser>[] {
  const text = useLocalText()
  const { short } = useDates()
  const worded = ({ inputType, customFieldOptions }: Fields[number], value: string) => {
    if (inputType === 'date') return short(value)
    if (inputType !== 'selection') return value
    const option = customFieldOptions.find(({ id }) => String(id) === value)
    return option ? text(option.value) : ''
  }
  return fields.map((field) => ({
    field: fieldColumn(field.id),
    head: text(field.label),
    isSortable: field.inputType !== 'textarea',
    cell: ({ customFieldMap }) => {
      const value = customFieldMap[field.id]
      return value && worded(field, value)
    },
  }))
}
