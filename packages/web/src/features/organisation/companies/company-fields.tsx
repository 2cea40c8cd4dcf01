import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { CompanyForm, NewCompanyForm } from '@oktant/contract/organisation/companies.ts'
import { languages } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { fieldColumns, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'

/** What is typed; numbers and lists are read from it when it is sent. */
export type FormValues = Omit<CompanyForm, 'licenceSeats' | 'licenceValidUntil' | 'domains'> & {
  licenceSeats: string
  licenceValidUntil: string
  domains: string
}
export type NewFormValues = FormValues & { administrator: NewCompanyForm['administrator'] }
type Form<V extends FormValues = FormValues> = ReturnType<typeof useRecordForm<V>>
type LineName = 'name' | 'emailAddress' | 'supportEmailAddress' | 'supportPhone' | 'competencyUrl'

const mandatory: readonly LineName[] = ['name', 'emailAddress']

export const valuesOf = (form: CompanyForm): FormValues => ({
  ...form,
  licenceSeats: form.licenceSeats === null ? '' : String(form.licenceSeats),
  licenceValidUntil: form.licenceValidUntil ?? '',
  domains: form.domains.join('\n'),
})

export const formOf = (values: FormValues): CompanyForm => ({
  name: values.name,
  emailAddress: values.emailAddress,
  supportEmailAddress: values.supportEmailAddress,
  supportPhone: values.supportPhone,
  competencyUrl: values.competencyUrl,
  licenceSeats: values.licenceSeats.trim() ? Number(values.licenceSeats) : null,
  licenceValidUntil: values.licenceValidUntil || null,
  domains: values.domains.split(/[\s,;]+/).filter(Boolean),
})

/** NOTE: the server takes whole numbers only, and would refuse the whole call. */
export const areSeats = (text: string) => /^\s*([1-9]\d{0,6})?\s*$/.test(text)

type FieldsProps = {
  form: Pick<Form, 'values' | 'errorAt'>
  set: (values: Partial<FormValues>) => void
  isReadOnly?: boolean
}

function Line({ form, set, isReadOnly, name }: FieldsProps & { name: LineName }) {
  const { t } = useTranslation('companies')
  return (
    <TextInput
      className={name === 'competencyUrl' ? wideField : ''}
      label={t(`company.${name}`)}
      description={name === 'competencyUrl' ? t('company.competencyUrlHint') : undefined}
      value={form.values[name]}
      maxLength={255}
      withAsterisk={mandatory.includes(name)}
      disabled={isReadOnly}
      autoComplete="off"
      error={form.errorAt(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
}

/** The company, its licence and how it is reached. */
export function CompanyFields(props: FieldsProps) {
  const { form, set, isReadOnly } = props
  const { t } = useTranslation('companies')
  return (
    <>
      <RecordSection title={t('part.company')}>
        <div className={fieldColumns}>
          <Line {...props} name="name" />
          <Line {...props} name="emailAddress" />
        </div>
      </RecordSection>
      <RecordSection title={t('part.licence')} hint={t('part.licenceHint')}>
        <div className={fieldColumns}>
          <TextInput
            label={t('company.licenceSeats')}
            description={t('company.licenceSeatsHint')}
            inputMode="numeric"
            value={form.values.licenceSeats}
            disabled={isReadOnly}
            error={form.errorAt('licenceSeats')}
            onChange={({ target }) => set({ licenceSeats: target.value })}
          />
          <DayField
            label={t('company.licenceValidUntil')}
            description={t('company.licenceValidUntilHint')}
            value={form.values.licenceValidUntil}
            disabled={isReadOnly}
            error={form.errorAt('licenceValidUntil')}
            onChange={(licenceValidUntil) => set({ licenceValidUntil })}
          />
        </div>
      </RecordSection>
      <RecordSection title={t('part.contact')} hint={t('part.contactHint')}>
        <div className={fieldColumns}>
          <Line {...props} name="supportEmailAddress" />
          <Line {...props} name="supportPhone" />
          <Textarea
            className={wideField}
            label={t('company.domains')}
            description={t('company.domainsHint')}
            rows={3}
            value={form.values.domains}
            disabled={isReadOnly}
            error={form.errorAt('domains')}
            onChange={({ target }) => set({ domains: target.value })}
          />
          <Line {...props} name="competencyUrl" />
        </div>
      </RecordSection>
    </>
  )
}

const personNames = ['firstName', 'surname', 'emailAddress'] as const

/** Whoever is invited to look after a new company. */
export function AdministratorFields({ form }: { form: Form<NewFormValues> }) {
  const { t } = useTranslation(['companies', 'shell'])
  const { administrator } = form.values
  const set = (values: Partial<typeof administrator>) =>
    form.set({ administrator: { ...administrator, ...values } })
  return (
    <RecordSection title={t('part.administrator')} hint={t('part.administratorHint')}>
      <div className={fieldColumns}>
        {personNames.map((name) => (
          <TextInput
            key={name}
            label={t(`administrator.${name}`)}
            value={administrator[name]}
            maxLength={255}
            withAsterisk
            autoComplete="off"
            error={form.errorAt(`administrator.${name}`)}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
        <NativeSelect
          label={t('shell:language.label')}
          value={administrator.language}
          data={languages.map((name) => ({ value: name, label: t(`shell:language.${name}`) }))}
          onChange={({ target }) => set({ language: target.value === 'de' ? 'de' : 'en' })}
        />
      </div>
    </RecordSection>
  )
}
