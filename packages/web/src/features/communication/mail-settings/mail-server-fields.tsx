import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  type MailSettings,
  type MailSettingsForm,
  mailSecurities,
} from '@oktant/contract/communication/mail-settings.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { fieldColumns, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'

/** What is typed but the password, which no draft may keep. */
export type FormValues = Omit<MailSettingsForm, 'port' | 'password'> & { port: string }
/** An empty password leaves the kept one, unless that is to be forgotten. */
export type Secret = { typed: string; forgets: boolean }
export const noSecret: Secret = { typed: '', forgets: false }
type Form = ReturnType<typeof useRecordForm<FormValues>>
type LineName = 'smtp' | 'username' | 'senderName' | 'senderAddress' | 'replyTo' | 'returnAddress'

export const valuesOf = (settings: MailSettings): FormValues => {
  const { isOn, smtp, port, security, username, senderName, senderAddress, replyTo, returnAddress } = settings
  const lines = { smtp, username, senderName, senderAddress, replyTo, returnAddress }
  return { isOn, security, ...lines, port: String(port) }
}

export const formOf = ({ port, ...values }: FormValues, { typed, forgets }: Secret): MailSettingsForm => ({
  ...values,
  port: Number(port),
  password: typed || (forgets ? '' : null),
})

export const arePort = (text: string) =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535

const isSecurity = (value: string): value is MailSettingsForm['security'] =>
  mailSecurities.some((security) => security === value)
/** Where servers of each kind usually listen. */
const usualPorts = { none: '25', starttls: '587', tls: '465' } as const
const isUsual = (port: string) => Object.values(usualPorts).some((usual) => usual === port)

function Line({ form, name, hint }: { form: Form; name: LineName; hint?: string }) {
  const { t } = useTranslation('mailSettings')
  return (
    <TextInput
      label={t(name)}
      description={hint}
      value={form.values[name]}
      maxLength={255}
      autoComplete="off"
      error={form.errorAt(name)}
      onChange={({ target }) => form.set({ [name]: target.value })}
    />
  )
}

type FieldsProps = {
  form: Form
  hasPassword: boolean
  secret: Secret
  onSecret: (secret: Secret) => void
}

export function MailServerFields({ form, hasPassword, secret, onSecret }: FieldsProps) {
  const { t } = useTranslation('mailSettings')
  const { values } = form
  const choose = (security: string) => {
    if (!isSecurity(security)) return
    form.set({ security, ...(isUsual(values.port) && { port: usualPorts[security] }) })
  }
  return (
    <>
      <RecordSection title={t('part.server')} hint={t('part.serverHint')}>
        <div className={fieldColumns}>
          <Checkbox
            className={wideField}
            label={t('isOn')}
            checked={values.isOn}
            onChange={({ target }) => form.set({ isOn: target.checked })}
          />
          <Line form={form} name="smtp" />
          <TextInput
            label={t('port')}
            inputMode="numeric"
            value={values.port}
            maxLength={5}
            error={form.errorAt('port')}
            onChange={({ target }) => form.set({ port: target.value })}
          />
          <NativeSelect
            label={t('security')}
            value={values.security}
            error={form.errorAt('security')}
            data={mailSecurities.map((name) => ({ value: name, label: t(`security.${name}`) }))}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      </RecordSection>
      <RecordSection title={t('part.account')} hint={t('part.accountHint')}>
        <div className={fieldColumns}>
          <Line form={form} name="username" />
          <TextInput
            type="password"
            label={t('password')}
            placeholder={hasPassword ? t('passwordKept') : undefined}
            value={secret.typed}
            autoComplete="new-password"
            error={form.errorAt('password')}
            onChange={({ target }) => onSecret({ ...secret, typed: target.value })}
          />
          {hasPassword && (
            <Checkbox
              className={wideField}
              label={t('passwordForget')}
              checked={secret.forgets}
              onChange={({ target }) => onSecret({ ...secret, forgets: target.checked })}
            />
          )}
        </div>
      </RecordSection>
      <RecordSection title={t('part.sender')} hint={t('part.senderHint')}>
        <div className={fieldColumns}>
          <Line form={form} name="senderName" />
          <Line form={form} name="senderAddress" />
          <Line form={form} name="replyTo" />
          <div className={wideField}>
            <Line form={form} name="returnAddress" hint={t('returnAddressHint')} />
          </div>
        </div>
      </RecordSection>
    </>
  )
}
