import type { KpaRecord } from '@oktant/contract/development/kpas.ts'
import { useTranslation } from 'react-i18next'
import { offerUndo } from '../../../lib/notice.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { moveKpa } from './kpas.queries.ts'
import { PlaceSelect } from './place-select.tsx'

/** Moves an area, with all below it. */
export function KpaPlace({ area }: { area: KpaRecord }) {
  const { t } = useTranslation('kpas')
  const { id, parentId, revision } = area
  const form = useRecordForm({
    name: `kpa-place:${id}`,
    first: { parentId },
    async save(values) {
      const saved = await moveKpa(id, { ...values, revision })
      form.set({ parentId: saved.parentId })
      offerUndo(t('moved'), () => moveKpa(id, { parentId, revision: saved.revision }))
    },
  })
  return (
    <RecordForm label={t('part.place')} form={form} submit={t('move')}>
      <RecordSection title={t('part.place')} hint={t('part.placeHint')}>
        <PlaceSelect id={id} value={form.values.parentId} onChange={(next) => form.set({ parentId: next })} />
      </RecordSection>
    </RecordForm>
  )
}
