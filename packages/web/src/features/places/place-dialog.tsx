import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { accountMessages } from '@oktant/contract/messages/account.ts'
import { requestsMessages } from '@oktant/contract/messages/requests.ts'
import type { Place } from '@oktant/contract/places.ts'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../lib/message.ts'
import { notice } from '../../lib/notice.ts'
import { useLocalText } from '../../lib/language.ts'
import { useRecordForm } from '../../lib/record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type PlaceKind, useSavePlace } from './places.queries.ts'

type PlaceDialogProps = { kind: PlaceKind; place: Place | null; onClose: () => void }

/** The two names of a job role or a locality. */
export function PlaceDialog({ kind, place, onClose }: PlaceDialogProps) {
  const { t } = useTranslation(['places', 'shell'])
  const message = useMessage()
  const text = useLocalText()
  const save = useSavePlace(kind, place?.id ?? 0)
  const form = useRecordForm({
    name: `${kind}:${place?.id ?? 0}`,
    first: { en: place?.name.en ?? '', de: place?.name.de ?? '' },
    words: ({ code }) =>
      message(code === 'name_taken' ? accountMessages.name_taken : requestsMessages.required),
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
        {(['en', 'de'] as const).map((language, place) => (
          <TextInput
            key={language}
            label={t('place.nameIn', { language: t(`shell:language.${language}`) })}
            value={form.values[language]}
            maxLength={100}
            {...(place === 0 && { error: form.errorAt('name'), 'data-autofocus': true })}
            onChange={({ target }) => form.set({ [language]: target.value })}
          />
        ))}
      </RecordForm>
    </Dialog>
  )
}
