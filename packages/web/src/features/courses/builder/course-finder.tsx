import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { containerType } from '@oktant/contract/segments.ts'
import type { CourseRow } from '@oktant/contract/containers.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { courses } from '../courses.queries.ts'
import styles from './builder.module.css'

const pauseMs = 250
type FinderProps = {
  label: string
  isLeftOut: (id: number) => boolean
  onChoose: (course: CourseRow) => void
}

/** Finds a course by its title. */
export function CourseFinder({ label, isLeftOut, onChoose }: FinderProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed, pauseMs)
  const filters = [['containerTypeId', String(containerType.course)], ...(wanted ? [['title', wanted]] : [])]
  const { data } = useQuery(
    courses({
      _perPage: 8,
      _filterFields: filters.map(([field = '']) => field),
      _filterValues: filters.map(([, value = '']) => value),
    }),
  )
  const found = data?.content.filter(({ id }) => !isLeftOut(id)) ?? []
  return (
    <div>
      <TextInput
        type="search"
        label={label}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {data && found.length === 0 && <p className={styles['quiet']}>{t('finder.nothing')}</p>}
      <ul className={styles['found']}>
        {found.map((course) => (
          <li key={course.id}>
            <button type="button" onClick={() => onChoose(course)}>
              <strong>{text(course.title)}</strong>
              <span>{course.parent ? text(course.parent) : t('course.noParent')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
