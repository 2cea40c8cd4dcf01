import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { CoursePicker } from '../course-picker.tsx'
import { courseParts } from '../planning.queries.ts'
import styles from '../planning.module.css'
import type { PlannedSlot } from './plan.ts'

type SlotCourseProps = { slot: PlannedSlot; onChange: (part: Partial<PlannedSlot>) => void }

/** What is taught in a part of an event: a course, and what of it. */
export function SlotCourse({ slot, onChange }: SlotCourseProps) {
  const { t } = useTranslation('planning')
  return (
    <div className={styles['stack']}>
      <CoursePicker
        label={t('field.course')}
        value={slot.course}
        onChange={(course) => onChange({ course, parts: [] })}
      />
      {slot.course && <Parts id={slot.course.id} slot={slot} onChange={onChange} />}
    </div>
  )
}

function Parts({ id, slot, onChange }: SlotCourseProps & { id: number }) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  const { data = [] } = useQuery(courseParts(id))
  if (!data.length) return null
  return (
    <Checkbox.Group
      label={t('field.parts')}
      value={slot.parts.map(String)}
      onChange={(parts) => onChange({ parts: parts.map(Number) })}
    >
      <div className={styles['checks']}>
        {data.map((part) => (
          <Checkbox key={part.id} value={String(part.id)} label={text(part.name)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
