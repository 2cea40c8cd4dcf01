import type { DiagramForm, DiagramView } from '@oktant/contract/learning/courses/diagrams.ts'
import { pictureTypes, uploadPicture } from '@oktant/contract/organisation/pictures.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload } from '../../../lib/api/upload.ts'
import { PictureField } from '../../../ui/admin/record/picture-field.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ShownTexts } from '../../../ui/admin/record/shown-record.tsx'
import { AreasField } from './areas-field.tsx'
import styles from './diagrams.module.css'

type FieldsProps = {
  saved?: DiagramView
  values: DiagramForm
  errorAt: (field: string) => string | undefined
  onChange: (values: Partial<DiagramForm>) => void
}

/** What a diagram says, the picture it is, and whither its areas lead. */
export function DiagramFields({ saved, values, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation('diagrams')
  const [sent, setSent] = useState<ReadonlyMap<number, string>>(new Map())
  const { picture } = values
  const known = saved?.picture?.fileId === picture?.fileId ? saved?.picture?.address : undefined
  const address = picture ? (sent.get(picture.fileId) ?? known ?? null) : null
  return (
    <>
      <RecordSection title={t('part.texts')}>
        <ShownTexts
          label={t('isShown')}
          hint={t('isShownHint')}
          values={values}
          errorAt={errorAt}
          onChange={onChange}
        />
      </RecordSection>
      <RecordSection title={t('part.picture')} hint={t('part.pictureHint')}>
        <PictureField
          label={t('part.picture')}
          alt={picture?.alt ?? null}
          accept={pictureTypes}
          error={errorAt('picture')}
          preview={address && <img src={address} alt="" className={styles['preview']} />}
          send={(file, watch) => upload(uploadPicture, {}, file, watch)}
          onSent={({ fileId, address: opens }) => {
            setSent(new Map([...sent, [fileId, opens]]))
            onChange({ picture: { fileId, alt: picture?.alt ?? { en: '', de: '' } } })
          }}
          onAlt={(alt) => picture && onChange({ picture: { ...picture, alt } })}
          onRemove={() => onChange({ picture: null })}
        />
      </RecordSection>
      <RecordSection title={t('part.areas')} hint={t('part.areasHint')}>
        <AreasField
          address={address}
          areas={values.areas}
          saved={saved?.areas ?? []}
          errorAt={errorAt}
          onChange={(areas) => onChange({ areas })}
        />
      </RecordSection>
    </>
  )
}
