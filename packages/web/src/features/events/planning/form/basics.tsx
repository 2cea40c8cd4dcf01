import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { eventTypes } from '@oktant/contract/kit/constants.ts'
import { useTranslation } from 'react-i18next'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { TimeZoneField } from '../../../../ui/form/fields/time-zone-field.tsx'
import { Facilitators } from './facilitators.tsx'
import type { PlanForm } from './use-plan-form.ts'
import { VenuePicker } from './venue-picker.tsx'

/** What an event is called, of which kind it is, where it takes place and who runs it. */
export function Basics({ form }: { form: PlanForm }) {
  const { t } = useTranslation('planning')
  const { values, set, errorAt } = form
  return (
    <RecordSection title={t('part.basics')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('name.en'), de: t('name.de') }}
          value={values.name}
          maxLength={200}
          error={errorAt('name')}
          onChange={(name) => set({ name })}
        />
        <NativeSelect
          label={t('field.eventType')}
          description={t(`typeHint.${values.eventType}`)}
          value={values.eventType}
          data={eventTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={({ target }) => {
            const eventType = eventTypes.find((one) => one === target.value)
            if (eventType) set({ eventType })
          }}
        />
        <VenuePicker value={values.venue} error={errorAt('venue')} onChange={(venue) => set({ venue })} />
        <TimeZoneField
          label={t('field.timeZone')}
          description={t('timeZoneHint')}
          value={values.timeZone}
          error={errorAt('timeZone')}
          onChange={(timeZone) => set({ timeZone })}
        />
      </div>
      <Facilitators
        value={values.facilitators}
        error={errorAt('facilitators')}
        onChange={(facilitators) => set({ facilitators })}
      />
      <Webinar form={form} />
    </RecordSection>
  )
}

/** NOTE: people meet where the trainer's own link leads; there is no other way yet. */
function Webinar({ form: { values, set, errorAt } }: { form: PlanForm }) {
  const { t } = useTranslation('planning')
  return (
    <>
      <Switch
        label={t('field.webinar')}
        checked={values.webinar}
        onChange={({ target }) => set({ webinar: target.checked, webinarProvider: 'link' })}
      />
      {values.webinar && (
        <TextInput
          type="url"
          label={t('field.link')}
          maxLength={1000}
          value={values.skypeMeeting ?? ''}
          error={errorAt('skypeMeeting')}
          onChange={({ target }) => set({ skypeMeeting: target.value || null })}
        />
      )}
    </>
  )
}
