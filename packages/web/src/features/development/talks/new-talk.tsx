import { NativeSelect } from '@mantine/core'
import type { TalkPartners } from '@oktant/contract/development/talks.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useToday } from '../../../lib/time/today.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { TalkFields } from './talk-fields.tsx'
import { createTalk, talkPartners } from './talks.queries.ts'

type Values = { topic: string; talkOn: string; userId: string }

/** NOTE: one's own number stands for a talk with one's manager, as every talk is the person's. */
const choicesOf = ({ self, manager, team }: TalkPartners, ofManager: (name: string) => string) => [
  ...(manager ? [{ value: String(self), label: ofManager(manager.name) }] : []),
  ...team.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** Begins a talk with one's manager, or with somebody one leads. */
export function NewTalk() {
  const { t } = useTranslation('talks')
  const { data } = useSuspenseQuery(talkPartners)
  const choices = choicesOf(data, (name) => t('field.withManager', { name }))
  return (
    <RecordScreen back={{ to: paths.talks, label: t('back') }} title={t('new')} lead={t('lead.new')}>
      {choices.length ? (
        <NewTalkForm choices={choices} />
      ) : (
        <EmptyState title={t('nobody.title')} hint={t('nobody.hint')} />
      )}
    </RecordScreen>
  )
}

function NewTalkForm({ choices }: { choices: { value: string; label: string }[] }) {
  const { t } = useTranslation('talks')
  const navigate = useNavigate()
  const wanted = useSearchParams()[0].get('with')
  const known = choices.find(({ value }) => value === wanted) ?? choices[0]
  const form = useRecordForm<Values>({
    name: 'talk:new',
    first: { topic: '', talkOn: useToday(), userId: known?.value ?? '' },
    check: ({ talkOn }) => (talkOn ? {} : { talkOn: t('field.talkOnMissing') }),
    async save({ userId, ...values }) {
      const { id } = await createTalk({ ...values, userId: Number(userId) })
      void navigate(generatePath(paths.talk, { id: String(id) }), { replace: true })
    },
  })
  return (
    <RecordForm label={t('new')} form={form} submit={t('begin')}>
      <RecordSection title={t('about.title')}>
        <NativeSelect
          size="md"
          label={t('field.with')}
          data={choices}
          value={form.values.userId}
          onChange={({ target }) => form.set({ userId: target.value })}
        />
        <TalkFields form={form} />
      </RecordSection>
    </RecordForm>
  )
}
