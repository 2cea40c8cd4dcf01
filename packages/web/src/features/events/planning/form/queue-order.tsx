import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { personFields } from '../planning.queries.ts'
import type { PlanForm } from './use-plan-form.ts'

/** Who comes first in the waiting list: whoever asked first, or by a field of the person. */
export function QueueOrder({ form: { values, set, errorAt } }: { form: PlanForm }) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  const { data = [] } = useQuery(personFields)
  const fields = data.filter(({ inputType }) => inputType !== 'textarea')
  const { queueField = null, queueDescending = false } = values
  if (!fields.length && queueField === null) return null
  return (
    <>
      <NativeSelect
        label={t('field.queueField')}
        description={t('hint.queueField')}
        value={queueField === null ? '' : String(queueField)}
        error={errorAt('queueField')}
        data={[
          { value: '', label: t('queue.firstCome') },
          ...fields.map(({ id, label }) => ({ value: String(id), label: text(label) })),
        ]}
        onChange={({ target }) => set({ queueField: target.value ? Number(target.value) : null })}
      />
      {queueField !== null && (
        <NativeSelect
          label={t('field.queueDescending')}
          description={t('hint.queueDescending')}
          value={String(queueDescending)}
          data={(['false', 'true'] as const).map((value) => ({ value, label: t(`queue.last.${value}`) }))}
          onChange={({ target }) => set({ queueDescending: target.value === 'true' })}
        />
      )}
    </>
  )
}
