import { Button, TextInput } from '@mantine/core'
import { certificates } from '@oktant/contract/kit/constants.ts'
import type { Signatory } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, wideField } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { changeDesign, type DesignForm } from './design-form.ts'
import styles from './designer.module.css'
import { PictureField } from './picture-field.tsx'

const nobody: Signatory = { name: '', title: { en: '', de: '' }, pictureId: null }

/** Who signs, side by side in this order. */
export function Signatories({ form }: { form: DesignForm }) {
  const { t } = useTranslation('certificateTemplates')
  const { signatories } = form.values.design
  const put = (next: Signatory[]) => changeDesign(form, { signatories: next })
  return (
    <RecordSection title={t('part.signatories')} hint={t('part.signatoriesHint')}>
      {signatories.map((one, place) => (
        // NOTE: a signatory has no identity of their own but their place.
        <OneSignatory
          key={place}
          place={place}
          value={one}
          form={form}
          onChange={(change) => put(signatories.with(place, { ...one, ...change }))}
          onRemove={() => put(signatories.toSpliced(place, 1))}
        />
      ))}
      {signatories.length < certificates.mostSignatories && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => put([...signatories, nobody])}
          >
            {t('signatory.add')}
          </Button>
        </div>
      )}
    </RecordSection>
  )
}

type OneProps = {
  place: number
  value: Signatory
  form: DesignForm
  onChange: (change: Partial<Signatory>) => void
  onRemove: () => void
}

function OneSignatory({ place, value, form, onChange, onRemove }: OneProps) {
  const { t } = useTranslation(['certificateTemplates', 'admin'])
  const { name, title, pictureId } = value
  const number = place + 1
  const titleError = (language: keyof LocalText) =>
    form.errorAt(`design.signatories.${place}.title.${language}`)
  return (
    <fieldset className={styles['signatory']}>
      <legend>{t('signatory.one', { number })}</legend>
      <div className={fieldColumns}>
        <TextInput
          className={wideField}
          label={t('signatory.name')}
          value={name}
          maxLength={100}
          error={form.errorAt(`design.signatories.${place}.name`)}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <LocalFields
          labels={(language) => t('signatory.title', { language })}
          value={title}
          maxLength={100}
          errors={{ en: titleError('en'), de: titleError('de') }}
          onChange={(changed) => onChange({ title: changed })}
        />
      </div>
      <PictureField
        words={{
          add: t('signature.add'),
          replace: t('signature.replace'),
          remove: t('signature.remove'),
        }}
        pictureId={pictureId}
        onChange={(id) => onChange({ pictureId: id })}
      />
      <div>
        <Button variant="default" onClick={onRemove}>
          {t('signatory.remove', { number })}
        </Button>
      </div>
    </fieldset>
  )
}
