import { Button, FileButton, Progress, TextInput } from '@mantine/core'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../lib/words/language.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { fieldColumns } from './record-form.tsx'
import styles from './picture-field.module.css'

type Watch = { signal: AbortSignal; onProgress: (part: number) => void }

type PictureFieldProps<T> = {
  /** What the picture is for, as a screen reader says it of the buttons. */
  label: string
  /** The picture as it looks, or what is shown without one. */
  preview: ReactNode
  /** What the picture shows; null where there is none. */
  alt: LocalText | null
  /** The types that a browser offers to choose from. */
  accept: readonly string[]
  error?: string | undefined
  send: (file: File, watch: Watch) => Promise<T>
  onSent: (sent: T) => void
  onAlt: (alt: LocalText) => void
  /** Left out where there must be a picture. */
  onRemove?: () => void
}

/** A picture: chosen or dropped, sent with its real progress, described in both languages, and taken away. */
export function PictureField<T>({
  label,
  preview,
  alt,
  accept,
  error,
  send,
  onSent,
  onAlt,
  onRemove,
}: PictureFieldProps<T>) {
  const { t } = useTranslation('admin')
  const sending = useSending(send, onSent)
  const problem = useErrorText(sending.error) ?? error
  return (
    <>
      <div
        className={styles['field']}
        onDragOver={(event) => {
          event.preventDefault()
          event.currentTarget.dataset['over'] = 'true'
        }}
        onDragLeave={(event) => delete event.currentTarget.dataset['over']}
        onDrop={(event) => {
          event.preventDefault()
          delete event.currentTarget.dataset['over']
          const [dropped] = event.dataTransfer.files
          if (dropped && !sending.file) sending.begin(dropped)
        }}
      >
        <div className={styles['preview']}>{preview}</div>
        <div className={styles['ways']}>
          {sending.file ? (
            <Sending sending={sending} file={sending.file} label={label} />
          ) : (
            <>
              <div className={styles['buttons']}>
                <FileButton accept={accept.join(',')} onChange={(chosen) => chosen && sending.begin(chosen)}>
                  {(props) => (
                    <Button
                      variant="default"
                      {...props}
                      aria-label={t(alt ? 'picture.replaceFor' : 'picture.chooseFor', { label })}
                    >
                      {t(alt ? 'picture.replace' : 'picture.choose')}
                    </Button>
                  )}
                </FileButton>
                {alt && onRemove && (
                  <Button variant="subtle" onClick={onRemove} aria-label={t('picture.removeOf', { label })}>
                    {t('picture.remove')}
                  </Button>
                )}
              </div>
              <p className={styles['quiet']}>{t('picture.hint')}</p>
            </>
          )}
          {problem && (
            <p role="alert" className={styles['wrong']}>
              {problem}
            </p>
          )}
        </div>
      </div>
      {alt && <AltFields alt={alt} onChange={onAlt} />}
    </>
  )
}

type AltProps = { alt: LocalText; onChange: (alt: LocalText) => void }

function AltFields({ alt, onChange }: AltProps) {
  const { t } = useTranslation('admin')
  const languages = useLanguages()
  const labels: Record<Language, string> = { en: t('picture.altEn'), de: t('picture.altDe') }
  return (
    <div className={fieldColumns}>
      {languages.map((language, place) => (
        <TextInput
          key={language}
          label={labels[language]}
          description={place === 0 ? t('picture.altHint') : null}
          value={alt[language]}
          lang={language}
          maxLength={300}
          onChange={({ target }) => onChange({ ...alt, [language]: target.value })}
        />
      ))}
    </div>
  )
}

/** One picture on its way. */
function useSending<T>(send: PictureFieldProps<T>['send'], onSent: (sent: T) => void) {
  const [part, setPart] = useState(0)
  const ending = useRef<AbortController>(null)
  const { mutate, reset, error, isPending, variables } = useMutation({
    mutationFn(file: File) {
      ending.current = new AbortController()
      return send(file, { signal: ending.current.signal, onProgress: setPart })
    },
    onSuccess: onSent,
  })
  useEffect(() => () => ending.current?.abort(), [])
  return {
    file: isPending ? variables : null,
    part,
    error,
    begin(file: File) {
      setPart(0)
      mutate(file)
    },
    stop() {
      ending.current?.abort()
      reset()
    },
  }
}

type SendingProps = { sending: { part: number; stop: () => void }; file: File; label: string }
function Sending({ sending: { part, stop }, file, label }: SendingProps) {
  const { t } = useTranslation('admin')
  const { size } = useDates()
  return (
    <div className={styles['sending']}>
      <strong className={styles['name']}>{file.name}</strong>
      <Progress value={part * 100} aria-label={t('picture.progress', { label })} />
      <div className={styles['buttons']}>
        <span className={styles['quiet']}>
          {t('picture.sent', { sent: size(part * file.size), all: size(file.size) })}
        </span>
        <Button variant="default" size="compact-sm" onClick={stop}>
          {t('picture.stop')}
        </Button>
      </div>
    </div>
  )
}
