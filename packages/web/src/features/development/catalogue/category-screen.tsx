import type { GoalCategoryForm } from '@oktant/contract/development/goal-catalogue.ts'
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
  createGoalCategory,
  goalCategory,
  goalCategoriesAffected,
  goalCategoriesChanged,
  removeGoalCategory,
  restoreGoalCategory,
  saveGoalCategory,
} from './goal-categories.queries.ts'

/** One category of training goals, or a new one. */
export function GoalCategoryScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownCategory key={id} id={id} /> : <NewCategory />
}

const first: GoalCategoryForm = { name: { en: '', de: '' } }

/** NOTE: whatever is wrong with a category is wrong with its name. */
function useFaults() {
  const message = useMessage()
  const { t } = useTranslation('goalCategories')
  return ({ code, message: said }: FieldError) =>
    code === 'required' ? message(requestsMessages.required) : code === 'name_taken' ? t('taken') : said
}

function NewCategory() {
  const { t } = useTranslation('goalCategories')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<GoalCategoryForm>({
    name: 'goal-category:new',
    first,
    words: useFaults(),
    async save(values) {
      const made = await createGoalCategory(values)
      notice.set({ text: t('made', { name: text(made.name) }) })
      void navigate(generatePath(paths.goalCategory, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.goalCategories, label: t('back') }} title={t('new')} lead={t('lead')}>
      <RecordForm label={t('new')} form={form}>
        <CategoryFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownCategory({ id }: { id: number }) {
  const { t } = useTranslation('goalCategories')
  const text = useLocalText()
  const { data } = useSuspenseQuery(goalCategory(id))
  const form = useRecordForm<GoalCategoryForm>({
    name: `goal-category:${id}`,
    first: { name: data.name },
    words: useFaults(),
    async save({ name }) {
      const saved = await saveGoalCategory(id, { name, revision: data.revision })
      form.set({ name: saved.name })
      offerUndo(t('saved'), () => saveGoalCategory(id, { name: data.name, revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.goalCategories, label: t('back') }}
      title={text(data.name)}
      lead={t('lead')}
      tools={<RemoveCategory id={id} name={text(data.name)} />}
      aside={<RecordHistory object="goalCategory" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <CategoryFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function CategoryFields({ form }: { form: ReturnType<typeof useRecordForm<GoalCategoryForm>> }) {
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

function RemoveCategory({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('goalCategories')
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
      affected={goalCategoriesAffected({ action: 'remove', chosen: { ids: [id] } })}
      remove={() => removeGoalCategory(id)}
      restore={() => restoreGoalCategory(id)}
      changed={goalCategoriesChanged}
      back={paths.goalCategories}
    />
  )
}
