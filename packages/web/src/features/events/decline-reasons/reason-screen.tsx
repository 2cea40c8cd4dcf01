import type { DeclineReasonForm } from '@oktant/contract/events/decline-reasons.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import {
  createDeclineReason,
  declineReason,
  declineReasonsAffected,
  declineReasonsChanged,
  removeDeclineReason,
  restoreDeclineReason,
  saveDeclineReason,
} from './decline-reasons.queries.ts'

/** One decline reason, or a new one. */
export function DeclineReasonScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownReason key={id} id={id} /> : <NewReason />
}

const first: DeclineReasonForm = { name: { en: '', de: '' } }

/** NOTE: whatever is wrong with a reason is wrong with its name. */
function useFaults() {
  const message = useMessage()
  const { t } = useTranslation('declineReasons')
  return ({ code, message: said }: FieldError) =>
    code === 'required' ? message(requestsMessages.required) : code === 'name_taken' ? t('taken') : said
}

function NewReason() {
  const { t } = useTranslation('declineReasons')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<DeclineReasonForm>({
    name: 'decline-reason:new',
    first,
    words: useFaults(),
    async save(values) {
      const made = await createDeclineReason(values)
      notice.set({ text: t('made', { name: text(made.name) }) })
      void navigate(generatePath(paths.declineReason, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.declineReasons, label: t('back') }} title={t('new')} lead={t('lead')}>
      <RecordForm label={t('new')} form={form}>
        <ReasonFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownReason({ id }: { id: number }) {
  const { t } = useTranslation('declineReasons')
  const text = useLocalText()
  const { data } = useSuspenseQuery(declineReason(id))
  const form = useRecordForm<DeclineReasonForm>({
    name: `decline-reason:${id}`,
    first: { name: data.name },
    words: useFaults(),
    async save({ name }) {
      const saved = await saveDeclineReason(id, { name, revision: data.revision })
      form.set({ name: saved.name })
      offerUndo(t('saved'), () => saveDeclineReason(id, { name: data.name, revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.declineReasons, label: t('back') }}
      title={text(data.name)}
      lead={t('lead')}
      tools={<RemoveReason id={id} name={text(data.name)} />}
      aside={<RecordHistory object="declineReason" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <ReasonFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function ReasonFields({ form }: { form: ReturnType<typeof useRecordForm<DeclineReasonForm>> }) {
  const { t } = useTranslation('declineReasons')
  return (
    <RecordSection title={t('form')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('name.en'), de: t('name.de') }}
          value={form.values.name}
          maxLength={100}
          error={form.errorAt('name')}
          onChange={(name) => form.set({ name })}
        />
      </div>
    </RecordSection>
  )
}

function RemoveReason({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('declineReasons')
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
      affected={declineReasonsAffected({ action: 'remove', chosen: { ids: [id] } })}
      remove={() => removeDeclineReason(id)}
      restore={() => restoreDeclineReason(id)}
      changed={declineReasonsChanged}
      back={paths.declineReasons}
    />
  )
}
