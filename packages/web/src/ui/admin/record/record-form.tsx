import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import type { RecordFormState } from '../../../lib/records/record-form.ts'
import { Form, FormProblem, linkButton } from '../../form/form.tsx'
import { SaveButton } from '../../form/save-button.tsx'
import { SavedNotice } from '../../form/saved-notice.tsx'
import styles from './record-screen.module.css'

type RecordFormProps = {
  label: string
  form: RecordFormState
  /** What the button does, as a verb; "Save" where nothing better is said. */
  submit?: string
  isReadOnly?: boolean
  /** What can be done instead of saving, or where it was not saved. */
  wayOut?: ReactNode
  children: ReactNode
}

/** The form of a record: fields in columns, and the button always in reach. */
export function RecordForm({ label, form, submit, isReadOnly = false, wayOut, children }: RecordFormProps) {
  const { t } = useTranslation(['admin', 'common'])
  const problem = useErrorText(form.error)
  return (
    <Form action={form.submit} aria-label={label}>
      {form.isRestored && (
        <p role="status">
          {t('form.restored')}{' '}
          <button type="button" className={linkButton} onClick={form.discard}>
            {t('form.discard')}
          </button>
        </p>
      )}
      {children}
      {!isReadOnly && (
        // NOTE: why it is not saved stands beside the button that was pressed, wherever the form ends.
        <div className={styles['footer']}>
          <SaveButton isBusy={form.isBusy}>{submit ?? t('common:action.save')}</SaveButton>
          <SavedNotice savedAt={form.savedAt} />
          <FormProblem>{problem}</FormProblem>
          {wayOut}
        </div>
      )}
    </Form>
  )
}

/** Two columns of fields where there is room. */
export const fieldColumns = styles['fields'] ?? ''
export const wideField = styles['wide'] ?? ''
