import { NativeSelect } from '@mantine/core'
import {
  type CourseAction,
  courseActions,
  type CourseChange,
} from '@oktant/contract/learning/courses/course-changes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chosen } from '../../../lib/records/selection.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { BulkChange } from '../../../ui/admin/list/bulk-change.tsx'
import { touchedAs } from './course-words.ts'
import { changeCourses, courseChangeAffected, undoOfChange } from './courses.queries.ts'

type BulkProps = {
  chosen: Chosen
  count: number
  places: readonly { id: number; title: LocalText; depth: number }[]
  onDone: () => void
  onClose: () => void
}

/** One change of many courses and folders: what, what it touches, and then it is made. */
export function BulkCourses({ chosen, count, places, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const [action, setAction] = useState<CourseAction>('publish')
  const [target, setTarget] = useState('')
  const asked: CourseChange = { action, target: target ? Number(target) : null, chosen }
  return (
    <BulkChange
      title={t('bulk.title', { count })}
      actions={courseActions}
      action={action}
      onAction={setAction}
      words={{
        name: (one) => t(`bulk.action.${one}`),
        about: (one) => t(`bulk.about.${one}`),
        touched: ({ what, count: touched }) => t(`bulk.affected.${touchedAs(what)}`, { count: touched }),
        done: ({ changed }) => t(`bulk.done.${action}`, { count: changed.length }),
      }}
      affected={useQuery(courseChangeAffected(asked))}
      change={() => changeCourses(asked)}
      undo={({ changed }) => undoOfChange(action, changed)}
      isDangerous={action === 'archive'}
      onDone={onDone}
      onClose={onClose}
    >
      {action === 'move' && (
        <NativeSelect
          label={t('bulk.target')}
          value={target}
          data={[
            { value: '', label: t('course.noParent') },
            ...places.map(({ id, title, depth }) => ({
              value: String(id),
              label: `${'  '.repeat(depth)}${text(title)}`,
            })),
          ]}
          onChange={(event) => setTarget(event.target.value)}
        />
      )}
    </BulkChange>
  )
}
