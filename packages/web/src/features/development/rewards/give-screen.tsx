import { NativeSelect, Textarea } from '@mantine/core'
import type { RewardChoice } from '@oktant/contract/development/reward-kinds.ts'
import { rewardLimits } from '@oktant/contract/kit/development-limits.ts'
import { developmentMessages } from '@oktant/contract/kit/messages/development.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { type Picked, PersonPicker } from '../../../ui/form/fields/person-picker.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { useBudgetWords } from './budget-words.ts'
import { giveReward, rewardChoices, rewardPeople, rewardStanding } from './rewards.queries.ts'

type Values = { user: Picked | null; kindId: string; reason: string }

/** Gives somebody a reward, with a reason. */
export function GiveRewardScreen() {
  const { t } = useTranslation(['rewards', 'shell'])
  const [{ data: standing }, { data: choices }, { data: people }] = useSuspenseQueries({
    queries: [rewardStanding, rewardChoices, rewardPeople],
  })
  const isToAll = standing.giving?.toAll ?? false
  const words = useBudgetWords()
  const missing = choices.length === 0 ? 'kinds' : !isToAll && people.length === 0 ? 'people' : null
  return (
    <RecordScreen
      back={{ to: paths.givenRewards, label: t('shell:screen.givenRewards') }}
      title={t('give')}
      lead={words(standing.giving)}
    >
      {missing ? (
        <EmptyState title={t(`missing.${missing}`)} hint={t(`missingHint.${missing}`)} />
      ) : (
        <GiveForm choices={choices} people={isToAll ? null : people} />
      )}
    </RecordScreen>
  )
}

type FormProps = { choices: RewardChoice[]; people: { id: number; name: string }[] | null }

function useGiveForm({ choices, people }: FormProps) {
  const { t } = useTranslation('rewards')
  const message = useMessage()
  const navigate = useNavigate()
  const [one] = people ?? []
  return useRecordForm<Values>({
    name: 'reward:new',
    first: {
      user: one ? { id: one.id, fullName: one.name } : null,
      kindId: String(choices[0]?.id ?? ''),
      reason: '',
    },
    check: ({ user, reason }) => ({
      ...(!user && { user: t('field.userMissing') }),
      ...(!reason.trim() && { reason: message(developmentMessages.reward_reason_required) }),
    }),
    async save({ user, kindId, reason }) {
      const made = await giveReward({ userId: user?.id ?? 0, kindId: Number(kindId), reason: reason.trim() })
      notice.set({ text: t('given', { name: made.user.name }) })
      void navigate(paths.givenRewards, { replace: true })
    },
  })
}

function GiveForm(props: FormProps) {
  const { t } = useTranslation('rewards')
  const { choices, people } = props
  const form = useGiveForm(props)
  const { values } = form
  const chosen = choices.find(({ id }) => String(id) === values.kindId)
  return (
    <RecordForm label={t('give')} form={form} submit={t('giveNow')}>
      <RecordSection title={t('about')}>
        {people ? (
          <NativeSelect
            size="md"
            label={t('field.user')}
            data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(values.user?.id ?? '')}
            error={form.errorAt('user')}
            onChange={({ target }) => {
              const found = people.find(({ id }) => String(id) === target.value)
              form.set({ user: found ? { id: found.id, fullName: found.name } : null })
            }}
          />
        ) : (
          <PersonPicker
            label={t('field.user')}
            value={values.user}
            error={form.errorAt('user')}
            onChange={(user) => form.set({ user })}
          />
        )}
        <NativeSelect
          size="md"
          label={t('field.kind')}
          description={chosen?.about}
          data={choices.map(({ id, name, points }) => ({
            value: String(id),
            label: t('choice', { name, count: points }),
          }))}
          value={values.kindId}
          onChange={({ target }) => form.set({ kindId: target.value })}
        />
        <Textarea
          size="md"
          label={t('field.reason')}
          description={t('field.reasonHint')}
          rows={3}
          maxLength={rewardLimits.reason}
          value={values.reason}
          error={form.errorAt('reason')}
          onChange={({ target }) => form.set({ reason: target.value })}
        />
      </RecordSection>
    </RecordForm>
  )
}
