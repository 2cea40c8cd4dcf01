import { NativeSelect } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { placesFor } from './kpa-tree.rules.ts'
import { kpas } from './kpas.queries.ts'

type PlaceProps = {
  /** The area that is placed; 0 for a new one. */
  id: number
  value: number | null
  error?: string | undefined
  onChange: (parentId: number | null) => void
}

/** Below which area one stands; what it cannot stand below is not offered. */
export function PlaceSelect({ id, value, error, onChange }: PlaceProps) {
  const { t } = useTranslation('kpas')
  const text = useLocalText()
  const { data } = useSuspenseQuery(kpas)
  return (
    <NativeSelect
      size="md"
      label={t('field.parent')}
      value={String(value ?? 0)}
      error={error}
      data={[
        { value: '0', label: t('top') },
        ...placesFor(data.content, id).map(({ node, depth }) => ({
          value: String(node.id),
          label: `${'– '.repeat(depth)}${text(node.name)}`,
        })),
      ]}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}
