import type { CompanyRecord } from '@oktant/contract/organisation/companies.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice } from '../../../lib/notice.ts'
import { browserZone } from '../../../lib/time/today.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { CompanyStanding, CompanyTools } from './company-actions.tsx'
import {
  AdministratorFields,
  areSeats,
  CompanyFields,
  formOf,
  type FormValues,
  type NewFormValues,
  valuesOf,
} from './company-fields.tsx'
import { CompanyHistory } from './company-history.tsx'
import { useCompanyWords } from '../../../lib/words/company-words.ts'
import { company, useCreateCompany, useUpdateCompany } from './companies.queries.ts'

/** One company, or a new one. */
export function CompanyScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownCompany key={id} id={id} /> : <NewCompany />
}

function useSeatCheck() {
  const { t } = useTranslation('companies')
  return ({ licenceSeats }: FormValues) =>
    areSeats(licenceSeats) ? {} : { licenceSeats: t('company.licenceSeatsWrong') }
}

function NewCompany() {
  const { t } = useTranslation('companies')
  const navigate = useNavigate()
  const create = useCreateCompany()
  const form = useRecordForm<NewFormValues>({
    name: 'company:0',
    first: {
      name: '',
      emailAddress: '',
      licenceSeats: '',
      licenceValidUntil: '',
      domains: '',
      supportEmailAddress: '',
      supportPhone: '',
      competencyUrl: '',
      administrator: {
        firstName: '',
        surname: '',
        emailAddress: '',
        language: useLanguage(),
        timezone: browserZone(),
      },
    },
    check: useSeatCheck(),
    words: useCompanyWords(),
    async save({ administrator, ...values }) {
      const made = await create.mutateAsync({ ...formOf(values), administrator })
      notice.set({ text: t('made', { name: made.name, email: administrator.emailAddress }) })
      void navigate(generatePath(paths.company, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.companies, label: t('back') }} title={t('list.new')} lead={t('new.lead')}>
      <RecordForm label={t('form')} form={form} submit={t('new.submit')}>
        <CompanyFields form={form} set={form.set} />
        <AdministratorFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownCompany({ id }: { id: number }) {
  const { t } = useTranslation('companies')
  const { data } = useSuspenseQuery(company(id))
  return (
    <RecordScreen
      back={{ to: paths.companies, label: t('back') }}
      title={data.name}
      tools={<CompanyTools company={data} />}
      aside={
        <>
          <CompanyStanding company={data} />
          <CompanyHistory id={id} />
        </>
      }
    >
      <KnownForm company={data} />
    </RecordScreen>
  )
}

function KnownForm({ company: { id, can, ...record } }: { company: CompanyRecord }) {
  const { t } = useTranslation('companies')
  const update = useUpdateCompany(id)
  const form = useRecordForm<FormValues>({
    name: `company:${id}`,
    first: typedOf(record),
    check: useSeatCheck(),
    words: useCompanyWords(),
    save: (values) => update.mutateAsync(formOf(values)),
  })
  return (
    <RecordForm label={t('form')} form={form} isReadOnly={!can.edit}>
      <CompanyFields form={form} set={form.set} isReadOnly={!can.edit} />
    </RecordForm>
  )
}

/** NOTE: of the record the form's own fields alone, so that a draft differs by what was typed and nothing else. */
function typedOf(record: Omit<CompanyRecord, 'id' | 'can'>) {
  const { name, emailAddress, supportEmailAddress, supportPhone, competencyUrl } = record
  const { licenceSeats, licenceValidUntil, domains } = record
  const lines = { name, emailAddress, supportEmailAddress, supportPhone, competencyUrl }
  return valuesOf({ ...lines, licenceSeats, licenceValidUntil, domains })
}
