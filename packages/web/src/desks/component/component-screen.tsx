import { Button, NativeSelect } from '@mantine/core'
import {
  authoredCategories,
  type AuthoredCategory,
  type ComponentForm,
  type ComponentView,
  completions,
} from '@oktant/contract/learning/components/components.ts'
import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, Navigate, useNavigate, useParams } from 'react-router'
import { offerUndo } from '../../lib/notice.ts'
import { paths } from '../../lib/paths.ts'
import { useRecordForm } from '../../lib/records/record-form.ts'
import { useWayBack } from '../../lib/records/way-back.ts'
import { useUser } from '../../lib/session/session-state.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { RecordRemoval } from '../../ui/admin/record/record-removal.tsx'
import { RecordForm } from '../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../ui/admin/record/record-screen.tsx'
import {
  useKindWords,
  useEditorOf,
  useFaultWords,
} from '../../features/learning/components/component-words.ts'
import {
  component,
  componentAffected,
  contentChanged,
  createComponent,
  restoreComponent,
  saveComponent,
  removeComponent,
} from '../../features/learning/components/components.queries.ts'
import { ComponentPackageParts } from '../../features/learning/packages/component-package.tsx'
import { Duplicate } from '../../features/learning/components/duplicate-component.tsx'
import { ComponentFields } from '../../features/learning/components/fields/component-fields.tsx'
import { emptyComponent } from '../../features/learning/components/empty-component.ts'
import { UnplayedFilm } from '../../features/learning/components/unplayed.tsx'

/** One component of the library, or a new one. */
export function ComponentScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownComponent key={id} id={id} /> : <NewComponent />
}

function NewComponent() {
  const { t } = useTranslation('courses')
  const kind = useKindWords()
  const [category, setCategory] = useState<AuthoredCategory>(componentCategory.document)
  return (
    <RecordScreen
      back={{ to: paths.adminComponents, label: t('components.back') }}
      title={t('components.new')}
      lead={t('components.lead')}
    >
      <RecordSection title={t('component.category')}>
        <NativeSelect
          aria-label={t('component.category')}
          value={String(category)}
          data={authoredCategories.map((id) => ({ value: String(id), label: kind(id) }))}
          onChange={({ target }) =>
            setCategory(authoredCategories.find((id) => String(id) === target.value) ?? category)
          }
        />
      </RecordSection>
      <NewForm key={category} category={category} />
    </RecordScreen>
  )
}

function NewForm({ category }: { category: AuthoredCategory }) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const form = useRecordForm({
    name: `component:new:${category}`,
    first: emptyComponent(category),
    words: useFaultWords(),
    async save(values) {
      const { id } = await createComponent({ ...values, category })
      void navigate(generatePath(paths.adminComponent, { id: String(id) }), { replace: true })
    },
  })
  return (
    <RecordForm label={t('components.new')} form={form}>
      <RecordSection title={t('component.part')}>
        <ComponentFields
          category={category}
          values={form.values}
          errorAt={form.errorAt}
          onChange={form.set}
        />
      </RecordSection>
    </RecordForm>
  )
}

type Values = ComponentForm & { revision: number }
function valuesOf(shown: ComponentView): Values {
  const { title, description, html, url, keywords, minutes, difficulty, revision, media } = shown
  const completion = completions.find((rule) => rule === shown.completion) ?? 'opened'
  const texts = { title, description, html, url, keywords, ...(media && { media }) }
  return {
    ...texts,
    minutes,
    difficulty,
    completion,
    contentType: shown.contentType ?? null,
    linkedComponent: shown.linkedComponent ?? null,
    revision,
  }
}

function KnownComponent({ id }: { id: number }) {
  const { data } = useSuspenseQuery(component(id))
  const editorOf = useEditorOf()
  if (data.completion === 'submitted')
    return <Navigate to={editorOf(data.categoryId, id) ?? paths.adminComponents} replace />
  return <EditedComponent id={id} data={data} />
}

function EditedComponent({ id, data }: { id: number; data: ComponentView }) {
  const { t } = useTranslation(['courses', 'packages'])
  const back = useWayBack({ to: paths.adminComponents, label: t('components.back') })
  const text = useLocalText()
  const { status } = data
  const permissions = useUser()?.permissions ?? []
  const mayImport = permissions.includes('packages.import')
  const maySeeResults = permissions.includes('evaluations.administer')
  const form = useRecordForm<Values>({
    name: `component:${id}`,
    first: valuesOf(data),
    words: useFaultWords(),
    async save(values) {
      const saved = await saveComponent(id, { ...values, status })
      form.set(valuesOf(saved))
      const before = { ...valuesOf(data), revision: saved.revision }
      offerUndo(t('component.saved'), () => saveComponent(id, { ...before, status }))
    },
  })
  const isPackaged = isPackage(data.categoryId)
  const category = isPackaged
    ? 'package'
    : (authoredCategories.find((known) => known === data.categoryId) ?? componentCategory.document)
  return (
    <RecordScreen
      back={back}
      title={text(data.title)}
      lead={t('component.lead', { count: data.courses })}
      tools={
        <>
          <Button
            component={Link}
            to={generatePath(paths.componentPreview, { id: String(id) })}
            variant="default"
          >
            {t('tool.see')}
          </Button>
          {isPackaged && maySeeResults && (
            <Button
              component={Link}
              to={generatePath(paths.packageAttempts, { id: String(id) })}
              variant="default"
            >
              {t('packages:attempts.open')}
            </Button>
          )}
          <Duplicate id={id} />
          <Remove id={id} />
        </>
      }
      aside={<RecordHistory object="component" id={id} />}
    >
      {category === componentCategory.video && <UnplayedFilm id={id} />}
      <RecordForm label={t('component.part')} form={form}>
        <RecordSection title={t('component.part')}>
          <ComponentFields
            category={category}
            values={form.values}
            files={data.files}
            own={id}
            linkedTitle={data.linkedTitle}
            errorAt={form.errorAt}
            onChange={form.set}
          />
        </RecordSection>
      </RecordForm>
      {isPackaged && mayImport && <ComponentPackageParts id={id} />}
    </RecordScreen>
  )
}

function Remove({ id }: { id: number }) {
  const { t } = useTranslation('courses')
  return (
    <RecordRemoval
      words={{
        open: t('tool.remove'),
        title: t('component.removeTitle'),
        text: t('component.removeText'),
        confirm: t('remove.confirm'),
        touched: ({ count }) => t('affected.courses', { count }),
        done: t('component.removed'),
      }}
      affected={componentAffected(id)}
      remove={() => removeComponent(id)}
      restore={() => restoreComponent(id)}
      changed={contentChanged}
      back={paths.adminComponents}
    />
  )
}
