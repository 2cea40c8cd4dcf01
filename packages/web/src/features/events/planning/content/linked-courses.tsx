import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { CoursePicker } from '../course-picker.tsx'
import { linkedCourses, saveLinkedCourses } from '../planning.queries.ts'
import styles from '../planning.module.css'

/** The courses that go with an event: who has a seat is given them. Each change is kept at once. */
export function LinkedCourses({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  const { data } = useSuspenseQuery(linkedCourses(id))
  const [turn, setTurn] = useState(0)
  const ids = data.map((one) => one.id)
  const saving = useMutation({
    mutationFn: (next: readonly number[]) => saveLinkedCourses(id, next),
    onSuccess: () => offerUndo(t('coursesSaved'), () => saveLinkedCourses(id, ids)),
  })
  return (
    <RecordSection title={t('part.courses')} hint={t('coursesHint')}>
      <CoursePicker
        // NOTE: the next search begins empty, which the field itself remembers otherwise.
        key={turn}
        label={t('courseAdd')}
        value={null}
        onChange={(course) => {
          if (course && !ids.includes(course.id)) saving.mutate([...ids, course.id])
          setTurn(turn + 1)
        }}
      />
      <FieldFault>{useErrorText(saving.error)}</FieldFault>
      {data.length > 0 && (
        <ul className={styles['chips']} aria-label={t('part.courses')}>
          {data.map((course) => (
            <li key={course.id} className={styles['chip']}>
              {text(course.name)}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('takeOut', { name: text(course.name) })}
                onClick={() => saving.mutate(ids.filter((one) => one !== course.id))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  )
}
