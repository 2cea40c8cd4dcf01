import { Checkbox, TextInput } from '@mantine/core'
import type { WebinarSettingsForm } from '@oktant/contract/events/webinar-settings.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { fieldColumns, RecordForm, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { useSaveWebinarSettings, webinarSettings } from './webinar-settings.queries.ts'

/** What is typed but the key, which no draft may keep. */
type Values = Omit<WebinarSettingsForm, 'tokenKey'>
/** An empty key leaves the kept one, unless that is to be forgotten. */
type Secret = { typed: string; forgets: boolean }
const noSecret: Secret = { typed: '', forgets: false }

const known = { ...eventsMessages, required: requestsMessages.required }
const isKnown = (code: string): code is keyof typeof known => code in known

/** Where the webinars of one's company are held. */
export function WebinarSettingsScreen() {
  const { t } = useTranslation(['webinars', 'shell'])
  const { data } = useSuspenseQuery(webinarSettings)
  const user = useUser()
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.webinarSettings')}
      lead={t('settings.lead', { company: user?.companyName ?? '' })}
      aside={user && <RecordHistory object="webinarSettings" id={user.companyId} />}
    >
      <Fields first={data} hasKey={data.hasTokenKey} />
    </RecordScreen>
  )
}

function valuesOf({ hasTokenKey: _has, ...values }: Values & { hasTokenKey?: boolean }): Values {
  return values
}

function Fields({ first, hasKey }: { first: Values & { hasTokenKey: boolean }; hasKey: boolean }) {
  const { t } = useTranslation('webinars')
  const text = useLocalText()
  const save = useSaveWebinarSettings()
  const [secret, setSecret] = useState(noSecret)
  const form = useRecordForm<Values>({
    name: 'webinarSettings',
    first: valuesOf(first),
    words: ({ code, message }: FieldError) => (isKnown(code) ? text(known[code]) : message),
    async save(values) {
      await save.mutateAsync({ ...values, tokenKey: secret.typed || (secret.forgets ? '' : null) })
      setSecret(noSecret)
    },
  })
  return (
    <RecordForm label={t('settings.form')} form={form}>
      <RecordSection title={t('settings.page')} hint={t('settings.pageHint')}>
        <div className={fieldColumns}>
          <Choice form={form} name="pageOn" />
          <Line form={form} name="service" />
          <Line form={form} name="tokenIssuer" />
          <Line form={form} name="tokenAudience" />
          <TextInput
            type="password"
            label={t('settings.tokenKey')}
            description={t('settings.tokenKeyHint')}
            placeholder={hasKey ? t('settings.tokenKeyKept') : undefined}
            value={secret.typed}
            maxLength={1024}
            autoComplete="new-password"
            onChange={({ target }) => setSecret({ ...secret, typed: target.value })}
          />
          {hasKey && (
            <Checkbox
              className={wideField}
              label={t('settings.tokenKeyForget')}
              checked={secret.forgets}
              onChange={({ target }) => setSecret({ ...secret, forgets: target.checked })}
            />
          )}
          <Choice form={form} name="sendsName" />
          <Choice form={form} name="sendsEmail" />
        </div>
      </RecordSection>
      <RecordSection title={t('settings.teams')} hint={t('settings.teamsHint')}>
        <div className={fieldColumns}>
          <Choice form={form} name="teamsOn" />
          <div className={wideField}>
            <Line form={form} name="teamsLink" />
          </div>
        </div>
      </RecordSection>
      <RecordSection title={t('settings.link')} hint={t('settings.linkHint')}>
        <div className={fieldColumns}>
          <Choice form={form} name="linkOn" />
        </div>
      </RecordSection>
    </RecordForm>
  )
}

type Form = ReturnType<typeof useRecordForm<Values>>

function Line({
  form,
  name,
}: {
  form: Form
  name: 'service' | 'tokenIssuer' | 'tokenAudience' | 'teamsLink'
}) {
  const { t } = useTranslation('webinars')
  return (
    <TextInput
      label={t(`settings.${name}`)}
      value={form.values[name]}
      maxLength={name === 'teamsLink' ? 1000 : 255}
      autoComplete="off"
      error={form.errorAt(name)}
      onChange={({ target }) => form.set({ [name]: target.value })}
    />
  )
}

function Choice({
  form,
  name,
}: {
  form: Form
  name: 'pageOn' | 'sendsName' | 'sendsEmail' | 'teamsOn' | 'linkOn'
}) {
  const { t } = useTranslation('webinars')
  return (
    <Checkbox
      className={wideField}
      label={t(`settings.${name}`)}
      checked={form.values[name]}
      onChange={({ target }) => form.set({ [name]: target.checked })}
    />
  )
}
