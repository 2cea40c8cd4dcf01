import type { Branding, BrandingForm as Form } from '@oktant/contract/organisation/branding.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useCompanyWords } from '../../../lib/words/company-words.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { BrandingFields } from './branding-fields.tsx'
import { LogoField } from './logo-field.tsx'
import { branding, useSaveBranding, type CompanyChoice } from './branding.queries.ts'

/** How a company appears: one’s own, or the one that the address names. */
export function BrandingScreen() {
  const { t } = useTranslation(['branding', 'shell'])
  const [search] = useSearchParams()
  const company = Number(search.get('company')) || undefined
  const whose: CompanyChoice = company ? { company } : {}
  const { data } = useSuspenseQuery(branding(whose))
  const user = useUser()
  const back = company
    ? { to: generatePath(paths.company, { id: String(company) }), label: data.companyName }
    : { to: paths.administration, label: t('shell:screen.administration') }
  return (
    <RecordScreen
      back={back}
      title={t('shell:screen.branding')}
      lead={t('lead', { company: data.companyName })}
      aside={
        <>
          <LogoField whose={whose} theme="light" data={data} />
          <LogoField whose={whose} theme="dark" data={data} />
          {user && !company && <RecordHistory object="branding" id={user.companyId} />}
        </>
      }
    >
      <Fields key={company ?? 0} whose={whose} data={data} />
    </RecordScreen>
  )
}

function Fields({ whose, data }: { whose: CompanyChoice; data: Branding }) {
  const { t } = useTranslation('branding')
  const save = useSaveBranding(whose)
  const { productName, shortName, colour, signInText, mailHeader } = data
  const form = useRecordForm<Form>({
    name: `branding:${whose.company ?? 'own'}`,
    first: { productName, shortName, colour, signInText, mailHeader },
    words: useCompanyWords(),
    save: (values) => save.mutateAsync(values),
  })
  return (
    <RecordForm label={t('form')} form={form}>
      <BrandingFields form={form} hasLogo={data.logos.light !== null} />
    </RecordForm>
  )
}
