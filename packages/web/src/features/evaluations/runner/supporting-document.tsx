import { Button, FileButton, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { QuestionScore } from '@oktant/contract/question-scores.ts'
import { supportingDocumentTypes } from '@oktant/contract/supporting-documents.ts'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import type { Underway } from './documents.ts'
import runner from './runner.module.css'
import styles from './supporting-document.module.css'

type SupportingDocumentProps = {
  row: QuestionScore
  isReadOnly: boolean
  /** One on its way. */
  underway?: ReturnType<Underway['get']>
  onDocument?: ((file: File) => void) | undefined
}

/** A document beside an answer, sent with its real progress. */
export function SupportingDocument({ row, isReadOnly, underway, onDocument }: SupportingDocumentProps) {
  const { t } = useTranslation('attempts')
  const hint = useId()
  const problem = useErrorText(underway?.error)
  const document = row.supportingDocument
  const isSending = underway !== undefined && !underway.error
  return (
    <div className={styles['document']}>
      {document && (
        // NOTE: pictures are shown by the browser, and would take the place of what is being written or marked.
        <a href={document.url} target="_blank" rel="noreferrer" className={styles['documentName']}>
          <IconFileText size={18} aria-hidden /> {document.name}
          {isReadOnly && <Preview {...document} />}
        </a>
      )}
      {!isReadOnly && onDocument && (
        <FileButton accept={supportingDocumentTypes.join(',')} onChange={(file) => file && onDocument(file)}>
          {(button) => (
            <Button
              {...button}
              aria-describedby={hint}
              variant="default"
              loading={isSending}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {t(document ? 'document.replace' : 'document.add')}
            </Button>
          )}
        </FileButton>
      )}
      {isSending && (
        <Progress
          value={underway.part * 100}
          aria-label={t('document.progress')}
          className={styles['progress'] ?? ''}
        />
      )}
      {!isReadOnly && onDocument && !isSending && (
        <p id={hint} className={styles['hint']}>
          {t('document.hint')}
        </p>
      )}
      {problem && (
        <p role="alert" className={runner['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** A picture that was sent is seen without a further step; what only is called one is not. */
function Preview({ name, url }: NonNullable<QuestionScore['supportingDocument']>) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken || !/\.(png|jpe?g|gif|webp|avif)$/i.test(name)) return null
  return <img src={url} alt="" className={styles['documentPicture']} onError={() => setBroken(true)} />
}
