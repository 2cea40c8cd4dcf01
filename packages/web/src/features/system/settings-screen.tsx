import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { SystemSettings } from '@oktant/contract/system.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../lib/records/record-form.ts'
import { paths } from '../../lib/paths.ts'
import { fieldColumns, RecordForm } from '../../ui/admin/record-form.tsx'
import { RecordHistory } from '../../ui/admin/record-history.tsx'
import { RecordScreen, RecordSection } from '../../ui/admin/record-screen.tsx'
import { useUser } from '../../lib/session/session-state.ts'
import { systemSettings, useSaveSystemSettings } from './system.queries.ts'

type Form = ReturnType<typeof useRecordForm<SystemSettings>>

/** The limits of a number, from the contract itself. */
type NumberName = 'defaultRetryLimit' | 'defaultPassMark' | 'activeUsersPollDelay' | 'messageChatPollDelay'

function NumberField({ form, name, suffix }: { form: Form; name: NumberName; suffix?: string }) {
  const { t } = useTranslation('system')
  const { minimum = 0, maximum = 0 } = SystemSettings.properties[name]
  return (
    <NumberInput
      label={t(`settings.${name}`)}
      description={t('settings.between', { from: minimum, to: maximum })}
      value={form.values[name]}
      min={minimum}
      max={maximum}
      allowDecimal={false}
      clampBehavior="strict"
      suffix={suffix}
      error={form.errorAt(name)}
      onChange={(value) => form.set({ [name]: Number(value) || 0 })}
    />
  )
}

const texts = ['passText', 'failText', 'pendingText', 'notApplicableText'] as const

function TextFields({ form }: { form: Form }) {
  const { t } = useTranslation('system')
  return (
    <div className={fieldColumns}>
      {texts.flatMap((name) =>
        (['en', 'de'] as const).map((language) => (
          <TextInput
            key={`${name}.${language}`}
            label={t(`settings.${name}`, { language: t(`settings.${language}`) })}
            value={form.values[name][language]}
            maxLength={60}
            onChange={({ target }) =>
              form.set({ [name]: { ...form.values[name], [language]: target.value } })
            }
          />
        )),
      )}
    </div>
  )
}

const kinds = ['mails', 'notifications', 'sessions', 'activity', 'views', 'archives'] as const

function RetentionFields({ form }: { form: Form }) {
  const { t } = useTranslation('system')
  const { retention } = form.values
  return (
    <div className={fieldColumns}>
      {kinds.map((kind) => (
        <NumberInput
          key={kind}
          label={t(`retention.${kind}`)}
          value={retention[kind]}
          min={1}
          max={3650}
          allowDecimal={false}
          clampBehavior="strict"
          suffix={` ${t('retention.days')}`}
          onChange={(value) => form.set({ retention: { ...retention, [kind]: Number(value) || 1 } })}
        />
      ))}
    </div>
  )
}

/** The properties of one's company, in force as soon as they are saved. */
export function SettingsScreen() {
  const { t } = useTranslation(['system', 'shell'])
  const { data } = useSuspenseQuery(systemSettings)
  const save = useSaveSystemSettings()
  const user = useUser()
  const form = useRecordForm({
    name: 'system-settings',
    first: data,
    words: () => t('settings.wrong'),
    save: (values) => save.mutateAsync(values),
  })
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.systemSettings')}
      lead={t('settings.lead')}
      aside={user && <RecordHistory object="setting" id={user.companyId} />}
    >
      <RecordForm label={t('shell:screen.systemSettings')} form={form}>
        <RecordSection title={t('settings.learning')}>
          <div className={fieldColumns}>
            <NumberField form={form} name="defaultPassMark" suffix=" %" />
            <NumberField form={form} name="defaultRetryLimit" />
          </div>
          <Checkbox
            label={t('settings.showScores')}
            checked={form.values.showScores}
            onChange={({ target }) => form.set({ showScores: target.checked })}
          />
        </RecordSection>
        <RecordSection title={t('settings.words')} hint={t('settings.wordsHint')}>
          <TextFields form={form} />
        </RecordSection>
        <RecordSection title={t('settings.contact')}>
          <div className={fieldColumns}>
            <TextInput
              type="email"
              label={t('settings.supportEmail')}
              description={t('settings.supportEmailHint')}
              value={form.values.supportEmail}
              error={form.errorAt('supportEmail')}
              onChange={({ target }) => form.set({ supportEmail: target.value.trim() })}
            />
          </div>
          <div className={fieldColumns}>
            <NumberField form={form} name="activeUsersPollDelay" suffix=" s" />
            <NumberField form={form} name="messageChatPollDelay" suffix=" s" />
          </div>
        </RecordSection>
        <RecordSection title={t('retention.title')} hint={t('retention.hint')}>
          <RetentionFields form={form} />
        </RecordSection>
      </RecordForm>
    </RecordScreen>
  )
}
