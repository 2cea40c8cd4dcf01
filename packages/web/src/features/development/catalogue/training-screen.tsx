import type { ExternalTrainingForm } from '@oktant/contract/development/goal-catalogue.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { NativeSelect } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
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
import { CostField, OutlineFields } from '../goals/goal-fields.tsx'
import { goalFilters } from '../goals/goals.queries.ts'
import {
  createExternalTraining,
  externalTraining,
  externalTrainingsAffected,
  externalTrainingsChanged,
  removeExternalTraining,
  restoreExternalTraining,
  saveExternalTraining,
} from './external-trainings.queries.ts'

/** One external training, or a new one. */
export function ExternalTrainingScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownTraining key={id} id={id} /> : <NewTraining />
}

const first: ExternalTrainingForm = {
  name: { en: '', de: '' },
  goalCategoryId: null,
  costCents: null,
  outline: {
    courseDuration: '',
    minDelegates: null,
    maxDelegates: null,
    costPerDelegate: '',
    provider: '',
    delegateProfile: '',
    courseObjective: '',
    courseOutcome: '',
    courseWork: '',
  },
}
const formOf = ({
  name,
  goalCategoryId,
  costCents,
  outline,
}: ExternalTrainingForm): ExternalTrainingForm => ({
  name,
  goalCategoryId,
  costCents,
  outline,
})

/** NOTE: whatever is wrong with a training is wrong with its name. */
function useFaults() {
  const message = useMessage()
  const { t } = useTranslation('externalTrainings')
  return ({ code, message: said }: FieldError) =>
    code === 'required' ? message(requestsMessages.required) : code === 'name_taken' ? t('taken') : said
}

function NewTraining() {
  const { t } = useTranslation('externalTrainings')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<ExternalTrainingForm>({
    name: 'external-training:new',
    first,
    words: useFaults(),
    async save(values) {
      const made = await createExternalTraining(values)
      notice.set({ text: t('made', { name: text(made.name) }) })
      void navigate(generatePath(paths.externalTraining, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.externalTrainings, label: t('back') }} title={t('new')} lead={t('lead')}>
      <RecordForm label={t('new')} form={form}>
        <TrainingFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownTraining({ id }: { id: number }) {
  const { t } = useTranslation('externalTrainings')
  const text = useLocalText()
  const { data } = useSuspenseQuery(externalTraining(id))
  const form = useRecordForm<ExternalTrainingForm>({
    name: `external-training:${id}`,
    first: formOf(data),
    words: useFaults(),
    async save(values) {
      const saved = await saveExternalTraining(id, { ...values, revision: data.revision })
      form.set(formOf(saved))
      offerUndo(t('saved'), () => saveExternalTraining(id, { ...formOf(data), revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.externalTrainings, label: t('back') }}
      title={text(data.name)}
      lead={t('lead')}
      tools={<RemoveTraining id={id} name={text(data.name)} />}
      aside={<RecordHistory object="externalTraining" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <TrainingFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function TrainingFields({ form }: { form: ReturnType<typeof useRecordForm<ExternalTrainingForm>> }) {
  const { t } = useTranslation(['externalTrainings', 'goals'])
  const { data: filters = [] } = useQuery(goalFilters)
  return (
    <RecordSection title={t('form')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('name.en'), de: t('name.de') }}
          value={form.values.name}
          maxLength={200}
          error={form.errorAt('name')}
          onChange={(name) => form.set({ name })}
        />
        <NativeSelect
          label={t('goals:field.category')}
          value={String(form.values.goalCategoryId ?? 0)}
          error={form.errorAt('goalCategoryId')}
          data={[
            { value: '0', label: t('goals:field.noCategory') },
            ...filters.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target }) => form.set({ goalCategoryId: Number(target.value) || null })}
        />
        <CostField cents={form.values.costCents} onChange={(costCents) => form.set({ costCents })} />
        <OutlineFields outline={form.values.outline} onChange={(outline) => form.set({ outline })} />
      </div>
    </RecordSection>
  )
}

function RemoveTraining({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('externalTrainings')
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
      affected={externalTrainingsAffected({ action: 'remove', chosen: { ids: [id] } })}
      remove={() => removeExternalTraining(id)}
      restore={() => restoreExternalTraining(id)}
      changed={externalTrainingsChanged}
      back={paths.externalTrainings}
    />
  )
}
