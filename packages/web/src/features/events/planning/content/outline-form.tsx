import { Textarea, TextInput } from '@mantine/core'
import type { EventOutline } from '@oktant/contract/events/event-shapes.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../../lib/notice.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { fieldColumns, RecordForm, wideField } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { outline, saveOutline } from '../planning.queries.ts'

const short = { courseDuration: 100, costPerDelegate: 100, provider: 200 } as const
const long = { delegateProfile: 2000, courseObjective: 4000, courseOutcome: 4000, courseWork: 4000 } as const
// NOTE: the keys of the tables themselves.
const shortNames = Object.keys(short) as (keyof typeof short)[]
const longNames = Object.keys(long) as (keyof typeof long)[]

/** NOTE: the most are typed as they come: what is no number turns nobody away (spec 2 §5). */
type Typed = Omit<EventOutline, 'minDelegates' | 'maxDelegates'> & {
  minDelegates: string
  maxDelegates: string
}
const typedOf = (kept: EventOutline): Typed => ({
  ...kept,
  minDelegates: kept.minDelegates?.toString() ?? '',
  maxDelegates: kept.maxDelegates?.toString() ?? '',
})

/** What an event is about, for whom, and for how many; kept by a call of its own. */
export function OutlineForm({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const { data } = useSuspenseQuery(outline(id))
  const form = useRecordForm<Typed>({
    name: `event:${id}:outline`,
    first: typedOf(data),
    async save(typed) {
      const least = Math.trunc(Number(typed.minDelegates))
      const saved = await saveOutline(id, {
        ...typed,
        minDelegates: least > 0 ? least : null,
        maxDelegates: typed.maxDelegates.trim() || null,
      })
      form.set(typedOf(saved))
      notice.set({ text: message(eventsMessages.event_saved) })
    },
  })
  return (
    <RecordForm label={t('part.outline')} form={form}>
      <RecordSection title={t('part.outline')}>
        <div className={fieldColumns}>
          {shortNames.map((name) => (
            <TextInput
              key={name}
              label={t(`outline.${name}`)}
              maxLength={short[name]}
              value={form.values[name]}
              onChange={({ target }) => form.set({ [name]: target.value })}
            />
          ))}
          {(['minDelegates', 'maxDelegates'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(`outline.${name}`)}
              description={name === 'maxDelegates' ? t('outline.maxHint') : undefined}
              inputMode="numeric"
              maxLength={20}
              value={form.values[name]}
              error={form.errorAt(name)}
              onChange={({ target }) => form.set({ [name]: target.value })}
            />
          ))}
          {longNames.map((name) => (
            <Textarea
              key={name}
              className={wideField}
              label={t(`outline.${name}`)}
              rows={3}
              maxLength={long[name]}
              value={form.values[name]}
              onChange={({ target }) => form.set({ [name]: target.value })}
            />
          ))}
        </div>
      </RecordSection>
    </RecordForm>
  )
}
