import { NativeSelect } from '@mantine/core'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { courseTypes } from '../../courses.queries.ts'

type FieldProps = {
  containerTypeId: number
  value: number | null
  error?: string | undefined
  onChange: (value: number | null) => void
}

/** Of what type a course or a folder is; nothing is asked where the company has no types. */
export function CourseTypeField({ containerTypeId, value, error, onChange }: FieldProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { data = [] } = useQuery(courseTypes)
  const isFor = containerTypeId === containerType.course ? 'course' : 'folder'
  const fitting = data.filter((type) => type.isFor === isFor)
  if (fitting.length === 0) return null
  return (
    <NativeSelect
      label={t('course.courseType')}
      value={value === null ? '' : String(value)}
      error={error}
      data={[
        { value: '', label: t('component.noContentType') },
        ...fitting.map(({ id, name }) => ({ value: String(id), label: text(name) })),
      ]}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    />
  )
}
