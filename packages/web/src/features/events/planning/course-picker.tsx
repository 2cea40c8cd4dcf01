import { Select } from '@mantine/core'
import { search } from '@oktant/contract/kit/constants.ts'
import { searchContainers } from '@oktant/contract/learning/search.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import type { PickedCourse } from './form/plan.ts'

type CoursePickerProps = {
  label: string
  value: PickedCourse | null
  onChange: (course: PickedCourse | null) => void
}

const pauseMs = 250

/** A course of the catalogue, found by what one types. */
export function CoursePicker({ label, value, onChange }: CoursePickerProps) {
  const { t } = useTranslation(['planning', 'common'])
  const text = useLocalText()
  const shown = value ? text(value.name) : ''
  const [typed, setTyped] = useState(shown)
  const [asked] = useDebouncedValue(typed.trim(), pauseMs)
  const { data } = useQuery({
    queryKey: ['trainerEvents', 'findCourses', asked],
    queryFn: ({ signal }) => call(searchContainers, { query: { text: asked } }, { signal, quiet403: true }),
    placeholderData: keepPreviousData,
    enabled: asked.length >= search.shortestSearch && asked !== shown,
  })
  const found = (data?.content ?? []).map(({ containerId, name }) => ({ id: containerId, name }))
  const all = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <Select
      label={label}
      placeholder={t('courseSearch')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:action.clearNamed', { name: label }) }}
      value={value ? String(value.id) : null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={all.map(({ id, name }) => ({ value: String(id), label: text(name) }))}
      // NOTE: the server has filtered already, and forgives typing errors.
      filter={({ options }) => options}
      onChange={(id) => onChange(all.find((one) => String(one.id) === id) ?? null)}
    />
  )
}
