import type { Profile } from '@oktant/contract/people/account.ts'
import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useDraft } from '../../../lib/records/draft.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { fieldError } from '../../../lib/api/field-errors.ts'
import { useFieldValueWords } from '../../../lib/words/field-value-words.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { Form, FormProblem, formRow } from '../../../ui/form/form.tsx'
import { SavedNotice } from '../../../ui/form/saved-notice.tsx'
import { useSaveCustomFields } from './account.queries.ts'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import styles from './account.module.css'
import { CustomFieldInput } from '../../../ui/form/fields/custom-field-input.tsx'

/** What the company wants to know of its people besides. */
export function CustomFieldsForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const text = useLocalText()
  const message = useMessage()
  const first = Object.fromEntries(
    profile.customFields.map(({ id }) => [String(id), profile.customFieldMap[id] ?? '']),
  )
  const draft = useDraft('custom-fields', first)
  const save = useSaveCustomFields(profile.id)
  const [isChecked, setChecked] = useState(false)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const isMissing = ({ id, mandatory }: Profile['customFields'][number]) =>
    mandatory && !draft.values[id]?.trim()
  const isIncomplete = profile.customFields.some(isMissing)
  const problem = useErrorText(save.error)
  const ofValue = useFieldValueWords()
  const errorAt = (field: Profile['customFields'][number]) => {
    if (isChecked && isMissing(field)) return message(accountMessages.field_mandatory, [text(field.label)])
    const told = fieldError(save.error, String(field.id))
    return told && ofValue(told, field.label, draft.values[field.id] ?? '')
  }
  const submit = () => {
    setChecked(true)
    if (isIncomplete) return
    const onSuccess = () => {
      draft.saved()
      setSavedAt(Date.now())
    }
    onceMade(save.mutateAsync(draft.values), onSuccess)
  }
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('fields.title')}</h2>
      <Form action={submit} aria-label={t('fields.title')}>
        {profile.customFields.map((field) => (
          <CustomFieldInput
            key={field.id}
            field={field}
            value={draft.values[field.id] ?? ''}
            isReadOnly={!profile.can.edit}
            error={errorAt(field)}
            onChange={(value) => draft.set({ [field.id]: value })}
          />
        ))}
        <FormProblem>
          {isChecked && isIncomplete ? message(accountMessages.custom_fields_invalid) : problem}
        </FormProblem>
        {profile.can.edit && (
          <div className={formRow}>
            <SaveButton isBusy={save.isPending}>{t('fields.save')}</SaveButton>
            <SavedNotice savedAt={savedAt} />
          </div>
        )}
      </Form>
    </section>
  )
}
