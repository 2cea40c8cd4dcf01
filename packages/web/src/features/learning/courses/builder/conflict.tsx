import { Button } from '@mantine/core'
import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import styles from './builder.module.css'
import type { Builder } from './use-builder.ts'

/** Says who has saved in the meantime and what they changed; nothing is overwritten and nothing typed is lost. */
export function Conflict({ course, builder }: { course: CourseView; builder: Builder }) {
  const { t, i18n } = useTranslation('courses')
  const { dateTime } = useDates()
  const { conflict } = builder
  if (!conflict) return null
  const words = conflict.parts.map((part) => t(`conflictPart.${part}`))
  const what = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words)
  const when = dateTime(course.changedAt)
  return (
    <section role="alert" className={styles['conflict']} aria-labelledby="conflict-title">
      <h2 id="conflict-title">
        {course.changedBy ? t('conflict.title', { name: course.changedBy }) : t('conflict.titleUnknown')}
      </h2>
      <p>{what ? t('conflict.text', { when, what }) : t('conflict.textBare', { when })}</p>
      <div className={styles['buttons']}>
        <Button onClick={conflict.keepMine}>{t('conflict.keep')}</Button>
        <Button variant="default" onClick={conflict.takeTheirs}>
          {t('publish.reload')}
        </Button>
      </div>
    </section>
  )
}
