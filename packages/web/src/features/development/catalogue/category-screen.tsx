import type { GoalCategoryForm } from '@oktant/contract/development/goal-catalogue.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { type NamedForm, NamedRecordScreen } from '../../../ui/admin/record/named-record-screen.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import {
  createGoalCategory,
  goalCategory,
  goalCategoriesAffected,
  goalCategoriesChanged,
  removeGoalCategory,
  restoreGoalCategory,
  saveGoalCategory,
} from './goal-categories.queries.ts'

/** One category of training goals, or a new one. */
export const GoalCategoryScreen = () => <NamedRecordScreen record={category} />

const first: GoalCategoryForm = { name: { en: '', de: '' } }

const category = {
  object: 'goalCategory',
  paths: { all: paths.goalCategories, one: paths.goalCategory },
  first,
  shownOf: ({ name }: GoalCategoryForm) => ({ name }),
  one: goalCategory,
  create: createGoalCategory,
  save: saveGoalCategory,
  affected: (id: number) => goalCategoriesAffected({ action: 'remove', chosen: { ids: [id] } }),
  remove: removeGoalCategory,
  restore: restoreGoalCategory,
  changed: goalCategoriesChanged,
  useWords,
  Fields: CategoryFields,
} as const

function useWords() {
  const { t } = useTranslation('goalCategories')
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

function CategoryFields({ form }: { form: NamedForm<GoalCategoryForm> }) {
  const { t } = useTranslation('goalCategories')
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
