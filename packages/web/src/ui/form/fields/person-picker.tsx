import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personSearch, shortestSearch } from '../../../lib/records/person-search.ts'

export type Picked = { id: number; fullName: string }

type PersonPickerProps = {
  label: string
  description?: string
  value: Picked | null
  error?: string | undefined
  disabled?: boolean
  onChange: (person: Picked | null) => void
}

const pauseMs = 250

/** One person, found by typing at least three letters. */
export function PersonPicker({ label, value, onChange, ...rest }: PersonPickerProps) {
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState(value?.fullName ?? '')
  const [asked] = useDebouncedValue(typed.trim(), pauseMs)
  const { data = [], isFetching } = useQuery(personSearch(asked === value?.fullName ? '' : asked))
  const isShort = asked.length < shortestSearch
  const found = data.map(({ id, fullName, emailAddress, jobDescription }) => {
    const about = emailAddress || jobDescription?.name
    return { value: String(id), label: fullName, title: about ? `${fullName} · ${about}` : fullName }
  })
  const kept = value && !found.some((person) => person.value === String(value.id))
  return (
    <Select
      label={label}
      placeholder={t('people.search')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('action.clearNamed', { name: label }) }}
      value={value ? String(value.id) : null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={kept ? [{ value: String(value.id), label: value.fullName }, ...found] : found}
      // NOTE: the server has filtered already, and knows logins that the label does not show.
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? undefined : t(isShort ? 'people.typeMore' : 'people.notFound')}
      onChange={(id, option) => onChange(id && option ? { id: Number(id), fullName: option.label } : null)}
      {...rest}
    />
  )
}
