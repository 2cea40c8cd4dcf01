import type { MailSettings } from '@oktant/contract/communication/mail-settings.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useCompanyWords } from '../../../lib/words/company-words.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import {
  arePort,
  formOf,
  MailServerFields,
  noSecret,
  type FormValues,
  valuesOf,
} from './mail-server-fields.tsx'
import { ReturnedLetters } from './returned-letters.tsx'
import { MailTrial } from './mail-trial.tsx'
import { mailSettings, useSaveMailSettings, type CompanyChoice } from './mail-settings.queries.ts'

/** By which server a company’s letters go: one’s own company’s, or that which the address names. */
export function MailSettingsScreen() {
  const { t } = useTranslation(['mailSettings', 'shell'])
  const [search] = useSearchParams()
  const company = Number(search.get('company')) || undefined
  const whose: CompanyChoice = company ? { company } : {}
  const { data } = useSuspenseQuery(mailSettings(whose))
  const user = useUser()
  const back = company
    ? { to: generatePath(paths.company, { id: String(company) }), label: data.companyName }
    : { to: paths.administration, label: t('shell:screen.administration') }
  return (
    <RecordScreen
      back={back}
      title={t('shell:screen.mailSettings')}
      lead={t('lead', { company: data.companyName })}
      aside={
        <>
          <Standing settings={data} />
          {user && !company && <RecordHistory object="mailSettings" id={user.companyId} />}
        </>
      }
    >
      <Fields key={company ?? 0} whose={whose} data={data} />
      <ReturnedLetters whose={whose} bounces={data.bounces} />
    </RecordScreen>
  )
}

function Fields({ whose, data }: { whose: CompanyChoice; data: MailSettings }) {
  const { t } = useTranslation('mailSettings')
  const save = useSaveMailSettings(whose)
  const [secret, setSecret] = useState(noSecret)
  const form = useRecordForm<FormValues>({
    name: `mailSettings:${whose.company ?? 'own'}`,
    first: valuesOf(data),
    check: ({ port }) => (arePort(port) ? {} : { port: t('portWrong') }),
    words: useCompanyWords(),
    async save(values) {
      await save.mutateAsync(formOf(values, secret))
      setSecret(noSecret)
    },
  })
  return (
    <>
      <RecordForm label={t('form')} form={form}>
        <MailServerFields form={form} hasPassword={data.hasPassword} secret={secret} onSecret={setSecret} />
      </RecordForm>
      <MailTrial whose={whose} isReady={arePort(form.values.port)} settings={formOf(form.values, secret)} />
    </>
  )
}

/** Where letters go now, and whether they get there. */
function Standing({ settings: { isOn, hasInstallation, failure } }: { settings: MailSettings }) {
  const { t } = useTranslation('mailSettings')
  const { dateTime } = useDates()
  const way = isOn ? 'own' : hasInstallation ? 'installation' : 'none'
  return (
    <RecordSection title={t('standing.title')}>
      <p>{t(`standing.${way}`)}</p>
      {isOn && failure && (
        <FormProblem>{t('standing.failing', { when: dateTime(failure.at), said: failure.said })}</FormProblem>
      )}
      {isOn && !failure && <FormSuccess>{t('standing.works')}</FormSuccess>}
    </RecordSection>
  )
}
