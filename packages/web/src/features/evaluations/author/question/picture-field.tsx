import { Button, FileButton } from '@mantine/core'
import { questionPictureTypes } from '@oktant/contract/questions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { useUploadPicture } from '../author.queries.ts'
import styles from '../author.module.css'
import type { PictureAddresses } from './question-form.ts'

type PictureProps = {
  /** What the picture belongs to, for those who do not see it. */
  label: string
  pictureId: number | null
  pictures: PictureAddresses
  onPicture: (id: number | null, address?: string) => void
}

/** A picture for a question or for one of its answers. */
export function PictureField({ label, pictureId, pictures, onPicture }: PictureProps) {
  const { t } = useTranslation('author')
  const [sent, setSent] = useState(0)
  const upload = useUploadPicture()
  const problem = useErrorText(upload.error)
  const address = pictureId === null ? undefined : pictures.get(pictureId)
  const send = (file: File | null) => {
    if (!file) return
    const onSuccess = (kept: { pictureId: number; pictureURL: string }) =>
      onPicture(kept.pictureId, kept.pictureURL)
    upload.mutate({ file, onProgress: setSent }, { onSuccess })
  }
  return (
    <div className={styles['picture']}>
      {address && <img src={address} alt={label} />}
      <FileButton accept={questionPictureTypes.join(',')} onChange={send}>
        {(props) => (
          <Button variant="default" size="compact-md" aria-label={t('picture.choose', { label })} {...props}>
            {upload.isPending
              ? t('picture.sending', { percent: Math.round(100 * sent) })
              : t(address ? 'picture.replace' : 'picture.add')}
          </Button>
        )}
      </FileButton>
      {pictureId !== null && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('picture.removeOf', { label })}
          onClick={() => onPicture(null)}
        >
          {t('picture.remove')}
        </Button>
      )}
      <FormProblem>{problem}</FormProblem>
    </div>
  )
}
