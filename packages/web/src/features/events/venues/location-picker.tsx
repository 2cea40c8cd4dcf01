import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Venue } from '@oktant/contract/events/venues.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { locations } from '../locations/locations.queries.ts'

type Picked = Venue['location']
type PickerProps = {
  value: Picked
  error?: string | undefined
  onChange: (location: Picked) => void
}

const pauseMs = 250
const mostShown = 20

/** A location, found by a part of its name. */
export function LocationPicker({ value, onChange, ...rest }: PickerProps) {
  const { t } = useTranslation(['venues', 'common'])
  const text = useLocalText()
  const shown = value ? text(value.name) : ''
  const [typed, setTyped] = useState(shown)
  const [asked] = useDebouncedValue(typed.trim(), pauseMs)
  const wanted = asked === shown ? '' : asked
  const { data, isFetching } = useQuery(
    locations({
      _perPage: mostShown,
      ...(wanted && { _filterFields: ['name'], _filterValues: [wanted] }),
    }),
  )
  const found = data?.content ?? []
  const all = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <Select
      label={t('field.location')}
      placeholder={t('locationSearch')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:action.clearNamed', { name: t('field.location') }) }}
      value={value ? String(value.id) : null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={all.map(({ id, name }) => ({ value: String(id), label: text(name) }))}
      // NOTE: the server has filtered already, in both languages.
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? undefined : t('locationNotFound')}
      onChange={(id) => {
        const chosen = all.find((one) => String(one.id) === id)
        onChange(chosen ? { id: chosen.id, name: chosen.name } : null)
      }}
      {...rest}
    />
  )
}
