import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { contentTypes } from '../components.queries.ts'

type FieldProps = {
  value: number | null
  error?: string | undefined
  onChange: (value: number | null) => void
}

/** Of what type a component is; nothing is asked where the company has no types. */
export function ContentTypeField({ value, error, onChange }: FieldProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { data = [] } = useQuery(contentTypes)
  if (data.length === 0) return null
  return (
    <NativeSelect
      label={t('component.contentType')}
      value={value === null ? '' : String(value)}
      error={error}
      data={[
        { value: '', label: t('component.noContentType') },
        ...data.map(({ id, name }) => ({ value: String(id), label: text(name) })),
      ]}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    />
  )
}
