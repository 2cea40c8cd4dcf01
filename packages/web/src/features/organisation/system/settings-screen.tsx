import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Retention, SystemSettings } from '@oktant/contract/organisation/system.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../lib/words/language.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { AffectedLines } from '../../../ui/admin/affected-dialog.tsx'
import { fieldColumns, RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { useUser } from '../../../lib/session/session-state.ts'
import { retentionAffected, systemSettings, useSaveSystemSettings } from './system.queries.ts'

type Form = ReturnType<typeof useRecordForm<SystemSettings>>

/** The limits of a number, from the contract itself. */
type NumberName =
  | 'defaultRetryLimit'
  | 'defaultPassMark'
  | 'activeUsersPollDelay'
  | 'messageChatPollDelay'
  | 'approvalRemindDays'
  | 'approvalEscalateDays'

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
  const languages = useLanguages()
  const { t } = useTranslation('system')
  return (
    <div className={fieldColumns}>
      {texts.flatMap((name) =>
        languages.map((language) => (
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

type DaysFieldProps = { label: string; days: number; onChange: (days: number) => void }

/** NOTE: while it is empty it is being typed, and the days stay as they were. */
function DaysField({ label, days, onChange }: DaysFieldProps) {
  const { t } = useTranslation('system')
  const [isEmpty, setEmpty] = useState(false)
  return (
    <NumberInput
      label={label}
      value={isEmpty ? '' : days}
      min={1}
      max={3650}
      allowDecimal={false}
      clampBehavior="strict"
      suffix={` ${t('retention.days')}`}
      onBlur={() => setEmpty(false)}
      onChange={(value) => {
        setEmpty(value === '')
        if (value !== '') onChange(Number(value))
      }}
    />
  )
}

function RetentionFields({ form }: { form: Form }) {
  const { t } = useTranslation('system')
  const { retention } = form.values
  return (
    <div className={fieldColumns}>
      {kinds.map((kind) => (
        <DaysField
          key={kind}
          label={t(`retention.${kind}`)}
          days={retention[kind]}
          onChange={(days) => form.set({ retention: { ...retention, [kind]: days } })}
        />
      ))}
    </div>
  )
}

const pauseMs = 300

/** What the next night removes where something is to be kept for a shorter time than so far. */
function RetentionAffected({ kept, wanted }: { kept: Retention; wanted: Retention }) {
  const { t } = useTranslation('system')
  const { number } = useDates()
  const [asked] = useDebouncedValue(wanted, pauseMs)
  const shorter = kinds.filter((kind) => asked[kind] < kept[kind])
  const affected = useQuery({ ...retentionAffected(asked), enabled: shorter.length > 0 })
  if (!shorter.length) return null
  const data = affected.data?.filter(({ what }) => shorter.some((kind) => kind === what))
  return (
    <div role="status">
      <p>{t('retention.affected')}</p>
      <AffectedLines
        affected={{ ...affected, data }}
        words={({ what, count }) => {
          const kind = kinds.find((one) => one === what)
          return t('retention.line', { kind: kind ? t(`retention.${kind}`) : what, number: number(count) })
        }}
      />
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
        <RecordSection title={t('settings.approvals')} hint={t('settings.approvalsHint')}>
          <div className={fieldColumns}>
            <NumberField form={form} name="approvalRemindDays" suffix={` ${t('retention.days')}`} />
            <NumberField form={form} name="approvalEscalateDays" suffix={` ${t('retention.days')}`} />
          </div>
        </RecordSection>
        <RecordSection title={t('retention.title')} hint={t('retention.hint')}>
          <RetentionFields form={form} />
          <RetentionAffected kept={data.retention} wanted={form.values.retention} />
        </RecordSection>
      </RecordForm>
    </RecordScreen>
  )
}
