import { Button, Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../../dialog/dialog-buttons.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { Form } from '../form.tsx'
import styles from './rich-text.module.css'

/** A picture of a text; `alt` is empty for one that only decorates, and nothing where nobody has said yet. */
export type TextPicture = { src: string; alt: string | null }

type PictureDialogProps = {
  picture: TextPicture
  isNew: boolean
  lang: string
  onDone: (alt: string) => void
  onClose: () => void
}

/** Asks what a picture shows, in the language of its text, for whoever does not see it. */
export function PictureDialog({ picture, isNew, lang, onDone, onClose }: PictureDialogProps) {
  const { t } = useTranslation(['editor', 'common', 'admin'])
  const [alt, setAlt] = useState(picture.alt ?? '')
  const [isDecoration, setDecoration] = useState(picture.alt === '')
  const [isMissing, setMissing] = useState(false)
  const said = isDecoration ? '' : alt.trim()
  const done = () => (said || isDecoration ? onDone(said) : setMissing(true))
  return (
    <Dialog title={t(isNew ? 'image' : 'describe')} onClose={onClose}>
      <Form action={done}>
        <img src={picture.src} alt="" className={styles['chosen']} />
        <Textarea
          label={t('shows', { language: t(lang === 'de' ? 'admin:language.de' : 'admin:language.en') })}
          description={t('showsHint')}
          value={alt}
          lang={lang}
          rows={2}
          maxLength={300}
          disabled={isDecoration}
          error={isMissing && !said && !isDecoration && t('showsMissing')}
          data-autofocus
          onChange={({ target }) => setAlt(target.value)}
        />
        <Checkbox
          label={t('decoration')}
          description={t('decorationHint')}
          checked={isDecoration}
          onChange={({ target }) => setDecoration(target.checked)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit">{t(isNew ? 'insert' : 'linkSave')}</Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
