import { NativeSelect } from '@mantine/core'
import {
  defaultRules,
  type NotificationDefault,
} from '@oktant/contract/communication/notification-settings.ts'
import { channels } from '@oktant/contract/communication/notification-type.ts'
import {
  notificationTypeNames,
  notificationTypes,
} from '@oktant/contract/communication/notification-types.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import styles from '../parts/communication.module.css'
import { notificationDefaults, useSaveNotificationDefaults } from './notification-defaults.queries.ts'

type Rule = NotificationDefault['rule']
const nameOf = ({ type, channel }: Pick<NotificationDefault, 'type' | 'channel'>) => `${type} ${channel}`

/** What people are told until they choose themselves, and what they are always told. */
export function NotificationDefaultsScreen() {
  const { t } = useTranslation(['notificationSettings', 'shell'])
  const { data } = useSuspenseQuery(notificationDefaults)
  const save = useSaveNotificationDefaults()
  const form = useRecordForm<Record<string, Rule>>({
    name: 'notification-defaults',
    first: Object.fromEntries(data.map((cell) => [nameOf(cell), cell.rule])),
    save: (rules) =>
      save.mutateAsync(
        data
          .filter(({ isFixed }) => !isFixed)
          .map(({ type, channel, rule }) => ({
            type,
            channel,
            rule: rules[nameOf({ type, channel })] ?? rule,
          })),
      ),
  })
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.notificationDefaults')}
      lead={t('lead')}
    >
      <RecordForm label={t('shell:screen.notificationDefaults')} form={form}>
        {notificationTypeNames.map((type) => (
          <TypeRow
            key={type}
            type={type}
            cells={data.filter((cell) => cell.type === type)}
            ruleOf={(cell) => form.values[nameOf(cell)] ?? cell.rule}
            onChange={(cell, rule) => form.set({ [nameOf(cell)]: rule })}
          />
        ))}
      </RecordForm>
    </RecordScreen>
  )
}

type TypeRowProps = {
  type: NotificationDefault['type']
  cells: readonly NotificationDefault[]
  ruleOf: (cell: NotificationDefault) => Rule
  onChange: (cell: NotificationDefault, rule: Rule) => void
}

function TypeRow({ type, cells, ruleOf, onChange }: TypeRowProps) {
  const { t } = useTranslation('notificationSettings')
  const text = useLocalText()
  const { about, ...name } = notificationTypes[type]
  return (
    <fieldset className={`card ${styles['type']}`}>
      <legend>{text(name)}</legend>
      <p className={styles['quiet']}>{text(about)}</p>
      <div className={styles['cells']}>
        {channels.map((channel) => {
          const cell = cells.find((one) => one.channel === channel)
          if (!cell) return null
          return (
            <NativeSelect
              key={channel}
              label={t(`channel.${channel}`)}
              value={ruleOf(cell)}
              disabled={cell.isFixed}
              description={cell.isFixed ? t('lockedBy.product') : undefined}
              onChange={({ target }) => onChange(cell, ruleFrom(target.value))}
              data={defaultRules.map((rule) => ({ value: rule, label: t(`rule.${rule}`) }))}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

const ruleFrom = (value: string): Rule => defaultRules.find((rule) => rule === value) ?? 'on'
