import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { folders } from '../../courses.queries.ts'

type ParentProps = { value: string; error?: string | undefined; onChange: (value: string) => void }

/** Where a course stands: a segment, a topic or a level. */
export function ParentSelect({ value, error, onChange }: ParentProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { data = [] } = useQuery(folders)
  return (
    <NativeSelect
      label={t('course.parent')}
      description={t('course.parentHint')}
      value={value}
      error={error}
      data={[
        { value: '', label: t('course.noParent') },
        ...data.map(({ id, title, depth }) => ({
          value: String(id),
          label: `${'– '.repeat(depth)}${text(title)}`,
        })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
