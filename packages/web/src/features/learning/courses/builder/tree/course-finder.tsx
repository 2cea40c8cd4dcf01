import { containerType } from '@oktant/contract/learning/segments.ts'
import type { CourseRow } from '@oktant/contract/learning/courses/containers.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../../../../../lib/records/typed.ts'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { Finder } from '../../../../../ui/admin/list/finder.tsx'
import { courses } from '../../courses.queries.ts'

type FinderProps = {
  label: string
  isLeftOut: (id: number) => boolean
  onChoose: (course: CourseRow) => void
}

/** Finds a course by its title. */
export function CourseFinder({ label, isLeftOut, onChoose }: FinderProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const typing = useTyped()
  const { wanted } = typing
  const filters = [['containerTypeId', String(containerType.course)], ...(wanted ? [['title', wanted]] : [])]
  const { data } = useQuery(
    courses({
      _perPage: 8,
      _filterFields: filters.map(([field = '']) => field),
      _filterValues: filters.map(([, value = '']) => value),
    }),
  )
  return (
    <Finder
      label={label}
      nothing={t(wanted ? 'finder.nothing' : 'finder.empty')}
      typing={typing}
      found={data?.content.filter(({ id }) => !isLeftOut(id))}
      row={({ id, title, parent }) => ({
        id,
        name: text(title),
        about: parent ? text(parent) : t('course.noParent'),
      })}
      onChoose={onChoose}
    />
  )
}
