import { Checkbox, NativeSelect } from '@mantine/core'
import { languages, type Language } from '@oktant/contract/http/http.ts'
import type { LanguagesForm, OfferedLanguages } from '@oktant/contract/kit/languages.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useSearchParams } from 'react-router'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useCompanyWords } from '../../../lib/words/company-words.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { TimeZoneField } from '../../../ui/form/fields/time-zone-field.tsx'
import {
  affected,
  changeLanguages,
  offeredLanguages,
  useSaveLanguages,
  type CompanyChoice,
} from './languages.queries.ts'

/** Which languages a company offers: one’s own, or the one that the address names. */
export function LanguagesScreen() {
  const { t } = useTranslation(['languages', 'shell'])
  const [search] = useSearchParams()
  const company = Number(search.get('company')) || undefined
  const whose: CompanyChoice = company ? { company } : {}
  const { data } = useSuspenseQuery(offeredLanguages(whose))
  const user = useUser()
  const back = company
    ? { to: generatePath(paths.company, { id: String(company) }), label: data.companyName }
    : { to: paths.administration, label: t('shell:screen.administration') }
  return (
    <RecordScreen
      back={back}
      title={t('shell:screen.languages')}
      lead={t('lead', { company: data.companyName })}
      aside={user && !company && <RecordHistory object="company" id={user.companyId} />}
    >
      <LanguagesPart key={company ?? 0} whose={whose} data={data} />
    </RecordScreen>
  )
}

type Values = Required<LanguagesForm>
const formOf = ({ offered, defaultLanguage, timezone }: OfferedLanguages): Values => ({
  offered,
  defaultLanguage,
  timezone,
})
const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

function LanguagesPart({ whose, data }: { whose: CompanyChoice; data: OfferedLanguages }) {
  const { t } = useTranslation('languages')
  const [asked, setAsked] = useState<LanguagesForm | null>(null)
  const save = useSaveLanguages(whose)
  const before = formOf(data)
  const isFewer = ({ offered }: LanguagesForm) => data.offered.some((language) => !offered.includes(language))
  const form = useRecordForm<Values>({
    name: `languages:${whose.company ?? 'own'}`,
    first: before,
    words: useCompanyWords(),
    async save(values) {
      await save.mutateAsync(values)
      if (isFewer(values)) offerUndo(t('changed'), () => changeLanguages(whose, before))
    },
  })
  // NOTE: with fewer languages people lose theirs, so one is asked first.
  const submit = async () =>
    isFewer(form.values) && form.values.offered.length ? setAsked(form.values) : form.submit()
  const confirm = async () => {
    await form.submit()
    setAsked(null)
  }
  return (
    <>
      <RecordForm label={t('form')} form={{ ...form, submit }}>
        <LanguageFields form={form} data={data} />
        <ZoneFields form={form} />
      </RecordForm>
      {asked && (
        <FewerDialog
          whose={whose}
          wanted={asked}
          isBusy={form.isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

type Form = ReturnType<typeof useRecordForm<Values>>

function LanguageFields({ form, data }: { form: Form; data: OfferedLanguages }) {
  const { t } = useTranslation(['languages', 'shell'])
  const { offered, defaultLanguage } = form.values
  const choose = (names: string[]) =>
    form.set({ offered: languages.filter((language) => names.includes(language)) })
  const peopleOf = (name: Language) => data.people.find(({ language }) => language === name)?.count ?? 0
  return (
    <RecordSection title={t('part')} hint={t('offeredHint')}>
      <Checkbox.Group
        label={t('offered')}
        value={[...offered]}
        error={form.errorAt('offered')}
        onChange={choose}
      >
        {languages.map((name) => (
          <Checkbox
            key={name}
            value={name}
            mt="sm"
            label={t(`shell:language.${name}`)}
            description={t('people', { count: peopleOf(name) })}
          />
        ))}
      </Checkbox.Group>
      <NativeSelect
        label={t('default')}
        description={t('defaultHint')}
        value={defaultLanguage}
        error={form.errorAt('defaultLanguage')}
        data={languages.map((name) => ({ value: name, label: t(`shell:language.${name}`) }))}
        onChange={({ target }) => isLanguage(target.value) && form.set({ defaultLanguage: target.value })}
      />
    </RecordSection>
  )
}

/** Where the days are counted that are the same for everybody. */
function ZoneFields({ form }: { form: Form }) {
  const { t } = useTranslation('languages')
  return (
    <RecordSection title={t('zone.part')} hint={t('zone.hint')}>
      <TimeZoneField
        label={t('zone.label')}
        value={form.values.timezone}
        error={form.errorAt('timezone')}
        onChange={(timezone) => form.set({ timezone })}
      />
    </RecordSection>
  )
}

type FewerDialogProps = {
  whose: CompanyChoice
  wanted: LanguagesForm
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

function FewerDialog({ whose, wanted, isBusy, onConfirm, onClose }: FewerDialogProps) {
  const { t } = useTranslation(['languages', 'shell'])
  const { data, error, refetch } = useQuery(affected(whose, wanted.offered))
  return (
    <AffectedDialog
      title={t('fewer.title')}
      text={t('fewer.text', { language: t(`shell:language.${wanted.defaultLanguage}`) })}
      confirm={t('fewer.confirm')}
      affected={{ data, error, refetch }}
      words={({ count }) => t('fewer.people', { count })}
      isBusy={isBusy}
      error={null}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
