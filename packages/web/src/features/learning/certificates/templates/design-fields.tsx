import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  certificateLogos,
  certificateWords,
  orientations,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { ColourField } from '../../../../ui/form/fields/colour-field.tsx'
import { changeDesign, type DesignForm } from './design-form.ts'
import styles from './designer.module.css'
import { PictureField } from './picture-field.tsx'

const longest = { heading: 80, intro: 200, statement: 200, note: 400 } as const
type TextName = keyof typeof longest
const texts: readonly TextName[] = ['heading', 'intro', 'statement', 'note']

function BothLanguages({ form, name }: { form: DesignForm; name: TextName }) {
  const { t } = useTranslation('certificateTemplates')
  const errorIn = (language: keyof LocalText) => form.errorAt(`design.${name}.${language}`)
  return (
    <LocalFields
      labels={(language) => t(`text.${name}`, { language })}
      value={form.values.design[name]}
      maxLength={longest[name]}
      {...(longest[name] > 100 && { rows: 2 })}
      error={form.errorAt(`design.${name}`)}
      errors={{ en: errorIn('en'), de: errorIn('de') }}
      onChange={(text) => changeDesign(form, { [name]: text })}
    />
  )
}

/** What a certificate says and looks like, but for those who sign. */
export function DesignFields({ form }: { form: DesignForm }) {
  const { t } = useTranslation('certificateTemplates')
  return (
    <>
      <RecordSection title={t('part.name')}>
        <TextInput
          label={t('field.name')}
          value={form.values.name}
          maxLength={100}
          error={form.errorAt('name')}
          onChange={({ target }) => form.set({ name: target.value })}
        />
      </RecordSection>
      <RecordSection title={t('part.texts')} hint={t('part.textsHint')}>
        <div className={fieldColumns}>
          {texts.map((name) => (
            <BothLanguages key={name} form={form} name={name} />
          ))}
        </div>
        <Placeholders />
      </RecordSection>
      <RecordSection title={t('part.look')}>
        <Look form={form} />
      </RecordSection>
    </>
  )
}

function Placeholders() {
  const { t } = useTranslation('certificateTemplates')
  return (
    <ul className={styles['words']} aria-label={t('words.title')}>
      {certificateWords.map((word) => (
        <li key={word}>
          <code>{`{${word}}`}</code> {t(`word.${word}`)}
        </li>
      ))}
    </ul>
  )
}

function Look({ form }: { form: DesignForm }) {
  const { t } = useTranslation('certificateTemplates')
  const { design } = form.values
  const { orientation, colour, logo, logoId, showsQr } = design
  return (
    <>
      <NativeSelect
        label={t('field.orientation')}
        value={orientation}
        data={orientations.map((value) => ({ value, label: t(`orientation.${value}`) }))}
        onChange={({ target }) =>
          changeDesign(form, {
            orientation: orientations.find((name) => name === target.value) ?? 'landscape',
          })
        }
      />
      <ColourField
        label={t('field.colour')}
        pickLabel={t('field.colourPick')}
        description={t('field.colourHint')}
        value={colour}
        error={form.errorAt('design.colour')}
        onChange={(typed) => changeDesign(form, { colour: typed })}
      />
      <NativeSelect
        label={t('field.logo')}
        value={logo}
        error={form.errorAt('design.logo')}
        data={certificateLogos.map((value) => ({ value, label: t(`logo.${value}`) }))}
        onChange={({ target }) =>
          changeDesign(form, { logo: certificateLogos.find((name) => name === target.value) ?? 'none' })
        }
      />
      {logo === 'own' && (
        <PictureField
          words={{ add: t('logo.add'), replace: t('logo.replace'), remove: t('logo.remove') }}
          pictureId={logoId}
          onChange={(id) => changeDesign(form, { logoId: id })}
        />
      )}
      <Checkbox
        label={t('field.showsQr')}
        description={t('field.showsQrHint')}
        checked={showsQr}
        onChange={({ target }) => changeDesign(form, { showsQr: target.checked })}
      />
    </>
  )
}
