import type { RewardKindForm } from '@oktant/contract/development/reward-kinds.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { KindFields } from './kind-fields.tsx'
import {
  createRewardKind,
  removeRewardKind,
  restoreRewardKind,
  rewardKind,
  rewardKindsAffected,
  rewardKindsChanged,
  saveRewardKind,
} from './reward-kinds.queries.ts'

/** One kind of reward, or a new one. */
export function RewardKindScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownKind key={id} id={id} /> : <NewKind />
}

const first: RewardKindForm = {
  name: { en: '', de: '' },
  about: { en: '', de: '' },
  points: 10,
  occasion: 'byHand',
}
const shownOf = ({ name, about, points, occasion }: RewardKindForm): RewardKindForm => ({
  name,
  about,
  points,
  occasion,
})

function useFaults() {
  const message = useMessage()
  const { t } = useTranslation('rewardKinds')
  return ({ code, message: said }: FieldError) =>
    code === 'required' ? message(requestsMessages.required) : code === 'name_taken' ? t('taken') : said
}

function NewKind() {
  const { t } = useTranslation('rewardKinds')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<RewardKindForm>({
    name: 'reward-kind:new',
    first,
    words: useFaults(),
    async save(values) {
      const made = await createRewardKind(values)
      notice.set({ text: t('made', { name: text(made.name) }) })
      void navigate(generatePath(paths.rewardKind, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.rewardKinds, label: t('back') }} title={t('new')} lead={t('lead')}>
      <RecordForm label={t('new')} form={form}>
        <KindFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownKind({ id }: { id: number }) {
  const { t } = useTranslation('rewardKinds')
  const text = useLocalText()
  const { data } = useSuspenseQuery(rewardKind(id))
  const form = useRecordForm<RewardKindForm>({
    name: `reward-kind:${id}`,
    first: shownOf(data),
    words: useFaults(),
    async save(values) {
      const saved = await saveRewardKind(id, { ...values, revision: data.revision })
      form.set(shownOf(saved))
      offerUndo(t('saved'), () => saveRewardKind(id, { ...shownOf(data), revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.rewardKinds, label: t('back') }}
      title={text(data.name)}
      lead={t('lead')}
      tools={<RemoveKind id={id} name={text(data.name)} />}
      aside={<RecordHistory object="rewardKind" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <KindFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function RemoveKind({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('rewardKinds')
  return (
    <RecordRemoval
      words={{
        open: t('remove'),
        title: t('removeTitle', { name }),
        text: t('removeText'),
        confirm: t('remove'),
        touched: ({ count }) => t('bulk.touched', { count }),
        done: t('removed', { name }),
      }}
      affected={rewardKindsAffected({ action: 'remove', chosen: { ids: [id] } })}
      remove={() => removeRewardKind(id)}
      restore={() => restoreRewardKind(id)}
      changed={rewardKindsChanged}
      back={paths.rewardKinds}
    />
  )
}
