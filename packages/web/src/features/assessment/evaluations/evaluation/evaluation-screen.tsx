import { Button, NativeSelect } from '@mantine/core'
import { evaluationLimits } from '@oktant/contract/kit/constants.ts'
import { evaluationFaults } from '@oktant/contract/assessment/evaluation-rules.ts'
import {
  evaluationCategories,
  type EvaluationForm,
  type EvaluationView,
} from '@oktant/contract/assessment/evaluations.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useLocation, useNavigate, useParams } from 'react-router'
import { deferred } from '../../../../lib/deferred.tsx'
import { notice, offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useWayBack } from '../../../../lib/records/way-back.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { fieldColumns, RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { useAuthorWords, useFaultWords } from '../author-words.ts'
import {
  createEvaluation,
  duplicateEvaluation,
  evaluation,
  evaluationAffected,
  removeEvaluation,
  restoreEvaluation,
  saveEvaluation,
} from '../author.queries.ts'
import { LocalFields } from '../local-fields.tsx'
import { RemoveTool } from '../remove-tool.tsx'
import { ShowTheirs } from '../show-theirs.tsx'
import { WholeField } from '../whole-field.tsx'
import { type About, emptyEvaluation, formOf, keyOf } from './evaluation-form.ts'
import { Items } from './items.tsx'
import { SettingsFields } from './settings-fields.tsx'

const DrawPreview = deferred(
  () => import('./draw-preview.tsx').then((file) => file.DrawPreview),
  ['questions'],
)

type Category = (typeof evaluationCategories)[number]
const categoryFrom = (value: string | null): Category =>
  evaluationCategories.find((id) => String(id) === value) ?? 3

/** One evaluation as its author builds it, or a new one. */
export function EvaluationScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownEvaluation key={id} id={id} /> : <NewEvaluation />
}

const noneKnown: ReadonlyMap<string, About> = new Map()

function NewEvaluation() {
  const { t } = useTranslation('author')
  const navigate = useNavigate()
  const { search } = useLocation()
  const back = useWayBack({ to: paths.adminEvaluations, label: t('evaluation.back') })
  const words = useFaultWords()
  const { category: named } = useAuthorWords()
  const [category, setCategory] = useState(() => categoryFrom(new URLSearchParams(search).get('category')))
  const form = useRecordForm<EvaluationForm>({
    name: 'evaluation:new',
    first: emptyEvaluation,
    check: (values) => words.byField(evaluationFaults(values)),
    words: words.told,
    async save(values) {
      const { id } = await createEvaluation({ ...values, category })
      void navigate(
        { pathname: generatePath(paths.adminEvaluation, { id: String(id) }), search },
        { replace: true },
      )
    },
  })
  return (
    <RecordScreen
      back={back}
      title={t('evaluation.new')}
      lead={t('evaluation.lead')}
      tools={<DrawTool form={form.values} />}
    >
      <RecordForm label={t('evaluation.new')} form={form}>
        <RecordSection title={t('evaluation.category')} hint={t('evaluation.categoryHint')}>
          <NativeSelect
            aria-label={t('evaluation.category')}
            value={String(category)}
            data={evaluationCategories.map((id) => ({ value: String(id), label: named(id) }))}
            onChange={({ target }) => setCategory(categoryFrom(target.value))}
          />
        </RecordSection>
        <Fields form={form} categoryId={category} known={noneKnown} />
      </RecordForm>
    </RecordScreen>
  )
}

type Values = EvaluationForm & { status: 'active' | 'inactive'; revision: number }
const valuesOf = (shown: EvaluationView): Values => ({
  ...formOf(shown),
  status: shown.status,
  revision: shown.revision,
})

function KnownEvaluation({ id }: { id: number }) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const back = useWayBack({ to: paths.adminEvaluations, label: t('evaluation.back') }, id)
  const words = useFaultWords()
  const { category } = useAuthorWords()
  const { data } = useSuspenseQuery(evaluation(id))
  const form = useRecordForm<Values>({
    name: `evaluation:${id}`,
    first: valuesOf(data),
    check: (values) => words.byField(evaluationFaults(values)),
    words: words.told,
    async save(values) {
      const saved = await saveEvaluation(id, values)
      form.set(valuesOf(saved))
      offerUndo(t('saved'), () => saveEvaluation(id, { ...valuesOf(data), revision: saved.revision }))
    },
  })
  const known = new Map(data.items.map((item) => [keyOf(item), item]))
  return (
    <RecordScreen
      back={back}
      title={text(data.title)}
      lead={t('evaluation.held', { category: category(data.categoryId), count: data.courses })}
      tools={<Tools id={id} form={form.values} />}
      aside={<RecordHistory object="evaluation" id={id} />}
    >
      <RecordForm label={t('evaluation.one')} form={form} wayOut={<ShowTheirs form={form} />}>
        <Fields form={form} categoryId={data.categoryId} known={known} />
      </RecordForm>
    </RecordScreen>
  )
}

type Form = {
  values: EvaluationForm
  errorAt: (field: string) => string | undefined
  set: (values: Partial<EvaluationForm>) => void
}
type FieldsProps = { form: Form; categoryId: number; known: ReadonlyMap<string, About> }

function Fields({ form: { values, errorAt, set }, categoryId, known }: FieldsProps) {
  const { t } = useTranslation('author')
  return (
    <>
      <RecordSection title={t('evaluation.one')}>
        <div className={fieldColumns}>
          <LocalFields
            label={t('evaluation.title')}
            value={values.title}
            maxLength={200}
            error={errorAt('title')}
            onChange={(title) => set({ title })}
          />
          <LocalFields
            label={t('description')}
            value={values.description}
            maxLength={5000}
            rows={3}
            onChange={(description) => set({ description })}
          />
          <WholeField
            label={t('evaluation.minutes')}
            most={evaluationLimits.minutes}
            value={values.minutes}
            error={errorAt('minutes')}
            onChange={(minutes) => set({ minutes })}
          />
        </div>
      </RecordSection>
      <Items items={values.items} known={known} errorAt={errorAt} onChange={(items) => set({ items })} />
      <SettingsFields
        categoryId={categoryId}
        settings={values.settings}
        errorAt={errorAt}
        onChange={(change) => set({ settings: { ...values.settings, ...change } })}
        releaseAt={values.releaseAt ?? null}
        onRelease={(releaseAt) => set({ releaseAt })}
      />
    </>
  )
}

function DrawTool({ form }: { form: EvaluationForm }) {
  const { t } = useTranslation('author')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        disabled={form.items.length === 0}
        onClick={() => void DrawPreview.prepare().then(() => setOpen(true))}
      >
        {t('draw.title')}
      </Button>
      {isOpen && <DrawPreview form={form} onClose={() => setOpen(false)} />}
    </>
  )
}

function Tools({ id, form }: { id: number; form: EvaluationForm }) {
  const { t } = useTranslation('author')
  const navigate = useNavigate()
  const duplicate = useMutation({
    mutationFn: () => duplicateEvaluation(id),
    onSuccess(made) {
      notice.set({ text: t('evaluation.copied') })
      void navigate(generatePath(paths.adminEvaluation, { id: String(made.id) }))
    },
  })
  return (
    <>
      <Button
        variant="default"
        component={Link}
        to={generatePath(paths.evaluationResults, { id: String(id) })}
      >
        {t('evaluation.results')}
      </Button>
      <Button
        variant="default"
        component={Link}
        to={generatePath(paths.evaluationAttempts, { id: String(id) })}
      >
        {t('evaluation.attempts')}
      </Button>
      <Button
        variant="default"
        onClick={() =>
          window.open(`#${generatePath(paths.evaluationPreview, { id: String(id), evaluation: '1' })}`)
        }
      >
        {t('evaluation.try')}
      </Button>
      <DrawTool form={form} />
      <Button variant="default" loading={duplicate.isPending} onClick={() => duplicate.mutate()}>
        {t('tool.duplicate')}
      </Button>
      <RemoveTool
        what="evaluation"
        affected={evaluationAffected(id)}
        remove={() => removeEvaluation(id)}
        restore={() => restoreEvaluation(id)}
        back={paths.adminEvaluations}
      />
    </>
  )
}
