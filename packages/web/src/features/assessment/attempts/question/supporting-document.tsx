import { Button, FileButton, Progress } from '@mantine/core'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { supportingDocumentTypes } from '@oktant/contract/assessment/attempts/supporting-documents.ts'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import type { Underway } from '../keep/documents.ts'
import runner from '../runner.module.css'
import styles from './supporting-document.module.css'

type SupportingDocumentProps = {
  row: QuestionScore
  isReadOnly: boolean
  /** One on its way. */
  underway?: ReturnType<Underway['get']>
  onDocument?: ((file: File | null) => void) | undefined
}

/** A document beside an answer, sent with its real progress. */
export function SupportingDocument({ row, isReadOnly, underway, onDocument }: SupportingDocumentProps) {
  const { t } = useTranslation('attempts')
  const hint = useId()
  const words = useErrorText(underway?.error)
  const problem = isFailure(underway?.error, 'too_large') ? t('document.tooLarge') : words
  const document = row.supportingDocument
  const add = useRef<HTMLButtonElement>(null)
  const isRemoved = useRef(false)
  useEffect(() => {
    // NOTE: the button that removed it is gone, and with it the place of whoever works by keys.
    if (!document && isRemoved.current) add.current?.focus()
    isRemoved.current = false
  }, [document])
  const isUnderway = underway !== undefined && !underway.error
  const sent = isUnderway ? underway.part : null
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
        <div className={styles['ways']}>
          <FileButton
            accept={supportingDocumentTypes.join(',')}
            onChange={(file) => file && onDocument(file)}
          >
            {(button) => (
              <Button
                {...button}
                ref={add}
                aria-describedby={hint}
                variant="default"
                loading={isUnderway}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                {t(document ? 'document.replace' : 'document.add')}
              </Button>
            )}
          </FileButton>
          {document && !isUnderway && (
            <Button
              variant="subtle"
              aria-label={t('document.removeNamed', { name: document.name })}
              onClick={() => {
                isRemoved.current = true
                onDocument(null)
              }}
            >
              {t('document.remove')}
            </Button>
          )}
        </div>
      )}
      {sent !== null && (
        <Progress
          value={sent * 100}
          aria-label={t('document.progress')}
          className={styles['progress'] ?? ''}
        />
      )}
      {!isReadOnly && onDocument && !isUnderway && (
        <p id={hint} className={styles['hint']}>
          {t('document.hint')}
        </p>
      )}
      <p className={styles['hint']} aria-live="polite">
        {isUnderway && t(sent === null ? 'document.removing' : 'document.sending')}
      </p>
      {problem && (
        <p ref={seen} role="alert" className={runner['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** NOTE: what is refused is said below the fold, where nobody looks who has just chosen a file. */
const seen = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** A picture that was sent is seen without a further step; what only is called one is not. */
function Preview({ name, url }: NonNullable<QuestionScore['supportingDocument']>) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken || !/\.(png|jpe?g|gif|webp|avif)$/i.test(name)) return null
  return <img src={url} alt="" className={styles['documentPicture']} onError={() => setBroken(true)} />
}
