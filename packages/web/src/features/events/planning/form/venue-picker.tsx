import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { venues } from '../../venues/venues.queries.ts'
import type { Plan } from './plan.ts'

type VenuePickerProps = {
  value: Plan['venue']
  error: string | undefined
  onChange: (venue: Plan['venue']) => void
}

const pauseMs = 250
const mostShown = 20

/** A venue, found by a part of its name, with how many it holds. */
export function VenuePicker({ value, error, onChange }: VenuePickerProps) {
  const { t } = useTranslation(['planning', 'common'])
  const text = useLocalText()
  const shown = value ? text(value.name) : ''
  const [typed, setTyped] = useState(shown)
  const [asked] = useDebouncedValue(typed.trim(), pauseMs)
  const wanted = asked === shown ? '' : asked
  const { data } = useQuery(
    venues({ _perPage: mostShown, ...(wanted && { _filterFields: ['name'], _filterValues: [wanted] }) }),
  )
  const found: NonNullable<Plan['venue']>[] = data?.content ?? []
  const all = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <Select
      label={t('field.venue')}
      description={value?.capacity ? t('venueHolds', { count: value.capacity }) : t('venueHint')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:action.clearNamed', { name: t('field.venue') }) }}
      value={value ? String(value.id) : null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={all.map(({ id, name }) => ({ value: String(id), label: text(name) }))}
      // NOTE: the server has filtered already, in both languages.
      filter={({ options }) => options}
      nothingFoundMessage={data && t('venueNotFound')}
      error={error}
      onChange={(id) => {
        const venue = all.find((one) => String(one.id) === id)
        onChange(venue ? { id: venue.id, name: venue.name, capacity: venue.capacity } : null)
      }}
    />
  )
}
