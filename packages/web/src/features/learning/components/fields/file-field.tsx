import { Button, FileButton, Input } from '@mantine/core'
import type {
  ComponentFile,
  UploadedComponentFile,
} from '@oktant/contract/learning/components/component-files.ts'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { ToolButton } from '../../../../ui/menu/tool-button.tsx'
import { ImportWords } from '../../../../ui/form/import-problem.tsx'
import styles from './file-field.module.css'
import { Sending } from './sending.tsx'
import { giveUp, sendFile } from './upload-file.ts'

type FieldProps = {
  label: string
  hint?: string
  accept: string
  /** The file that is there; its details are unknown where only a draft remembers it. */
  file: ComponentFile | 'unknown' | null
  error?: string | undefined
  onSent: (sent: UploadedComponentFile) => void
  onRemove: () => void
}

/** A file of a component: chosen or dropped, sent with its real progress, replaced and taken away. */
export function FileField({ label, hint, accept, file, error, onSent, onRemove }: FieldProps) {
  const { t } = useTranslation('courses')
  const id = useId()
  const sending = useSending(onSent)
  return (
    <Input.Wrapper
      label={<span id={id}>{label}</span>}
      labelElement="div"
      description={hint}
      error={sending.error ? <ImportWords error={sending.error} /> : error}
    >
      <div
        className={styles['drop']}
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
        {sending.file ? (
          <Sending {...sending} file={sending.file} onStop={sending.stop} />
        ) : (
          <>
            {file && <Kept file={file} onRemove={onRemove} />}
            <FileButton accept={accept} onChange={(chosen) => chosen && sending.begin(chosen)}>
              {(props) => (
                <Button variant="default" {...props} aria-describedby={id}>
                  {t(file ? 'file.replace' : 'file.choose')}
                </Button>
              )}
            </FileButton>
            {!file && <span className={`${styles['quiet']} ${styles['dropHint']}`}>{t('file.drop')}</span>}
          </>
        )}
      </div>
    </Input.Wrapper>
  )
}

/** One file on its way. */
function useSending(onSent: FieldProps['onSent']) {
  const [part, setPart] = useState(0)
  const [isCut, setCut] = useState(false)
  const ending = useRef<AbortController>(null)
  const { mutate, reset, error, isPending, variables } = useMutation({
    mutationFn(file: File) {
      ending.current = new AbortController()
      return sendFile(file, { signal: ending.current.signal, onProgress: setPart, onCut: setCut })
    },
    onSuccess: onSent,
  })
  useEffect(() => () => ending.current?.abort(), [])
  return {
    file: isPending ? variables : null,
    part,
    isCut,
    error,
    begin(file: File) {
      setPart(0)
      setCut(false)
      mutate(file)
    },
    stop() {
      ending.current?.abort()
      reset()
      if (variables) void giveUp(variables)
    },
  }
}

function Kept({ file, onRemove }: { file: ComponentFile | 'unknown'; onRemove: () => void }) {
  const { t } = useTranslation('courses')
  const { size } = useDates()
  const name = file === 'unknown' ? t('file.kept') : file.name
  return (
    <div className={styles['line']}>
      <strong className={styles['name']}>{name}</strong>
      {file !== 'unknown' && (
        <>
          <span className={styles['quiet']}>{size(file.bytes)}</span>
          <a href={file.address} target="_blank" rel="noreferrer" aria-label={`${t('file.open')}: ${name}`}>
            {t('file.open')}
          </a>
        </>
      )}
      <ToolButton aria-label={t('file.remove', { name })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ToolButton>
    </div>
  )
}
