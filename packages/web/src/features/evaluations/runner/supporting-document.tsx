import { Button, FileButton, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { QuestionScore } from '@oktant/contract/question-scores.ts'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import styles from './runner.module.css'
import { useAttachSupportingDocument } from './runner.queries.ts'

type SupportingDocumentProps = {
  row: QuestionScore
  isReadOnly: boolean
  onDocument: ((document: QuestionScore['supportingDocument']) => void) | undefined
}

/** A document beside an answer, sent with its real progress. */
export function SupportingDocument({ row, isReadOnly, onDocument }: SupportingDocumentProps) {
  const { t } = useTranslation('attempts')
  const [part, setPart] = useState(0)
  const attach = useAttachSupportingDocument(row.id)
  const problem = useErrorText(attach.error)
  const document = row.supportingDocument
  const send = (file: File | null) => {
    if (!file) return
    setPart(0)
    attach.mutate(
      { file, onProgress: setPart },
      { onSuccess: ({ supportingDocument }) => onDocument?.(supportingDocument) },
    )
  }
  return (
    <div className={styles['document']}>
      {document && (
        <a href={document.url} className={styles['documentName']}>
          <IconFileText size={18} aria-hidden /> {document.name}
        </a>
      )}
      {!isReadOnly && onDocument && (
        <FileButton onChange={send}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={attach.isPending}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {t(document ? 'document.replace' : 'document.add')}
            </Button>
          )}
        </FileButton>
      )}
      {attach.isPending && (
        <Progress
          value={part * 100}
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
