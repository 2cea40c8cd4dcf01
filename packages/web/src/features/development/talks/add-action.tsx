import { NativeSelect, TextInput } from '@mantine/core'
import { talkLimits } from '@oktant/contract/kit/development-limits.ts'
import type { Talk, TalkSide } from '@oktant/contract/development/talks.ts'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import styles from './talks.module.css'
import { addTalkAction } from './talks.queries.ts'

type Values = { text: string; dueOn: string; doer: string }
const first: Values = { text: '', dueOn: '', doer: 'person' }
const sideOf = (doer: string): TalkSide => (doer === 'manager' ? 'manager' : 'person')

/** What the two agree on: what, who, and until when. */
export function AddAction({ talk }: { talk: Talk }) {
  const { t } = useTranslation('talks')
  const form = useRecordForm<Values>({
    name: `talk-action:${talk.id}`,
    first,
    check: ({ text }) => (text.trim() ? {} : { text: t('action.textMissing') }),
    async save({ text, dueOn, doer }) {
      await addTalkAction(talk.id, { text, dueOn: dueOn || null, doer: sideOf(doer) })
      form.set(first)
    },
  })
  const problem = useErrorText(form.error)
  const { values } = form
  return (
    <Form action={form.submit} aria-label={t('action.add')}>
      <div className={styles['add']}>
        <TextInput
          label={t('action.text')}
          maxLength={talkLimits.action}
          value={values.text}
          error={form.errorAt('text')}
          onChange={({ target }) => form.set({ text: target.value })}
        />
        <NativeSelect
          label={t('action.doer')}
          data={[
            { value: 'person', label: talk.user.name },
            { value: 'manager', label: talk.manager?.name ?? t('side.manager') },
          ]}
          value={values.doer}
          onChange={({ target }) => form.set({ doer: target.value })}
        />
        <DayField
          size="sm"
          label={t('action.dueOn')}
          value={values.dueOn}
          error={form.errorAt('dueOn')}
          onChange={(dueOn) => form.set({ dueOn })}
        />
        <SaveButton isBusy={form.isBusy}>{t('action.add')}</SaveButton>
      </div>
      <FormProblem>{problem}</FormProblem>
    </Form>
  )
}
