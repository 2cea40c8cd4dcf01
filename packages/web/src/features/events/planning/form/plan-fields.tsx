import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { Agenda } from './agenda.tsx'
import { Basics } from './basics.tsx'
import { FurtherFields } from './further-fields.tsx'
import { Rules } from './rules.tsx'
import { Times } from './times.tsx'
import type { PlanForm } from './use-plan-form.ts'

/** All that is filled in of an event, in the order in which it is thought of. */
export function PlanFields({ form, eventId }: { form: PlanForm; eventId: number | null }) {
  const { t } = useTranslation('planning')
  return (
    <>
      <Basics form={form} />
      <Times form={form} eventId={eventId} />
      <Rules form={form} />
      <Agenda form={form} />
      <RecordSection title={t('part.notes')}>
        <Textarea
          label={t('field.notes')}
          description={t('hint.notes')}
          rows={4}
          maxLength={4000}
          value={form.values.notes}
          onChange={({ target }) => form.set({ notes: target.value })}
        />
      </RecordSection>
      <FurtherFields form={form} />
    </>
  )
}
