import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { wideField } from '../../../../ui/admin/record/record-form.tsx'

const wordsFrom = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim().slice(0, 50))
      .filter(Boolean),
  ),
]

type KeywordsProps = { keywords: readonly string[]; onChange: (keywords: string[]) => void }

/** Words between commas; what is being typed stays as it is typed. */
export function Keywords({ keywords, onChange }: KeywordsProps) {
  const { t } = useTranslation('courses')
  return (
    <TextInput
      // NOTE: what was taken back shows at once; while somebody types, nothing changes but by leaving the field.
      key={keywords.join()}
      className={wideField}
      label={t('course.keywords')}
      description={t('course.keywordsHint')}
      defaultValue={keywords.join(', ')}
      onBlur={({ target }) => {
        const words = wordsFrom(target.value)
        if (words.join() !== keywords.join()) onChange(words)
      }}
    />
  )
}
