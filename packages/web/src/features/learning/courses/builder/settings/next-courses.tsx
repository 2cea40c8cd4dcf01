import { Button } from '@mantine/core'
import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { RecordSection } from '../../../../../ui/admin/record/record-screen.tsx'
import { ToolButton } from '../../../../../ui/menu/tool-button.tsx'
import { FieldFault } from '../../../../../ui/form/field-fault.tsx'
import styles from '../builder.module.css'
import { CourseFinder } from '../tree/course-finder.tsx'
import type { Builder } from '../use-builder.ts'

const most = 10

/** What a learner is offered to go on with. */
export function NextCourses({
  course,
  builder: { values, edit, form },
}: {
  course: CourseView
  builder: Builder
}) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<number, LocalText>>(new Map())
  const known = new Map(course.nextCourses.map(({ id, title }) => [id, title]))
  const { nextIds } = values
  return (
    <RecordSection title={t('part.next')} hint={t('part.nextHint')}>
      {nextIds.length > 0 && (
        <ul className={styles['next']}>
          {nextIds.map((id) => {
            const name = text(chosen.get(id) ?? known.get(id) ?? { en: '', de: '' }) || t('child.untitled')
            return (
              <li key={id}>
                <span>{name}</span>
                <ToolButton
                  aria-label={t('next.remove', { name })}
                  onClick={() => edit({ nextIds: nextIds.filter((one) => one !== id) })}
                >
                  <IconX size={18} aria-hidden />
                </ToolButton>
              </li>
            )
          })}
        </ul>
      )}
      <FieldFault>{form.errorAt('nextIds')}</FieldFault>
      {isOpen && nextIds.length < most ? (
        <CourseFinder
          label={t('next.find')}
          isLeftOut={(id) => id === course.id || nextIds.includes(id)}
          onChoose={({ id, title }) => {
            setChosen(new Map([...chosen, [id, title]]))
            edit({ nextIds: [...nextIds, id] })
          }}
        />
      ) : (
        <div>
          <Button
            variant="default"
            disabled={nextIds.length >= most}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('next.add')}
          </Button>
        </div>
      )}
    </RecordSection>
  )
}
