import type { DeclineReasonForm } from '@oktant/contract/events/decline-reasons.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { type NamedForm, NamedRecordScreen } from '../../../ui/admin/record/named-record-screen.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import {
  createDeclineReason,
  declineReason,
  declineReasonsAffected,
  declineReasonsChanged,
  removeDeclineReason,
  restoreDeclineReason,
  saveDeclineReason,
} from './decline-reasons.queries.ts'

/** One decline reason, or a new one. */
export const DeclineReasonScreen = () => <NamedRecordScreen record={reason} />

const first: DeclineReasonForm = { name: { en: '', de: '' } }

const reason = {
  object: 'declineReason',
  paths: { all: paths.declineReasons, one: paths.declineReason },
  first,
  shownOf: ({ name }: DeclineReasonForm) => ({ name }),
  one: declineReason,
  create: createDeclineReason,
  save: saveDeclineReason,
  affected: (id: number) => declineReasonsAffected({ action: 'remove', chosen: { ids: [id] } }),
  remove: removeDeclineReason,
  restore: restoreDeclineReason,
  changed: declineReasonsChanged,
  useWords,
  Fields: ReasonFields,
} as const

function useWords() {
  const { t } = useTranslation('declineReasons')
  return {
    back: t('back'),
    lead: t('lead'),
    new: t('new'),
    form: t('form'),
    made: (name: string) => t('made', { name }),
    saved: t('saved'),
    taken: t('taken'),
    remove: t('remove'),
    removeTitle: (name: string) => t('removeTitle', { name }),
    removeText: t('removeText'),
    removed: (name: string) => t('removed', { name }),
    touched: ({ count }: { count: number }) => t('bulk.touched', { count }),
  }
}

function ReasonFields({ form }: { form: NamedForm<DeclineReasonForm> }) {
  const { t } = useTranslation('declineReasons')
  return (
    <RecordSection title={t('form')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('name.en'), de: t('name.de') }}
          value={form.values.name}
          maxLength={100}
          error={form.errorAt('name')}
          onChange={(name) => form.set({ name })}
        />
      </div>
    </RecordSection>
  )
}
