import { Button, FileButton } from '@mantine/core'
import { questionLimits } from '@oktant/contract/kit/constants.ts'
import { questionPictureTypes } from '@oktant/contract/assessment/questions/questions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { useUploadPicture } from '../author.queries.ts'
import styles from '../author.module.css'
import { LocalFields } from '../local-fields.tsx'
import type { PictureAddresses, Pictured } from './question-form.ts'

type PictureProps = {
  /** What the picture belongs to, for those who do not see it. */
  label: string
  picture: Pictured
  pictures: PictureAddresses
  error?: string | undefined
  onPicture: (change: Partial<Pictured>) => void
  onAddress: (id: number, address: string) => void
}

const nothing = { en: '', de: '' }

/** A picture for a question or for one of its answers. */
export function PictureField({ label, picture, pictures, error, onPicture, onAddress }: PictureProps) {
  const { pictureId, pictureAlt = nothing } = picture
  const { t } = useTranslation('author')
  const [sent, setSent] = useState(0)
  const upload = useUploadPicture()
  const problem = useErrorText(upload.error)
  const address = pictureId === null ? undefined : pictures.get(pictureId)
  const send = (file: File | null) => {
    if (!file) return
    const onSuccess = (kept: { pictureId: number; pictureURL: string }) => {
      onAddress(kept.pictureId, kept.pictureURL)
      onPicture({ pictureId: kept.pictureId, pictureAlt: nothing })
    }
    upload.mutate({ file, onProgress: setSent }, { onSuccess })
  }
  return (
    <>
      <div className={styles['picture']}>
        {address && <img src={address} alt={label} />}
        <FileButton accept={questionPictureTypes.join(',')} onChange={send}>
          {(props) => (
            <Button
              variant="default"
              size="compact-md"
              aria-label={t(address ? 'picture.replaceOf' : 'picture.addTo', { label })}
              {...props}
            >
              {upload.isPending
                ? t('picture.sending', { percent: Math.round(100 * sent) })
                : t(pictureId === null ? 'picture.add' : 'picture.replace')}
            </Button>
          )}
        </FileButton>
        {pictureId !== null && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={t('picture.removeOf', { label })}
            onClick={() => onPicture({ pictureId: null, pictureAlt: nothing })}
          >
            {t('picture.remove')}
          </Button>
        )}
        <FormProblem>{problem}</FormProblem>
      </div>
      <FieldFault>{address === null ? t('picture.gone') : error}</FieldFault>
      {pictureId !== null && (
        <div className={styles['pair']}>
          <LocalFields
            label={t('picture.alt', { label })}
            description={t('picture.altHint')}
            value={pictureAlt}
            maxLength={questionLimits.altLetters}
            onChange={(alt) => onPicture({ pictureAlt: alt })}
          />
        </div>
      )}
    </>
  )
}
