import type { ExternalTrainingForm } from '@oktant/contract/development/goal-catalogue.ts'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { type NamedForm, NamedRecordScreen } from '../../../ui/admin/record/named-record-screen.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
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
export const ExternalTrainingScreen = () => <NamedRecordScreen record={training} />

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
const shownOf = ({
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

const training = {
  object: 'externalTraining',
  paths: { all: paths.externalTrainings, one: paths.externalTraining },
  first,
  shownOf,
  one: externalTraining,
  create: createExternalTraining,
  save: saveExternalTraining,
  affected: (id: number) => externalTrainingsAffected({ action: 'remove', chosen: { ids: [id] } }),
  remove: removeExternalTraining,
  restore: restoreExternalTraining,
  changed: externalTrainingsChanged,
  useWords,
  Fields: TrainingFields,
} as const

function useWords() {
  const { t } = useTranslation('externalTrainings')
  return {
    back: t('back'),
    lead: t('lead'),
    new: t('new'),
    form: t('form'),
    made: (name: string) => t('made', { name }),
    saved: t('saved'),
    taken: t('taken'),
    remove: t('remove'),
    removeTitle: (name: string) => t('removeTitle', { name }),
    removeText: t('removeText'),
    removed: (name: string) => t('removed', { name }),
    touched: ({ count }: { count: number }) => t('bulk.touched', { count }),
  }
}

function TrainingFields({ form }: { form: NamedForm<ExternalTrainingForm> }) {
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
