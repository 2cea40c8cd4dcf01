import type { UserOptions } from '@oktant/contract/people/users.ts'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { fieldColumn } from '../user-columns.tsx'

/** A custom field as a filter; long texts are not looked through. */
export function FieldFilter({
  list,
  field,
}: {
  list: ListState
  field: UserOptions['customFields'][number]
}) {
  const { t } = useTranslation('users')
  const text = useLocalText()
  const shared = { list, name: fieldColumn(field.id), label: text(field.label) }
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
