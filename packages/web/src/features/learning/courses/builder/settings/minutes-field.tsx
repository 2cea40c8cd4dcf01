import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { minutesOf } from '../builder.rules.ts'
import styles from '../builder.module.css'
import { numberFrom } from '../../../../../lib/words/number-from.ts'
import { useShown } from '../tree/shown.ts'
import type { Builder } from '../use-builder.ts'

/** How long a course takes; what its parts add up to is taken over by a click. */
export function MinutesField({ course, builder }: { course: CourseView; builder: Builder }) {
  const { t } = useTranslation('courses')
  const { values, edit, form } = builder
  const ofParts = minutesOf(values, useShown(course, values))
  const set = (minutes: number | null) => edit({ minutes }, 'minutes')
  return (
    <div>
      <TextInput
        label={t('course.minutes')}
        value={values.minutes ?? ''}
        inputMode="numeric"
        error={form.errorAt('minutes')}
        onChange={({ target }) => set(numberFrom(target.value))}
      />
      {ofParts > 0 && ofParts !== values.minutes && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles['take'] ?? ''}
          onClick={() => set(ofParts)}
        >
          {t('course.minutesOfParts', { count: ofParts })}
        </Button>
      )}
    </div>
  )
}
