import { Button, FileButton, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { QuestionScore } from '@oktant/contract/question-scores.ts'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import type { Underway } from './documents.ts'
import styles from './runner.module.css'

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
  const problem = useErrorText(underway?.error)
  const document = row.supportingDocument
  const isSending = underway !== undefined && !underway.error
  return (
    <div className={styles['document']}>
      {document && (
        <a href={document.url} className={styles['documentName']}>
          <IconFileText size={18} aria-hidden /> {document.name}
        </a>
      )}
      {!isReadOnly && onDocument && (
        <FileButton onChange={(file) => file && onDocument(file)}>
          {(button) => (
            <Button
              {...button}
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
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}
