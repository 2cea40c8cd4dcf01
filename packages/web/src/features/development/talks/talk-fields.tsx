import { TextInput } from '@mantine/core'
import { talkLimits } from '@oktant/contract/kit/development-limits.ts'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../ui/form/fields/day-field.tsx'

export type TalkValues = { topic: string; talkOn: string }

type FieldsProps = {
  form: {
    values: TalkValues
    set: (change: Partial<TalkValues>) => void
    errorAt: (field: string) => string | undefined
  }
}

export function TalkFields({ form }: FieldsProps) {
  const { t } = useTranslation('talks')
  return (
    <>
      <DayField
        label={t('field.talkOn')}
        value={form.values.talkOn}
        error={form.errorAt('talkOn')}
        onChange={(talkOn) => form.set({ talkOn })}
      />
      <TextInput
        size="md"
        label={t('field.topic')}
        description={t('field.topicHint')}
        maxLength={talkLimits.topic}
        value={form.values.topic}
        error={form.errorAt('topic')}
        onChange={({ target }) => form.set({ topic: target.value })}
      />
    </>
  )
}
