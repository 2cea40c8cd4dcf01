import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { eventTypes } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { TimeZoneField } from '../../../../ui/form/fields/time-zone-field.tsx'
import { webinarWays } from '../../webinar-settings/webinar-settings.queries.ts'
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

/** Where people meet who are not in one room: of the ways that the company offers, and the one that it has already. */
function Webinar({ form }: { form: PlanForm }) {
  const { t } = useTranslation('planning')
  const { values, set } = form
  const { data } = useQuery(webinarWays)
  const offered = data?.providers ?? []
  const chosen = values.webinarProvider
  const ways = chosen && !offered.includes(chosen) ? [chosen, ...offered] : offered
  const turn = (webinar: boolean) =>
    set({ webinar, webinarProvider: webinar ? (chosen ?? ways[0] ?? null) : chosen })
  return (
    <>
      <Switch
        label={t('field.webinar')}
        checked={values.webinar}
        disabled={!values.webinar && data !== undefined && ways.length === 0}
        description={data !== undefined && ways.length === 0 ? t('webinarOff') : undefined}
        onChange={({ target }) => turn(target.checked)}
      />
      {values.webinar && <WebinarWay form={form} ways={ways} />}
    </>
  )
}

type Provider = NonNullable<PlanForm['values']['webinarProvider']>

function WebinarWay({ form: { values, set, errorAt }, ways }: { form: PlanForm; ways: readonly Provider[] }) {
  const { t } = useTranslation('planning')
  const chosen = values.webinarProvider
  const isTeams = chosen === 'teams'
  return (
    <div className={fieldColumns}>
      <NativeSelect
        label={t('field.provider')}
        value={chosen ?? ''}
        error={errorAt('webinarProvider')}
        data={ways.map((value) => ({ value, label: t(`provider.${value}`) }))}
        onChange={({ target }) => set({ webinarProvider: ways.find((one) => one === target.value) ?? null })}
      />
      {(isTeams || chosen === 'link') && (
        <TextInput
          type="url"
          label={t(isTeams ? 'field.teamsLink' : 'field.link')}
          description={isTeams ? t('teamsLinkHint') : undefined}
          maxLength={1000}
          value={values.skypeMeeting ?? ''}
          error={errorAt('skypeMeeting')}
          onChange={({ target }) => set({ skypeMeeting: target.value || null })}
        />
      )}
    </div>
  )
}
