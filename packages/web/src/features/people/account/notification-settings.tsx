import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type {
  NotificationChoice,
  NotificationSettings,
} from '@oktant/contract/communication/notification-settings.ts'
import {
  notificationTypeNames,
  notificationTypes,
} from '@oktant/contract/communication/notification-types.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Form, FormProblem, formRow } from '../../../ui/form/form.tsx'
import { SavedNotice } from '../../../ui/form/saved-notice.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import styles from './account.module.css'
import { notificationSettings, useSaveNotificationSettings } from './notification-settings.queries.ts'

const isSame = (a: NotificationChoice, b: NotificationChoice) => a.type === b.type && a.channel === b.channel

/** What one is told, by which way, and when not. */
export function NotificationSettingsForm() {
  const { t } = useTranslation('notificationSettings')
  const { data } = useSuspenseQuery(notificationSettings)
  const [values, setValues] = useState<NotificationSettings>(data)
  const save = useSaveNotificationSettings()
  const problem = useErrorText(save.error)
  const change = (changed: Partial<NotificationSettings>) => setValues({ ...values, ...changed })
  const choose = (choice: NotificationChoice, isOn: boolean) =>
    change({ choices: values.choices.map((one) => (isSame(one, choice) ? { ...one, isOn } : one)) })
  const submit = () => {
    const choices = values.choices
      .filter(({ lockedBy }) => lockedBy === null)
      .map(({ type, channel, isOn }) => ({ type, channel, isOn }))
    save.mutate({ ...values, choices }, { onSuccess: setValues })
  }
  return (
    <Form action={submit} aria-label={t('tab.title')}>
      <section className={`card ${styles.section}`}>
        <h2>{t('tab.title')}</h2>
        <p className={styles.hint}>{t('tab.lead')}</p>
        <Choices choices={values.choices} onChoose={choose} />
      </section>
      <section className={`card ${styles.section}`}>
        <h2>{t('times.title')}</h2>
        <Habits values={values} onChange={change} />
      </section>
      <FormProblem>{problem}</FormProblem>
      <div className={formRow}>
        <SaveIt isBusy={save.isPending} />
        <SavedNotice savedAt={save.isSuccess ? save.submittedAt : null} />
      </div>
    </Form>
  )
}

function SaveIt({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('common')
  return <SaveButton isBusy={isBusy}>{t('action.save')}</SaveButton>
}

type ChoicesProps = {
  choices: readonly NotificationChoice[]
  onChoose: (choice: NotificationChoice, isOn: boolean) => void
}

function Choices({ choices, onChoose }: ChoicesProps) {
  const { t } = useTranslation('notificationSettings')
  const text = useLocalText()
  // NOTE: in the order of the table; kinds that never come to this person are not among their choices.
  const theirs = notificationTypeNames.filter((type) => choices.some((choice) => choice.type === type))
  return theirs.map((type) => {
    const { about, ...name } = notificationTypes[type]
    return (
      <fieldset key={type} className={styles.choices}>
        <legend>{text(name)}</legend>
        <p className={styles.hint}>{text(about)}</p>
        {choices
          .filter((choice) => choice.type === type)
          .map((choice) => (
            <Checkbox
              key={choice.channel}
              label={t(`channel.${choice.channel}`)}
              description={choice.lockedBy && t(`lockedBy.${choice.lockedBy}`)}
              checked={choice.isOn}
              disabled={choice.lockedBy !== null}
              onChange={({ target }) => onChoose(choice, target.checked)}
            />
          ))}
      </fieldset>
    )
  })
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const night = { from: '20:00', until: '07:00' }

type HabitsProps = {
  values: NotificationSettings
  onChange: (changed: Partial<NotificationSettings>) => void
}

function Habits({ values: { digestHour, quiet }, onChange }: HabitsProps) {
  const { t } = useTranslation('notificationSettings')
  return (
    <>
      <NativeSelect
        label={t('digest.label')}
        description={t('digest.hint')}
        value={digestHour === null ? '' : String(digestHour)}
        onChange={({ target }) => onChange({ digestHour: target.value === '' ? null : Number(target.value) })}
        data={[
          { value: '', label: t('digest.none') },
          ...hours.map((hour) => ({ value: String(hour), label: t('digest.hour', { time: clock(hour) }) })),
        ]}
      />
      <Checkbox
        label={t('quiet.wanted')}
        description={t('quiet.hint')}
        checked={quiet !== null}
        onChange={({ target }) => onChange({ quiet: target.checked ? night : null })}
      />
      {quiet && (
        <div className={styles.row} role="group" aria-label={t('quiet.title')}>
          {(['from', 'until'] as const).map((end) => (
            <TextInput
              key={end}
              type="time"
              required
              label={t(`quiet.${end}`)}
              value={quiet[end]}
              onChange={({ target }) =>
                target.value && onChange({ quiet: { ...quiet, [end]: target.value } })
              }
            />
          ))}
        </div>
      )}
    </>
  )
}
