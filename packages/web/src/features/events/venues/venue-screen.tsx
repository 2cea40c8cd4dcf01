import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import { NumberInput, Textarea } from '@mantine/core'
import type { Venue, VenueForm } from '@oktant/contract/events/venues.ts'
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
import { LocationPicker } from './location-picker.tsx'
import {
  createVenue,
  venue,
  venuesAffected,
  venuesChanged,
  removeVenue,
  restoreVenue,
  saveVenue,
} from './venues.queries.ts'

/** One venue, or a new one. */
export function VenueScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownVenue key={id} id={id} /> : <NewVenue />
}

type Shown = Omit<VenueForm, 'location'> & { location: Venue['location'] }
const first: Shown = { name: { en: '', de: '' }, location: null, capacity: null, equipment: '' }
const shownOf = ({ name, location, capacity, equipment }: Venue): Shown => ({
  name,
  location,
  capacity,
  equipment,
})
/** NOTE: a location goes by its number; its name is only shown. */
const sentOf = ({ location, ...rest }: Shown): VenueForm => ({
  ...rest,
  location: location && { id: location.id },
})

type Form = ReturnType<typeof useRecordForm<Shown>>

function useFaults() {
  const message = useMessage()
  const { t } = useTranslation('venues')
  return ({ code, message: said }: FieldError) => {
    if (code === 'required') return message(requestsMessages.required)
    return code === 'name_taken' ? t('taken') : code === 'record_not_found' ? t('locationGone') : said
  }
}

function NewVenue() {
  const { t } = useTranslation('venues')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<Shown>({
    name: 'venue:new',
    first,
    words: useFaults(),
    async save(values) {
      const made = await createVenue(sentOf(values))
      notice.set({ text: t('made', { name: text(made.name) }) })
      void navigate(generatePath(paths.venue, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.venues, label: t('back') }} title={t('new')} lead={t('lead')}>
      <RecordForm label={t('new')} form={form}>
        <VenueFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownVenue({ id }: { id: number }) {
  const { t } = useTranslation('venues')
  const text = useLocalText()
  const { data } = useSuspenseQuery(venue(id))
  const form = useRecordForm<Shown>({
    name: `venue:${id}`,
    first: shownOf(data),
    words: useFaults(),
    async save(values) {
      const saved = await saveVenue(id, { ...sentOf(values), revision: data.revision })
      form.set(shownOf(saved))
      offerUndo(t('saved'), () => saveVenue(id, { ...sentOf(shownOf(data)), revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.venues, label: t('back') }}
      title={text(data.name)}
      lead={t('lead')}
      tools={<RemoveVenue id={id} name={text(data.name)} />}
      aside={<RecordHistory object="venue" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <VenueFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function VenueFields({ form }: { form: Form }) {
  const { t } = useTranslation('venues')
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
        <LocationPicker
          value={form.values.location}
          error={form.errorAt('location')}
          onChange={(location) => form.set({ location })}
        />
        <NumberInput
          label={t('field.capacity')}
          description={t('capacityHint')}
          min={1}
          max={100_000}
          allowDecimal={false}
          hideControls
          value={form.values.capacity ?? ''}
          error={form.errorAt('capacity')}
          onChange={(capacity) => form.set({ capacity: typeof capacity === 'number' ? capacity : null })}
        />
        <Textarea
          className={wideField}
          label={t('field.equipment')}
          description={t('equipmentHint')}
          rows={3}
          maxLength={1000}
          value={form.values.equipment}
          error={form.errorAt('equipment')}
          onChange={({ target }) => form.set({ equipment: target.value })}
        />
      </div>
    </RecordSection>
  )
}

function RemoveVenue({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('venues')
  return (
    <RecordRemoval
      words={{
        open: t('remove'),
        title: t('removeTitle', { name }),
        text: t('removeText'),
        confirm: t('remove'),
        touched: ({ count }) => t('bulk.touched', { count }),
        done: t('removed', { name }),
      }}
      affected={venuesAffected({ action: 'remove', chosen: { ids: [id] } })}
      remove={() => removeVenue(id)}
      restore={() => restoreVenue(id)}
      changed={venuesChanged}
      back={paths.venues}
    />
  )
}
