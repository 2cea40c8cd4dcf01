import { Button, FileButton } from '@mantine/core'
import { supportingDocumentTypes } from '@oktant/contract/assessment/attempts/supporting-documents.ts'
import type { ReviewQuestion } from '@oktant/contract/development/reviews/review-shapes.ts'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { useReviewDocument } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import type { ReviewForm } from '../state/review-form.ts'

type DocumentProps = { form: ReviewForm; question: ReviewQuestion; asked: string }

/** A document beside an answer: whoever may answer sends one, the others open it. */
export function Document({ form, question, asked }: DocumentProps) {
  const { t } = useTranslation('reviews')
  const { id, supportingDocument, allowSupportingDocuments } = question
  const sending = useReviewDocument(form.review.id, id)
  const problem = useErrorText(sending.error)
  const isOpen = allowSupportingDocuments && form.may(`question.${id}.ftAnswer`)
  return (
    <>
      {supportingDocument && (
        <a className={styles['document']} href={supportingDocument.url} download={supportingDocument.name}>
          <IconFileText size={18} aria-hidden />
          {supportingDocument.name}
        </a>
      )}
      {isOpen && (
        <div className={styles['document']}>
          <FileButton
            accept={supportingDocumentTypes.join(',')}
            onChange={(file) => file && sending.mutate(file)}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                loading={sending.isPending}
                aria-label={`${t(supportingDocument ? 'document.replace' : 'document.add')}: ${asked}`}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                {t(supportingDocument ? 'document.replace' : 'document.add')}
              </Button>
            )}
          </FileButton>
          {supportingDocument && (
            <Button
              variant="subtle"
              aria-label={t('document.removeNamed', { name: supportingDocument.name })}
              onClick={() => sending.mutate(null)}
            >
              {t('document.remove')}
            </Button>
          )}
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
