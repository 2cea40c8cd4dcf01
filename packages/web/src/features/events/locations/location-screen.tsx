import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import type { LocationForm } from '@oktant/contract/events/locations.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, RecordForm, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { useTouched } from './location-words.ts'
import {
  createLocation,
  location,
  locationsAffected,
  locationsChanged,
  removeLocation,
  restoreLocation,
  saveLocation,
} from './locations.queries.ts'

/** One location, or a new one. */
export function LocationScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownLocation key={id} id={id} /> : <NewLocation />
}

const first: LocationForm = { name: { en: '', de: '' }, address: '' }
const shownOf = ({ name, address }: LocationForm): LocationForm => ({ name, address })

type Form = ReturnType<typeof useRecordForm<LocationForm>>

function useFaults() {
  const message = useMessage()
  const { t } = useTranslation('locations')
  return ({ code, message: said }: FieldError) => {
    if (code === 'required') return message(requestsMessages.required)
    return code === 'name_taken' ? t('taken') : said
  }
}

function NewLocation() {
  const { t } = useTranslation('locations')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<LocationForm>({
    name: 'location:new',
    first,
    words: useFaults(),
    async save(values) {
      const made = await createLocation(values)
      notice.set({ text: t('made', { name: text(made.name) }) })
      void navigate(generatePath(paths.eventLocation, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.eventLocations, label: t('back') }} title={t('new')} lead={t('lead')}>
      <RecordForm label={t('new')} form={form}>
        <LocationFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownLocation({ id }: { id: number }) {
  const { t } = useTranslation('locations')
  const text = useLocalText()
  const { data } = useSuspenseQuery(location(id))
  const form = useRecordForm<LocationForm>({
    name: `location:${id}`,
    first: shownOf(data),
    words: useFaults(),
    async save(values) {
      const saved = await saveLocation(id, { ...values, revision: data.revision })
      form.set(shownOf(saved))
      offerUndo(t('saved'), () => saveLocation(id, { ...shownOf(data), revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.eventLocations, label: t('back') }}
      title={text(data.name)}
      lead={t('lead')}
      tools={<RemoveLocation id={id} name={text(data.name)} />}
      aside={<RecordHistory object="location" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <LocationFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function LocationFields({ form }: { form: Form }) {
  const { t } = useTranslation('locations')
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
        <Textarea
          className={wideField}
          label={t('field.address')}
          description={t('addressHint')}
          rows={3}
          maxLength={500}
          value={form.values.address}
          error={form.errorAt('address')}
          onChange={({ target }) => form.set({ address: target.value })}
        />
      </div>
    </RecordSection>
  )
}

function RemoveLocation({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('locations')
  return (
    <RecordRemoval
      words={{
        open: t('remove'),
        title: t('removeTitle', { name }),
        text: t('removeText'),
        confirm: t('remove'),
        touched: useTouched(),
        done: t('removed', { name }),
      }}
      affected={locationsAffected({ action: 'remove', chosen: { ids: [id] } })}
      remove={() => removeLocation(id)}
      restore={() => restoreLocation(id)}
      changed={locationsChanged}
      back={paths.eventLocations}
    />
  )
}
