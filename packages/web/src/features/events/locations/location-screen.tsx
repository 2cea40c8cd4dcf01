import { Textarea } from '@mantine/core'
import type { LocationForm } from '@oktant/contract/events/locations.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { type NamedForm, NamedRecordScreen } from '../../../ui/admin/record/named-record-screen.tsx'
import { fieldColumns, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
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
export const LocationScreen = () => <NamedRecordScreen record={place} />

const first: LocationForm = { name: { en: '', de: '' }, address: '' }

const place = {
  object: 'location',
  paths: { all: paths.eventLocations, one: paths.eventLocation },
  first,
  shownOf: ({ name, address }: LocationForm) => ({ name, address }),
  one: location,
  create: createLocation,
  save: saveLocation,
  affected: (id: number) => locationsAffected({ action: 'remove', chosen: { ids: [id] } }),
  remove: removeLocation,
  restore: restoreLocation,
  changed: locationsChanged,
  useWords,
  Fields: LocationFields,
} as const

function useWords() {
  const { t } = useTranslation('locations')
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
    touched: useTouched(),
  }
}

function LocationFields({ form }: { form: NamedForm<LocationForm> }) {
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
