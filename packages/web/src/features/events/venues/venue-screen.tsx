import { NumberInput, Textarea } from '@mantine/core'
import type { Venue, VenueForm } from '@oktant/contract/events/venues.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { type NamedForm, NamedRecordScreen } from '../../../ui/admin/record/named-record-screen.tsx'
import { fieldColumns, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { LocationPicker } from './location-picker.tsx'
import {
  createVenue,
  removeVenue,
  restoreVenue,
  saveVenue,
  venue,
  venuesAffected,
  venuesChanged,
} from './venues.queries.ts'

/** One venue, or a new one. */
export const VenueScreen = () => <NamedRecordScreen record={room} />

type ShownVenue = Omit<VenueForm, 'location'> & { location: Venue['location'] }
const first: ShownVenue = { name: { en: '', de: '' }, location: null, capacity: null, equipment: '' }
/** NOTE: a location goes by its number; its name is only shown. */
const sentOf = <V extends ShownVenue>({ location, ...rest }: V) => ({
  ...rest,
  location: location && { id: location.id },
})

const room = {
  object: 'venue',
  paths: { all: paths.venues, one: paths.venue },
  first,
  shownOf: ({ name, location, capacity, equipment }: Venue): ShownVenue => ({
    name,
    location,
    capacity,
    equipment,
  }),
  one: venue,
  create: (values: ShownVenue) => createVenue(sentOf(values)),
  save: (id: number, values: ShownVenue & { revision: number }) => saveVenue(id, sentOf(values)),
  affected: (id: number) => venuesAffected({ action: 'remove', chosen: { ids: [id] } }),
  remove: removeVenue,
  restore: restoreVenue,
  changed: venuesChanged,
  useWords,
  Fields: VenueFields,
} as const

function useWords() {
  const { t } = useTranslation('venues')
  return {
    back: t('back'),
    lead: t('lead'),
    new: t('new'),
    form: t('form'),
    made: (name: string) => t('made', { name }),
    saved: t('saved'),
    taken: t('taken'),
    wrong: { record_not_found: t('locationGone') },
    remove: t('remove'),
    removeTitle: (name: string) => t('removeTitle', { name }),
    removeText: t('removeText'),
    removed: (name: string) => t('removed', { name }),
    touched: ({ count }: { count: number }) => t('bulk.touched', { count }),
  }
}

function VenueFields({ form }: { form: NamedForm<ShownVenue> }) {
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
