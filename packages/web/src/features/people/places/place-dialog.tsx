import type { CompanyPlace } from '@oktant/contract/people/places.ts'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../lib/notice.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { type PlaceKind, useSavePlace } from './places.queries.ts'

type PlaceDialogProps = { kind: PlaceKind; place: CompanyPlace | null; onClose: () => void }

/** The two names of a job role or a locality. */
export function PlaceDialog({ kind, place, onClose }: PlaceDialogProps) {
  const { t } = useTranslation(['places', 'admin'])
  const text = useLocalText()
  const save = useSavePlace(kind, place?.id ?? 0)
  const form = useRecordForm({
    name: `${kind}:${place?.id ?? 0}`,
    first: { en: place?.name.en ?? '', de: place?.name.de ?? '' },
    words: useRecordWords(),
    async save(name) {
      const saved = await save.mutateAsync({ name })
      notice.set({ text: t('saved', { name: text(saved.name) }) })
      onClose()
    },
  })
  const title = place ? text(place.name) : t(`new.${kind}`)
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordForm label={title} form={form}>
        <LocalFields
          labels={(language) => t('place.nameIn', { language })}
          value={form.values}
          maxLength={100}
          hasFocus
          error={form.errorAt('name')}
          onChange={form.set}
        />
      </RecordForm>
      {place && <RecordHistory object={kind} id={place.id} />}
    </Dialog>
  )
}
