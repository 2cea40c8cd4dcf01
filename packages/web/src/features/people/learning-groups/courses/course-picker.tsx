import { Checkbox, TextInput } from '@mantine/core'
import type { GroupCourse } from '@oktant/contract/learning/assignments.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { coursesToGive } from './group-courses.queries.ts'
import styles from './group-courses.module.css'

export type PickedCourse = { id: number; title: LocalText }

type PickerProps = {
  picked: readonly PickedCourse[]
  held: readonly GroupCourse[]
  onChange: (picked: readonly PickedCourse[]) => void
}

const pauseMs = 250

/** Courses found by name, several of which can be chosen; what was chosen stays whatever is looked for next. */
export function CoursePicker({ picked, held, onChange }: PickerProps) {
  const { t } = useTranslation('learningGroups')
  const text = useLocalText()
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed, pauseMs)
  const { data } = useQuery(coursesToGive(wanted))
  const has = new Set(held.map(({ containerId }) => containerId))
  const isNew = ({ id }: { id: number }) => !has.has(id)
  const found = (data?.content ?? []).filter(({ id }) => !picked.some((one) => one.id === id))
  const toggle = (course: PickedCourse, isOn: boolean) =>
    onChange(isOn ? [...picked, course] : picked.filter(({ id }) => id !== course.id))
  return (
    <div>
      <TextInput
        type="search"
        label={t('course.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className={styles['found']} aria-label={t('course.found')}>
        {[...picked, ...found.filter(isNew), ...found.filter((one) => !isNew(one))].map(({ id, title }) => (
          <li key={id}>
            <Checkbox
              label={text(title)}
              {...(has.has(id) && { description: t('course.hasIt') })}
              disabled={has.has(id)}
              checked={has.has(id) || picked.some((one) => one.id === id)}
              onChange={({ target }) => toggle({ id, title }, target.checked)}
            />
          </li>
        ))}
      </ul>
      {data && !found.length && !picked.length && <p className={styles['quiet']}>{t('course.nothing')}</p>}
    </div>
  )
}
