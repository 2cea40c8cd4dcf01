import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type BrandingForm, mailHeaders } from '@oktant/contract/organisation/branding.ts'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../lib/words/language.ts'
import { plainColour } from '../../../lib/colours.ts'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { fieldColumns, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ColourField } from '../../../ui/form/fields/colour-field.tsx'
import { PaletteSample } from './palette-sample.tsx'

type Form = ReturnType<typeof useRecordForm<BrandingForm>>
const isHeader = (value: string): value is (typeof mailHeaders)[number] =>
  mailHeaders.some((header) => header === value)

export function BrandingFields({ form, hasLogo }: { form: Form; hasLogo: boolean }) {
  const { t } = useTranslation(['branding', 'admin', 'shell'])
  const { values } = form
  const languages = useLanguages()
  return (
    <>
      <RecordSection title={t('part.names')} hint={t('part.namesHint')}>
        <div className={fieldColumns}>
          <TextInput
            label={t('productName')}
            placeholder={t('shell:brand')}
            value={values.productName}
            maxLength={60}
            error={form.errorAt('productName')}
            onChange={({ target }) => form.set({ productName: target.value })}
          />
          <TextInput
            label={t('shortName')}
            placeholder={values.productName || t('shell:brand')}
            value={values.shortName}
            maxLength={20}
            error={form.errorAt('shortName')}
            onChange={({ target }) => form.set({ shortName: target.value })}
          />
        </div>
      </RecordSection>
      <RecordSection title={t('part.colour')} hint={t('part.colourHint')}>
        <ColourField
          label={t('colour')}
          pickLabel={t('colourPick')}
          placeholder={plainColour.toUpperCase()}
          value={values.colour}
          error={form.errorAt('colour')}
          onChange={(colour) => form.set({ colour })}
        />
        <PaletteSample colour={values.colour} />
      </RecordSection>
      <RecordSection title={t('part.words')} hint={t('part.wordsHint')}>
        <div className={fieldColumns}>
          {languages.map((language) => (
            <Textarea
              key={language}
              label={t('signInText', { language: t(`admin:language.${language}`) })}
              rows={3}
              maxLength={600}
              value={values.signInText[language]}
              onChange={({ target }) =>
                form.set({ signInText: { ...values.signInText, [language]: target.value } })
              }
            />
          ))}
          <NativeSelect
            className={wideField}
            label={t('mailHeader')}
            description={hasLogo ? undefined : t('mailHeaderHint')}
            value={values.mailHeader}
            error={form.errorAt('mailHeader')}
            data={mailHeaders.map((header) => ({ value: header, label: t(`mailHeader.${header}`) }))}
            onChange={({ target }) => isHeader(target.value) && form.set({ mailHeader: target.value })}
          />
        </div>
      </RecordSection>
    </>
  )
}
