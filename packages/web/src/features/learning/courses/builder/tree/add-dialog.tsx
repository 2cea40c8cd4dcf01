import { Button, NativeSelect } from '@mantine/core'
import { authoredCategories, type AuthoredCategory } from '@oktant/contract/learning/components/components.ts'
import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { useTyped } from '../../../../../lib/records/typed.ts'
import { forCourse } from '../../../../../lib/records/way-back.ts'
import { useUser } from '../../../../../lib/session/session-state.ts'
import { useRecordForm } from '../../../../../lib/records/record-form.ts'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { Finder } from '../../../../../ui/admin/list/finder.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { fieldColumns, RecordForm } from '../../../../../ui/admin/record/record-form.tsx'
import { ComponentFields } from '../../../components/fields/component-fields.tsx'
import { emptyComponent } from '../../../components/empty-component.ts'
import { useKindWords, useFaultWords } from '../../../components/component-words.ts'
import { beginSection } from '../../courses.queries.ts'
import { componentList, createComponent } from '../../../components/components.queries.ts'
import type { Shown } from '../builder.rules.ts'
import type { Placed } from '../use-builder.ts'
import styles from '../builder.module.css'
import { EventFinder } from './event-finder.tsx'
import { CourseFinder } from './course-finder.tsx'
import { LocalFields } from '../../../../../ui/admin/record/local-fields.tsx'

type Added = (what: Placed, shown: Shown) => void
type AddProps = {
  course: CourseView
  /** Where the part will stand. */
  list: number
  /** Whether they may make components and use those of the library. */
  mayMake: boolean
  onAdd: Added
  onSection: (made: CourseView) => void
  onClose: () => void
}
type What = AuthoredCategory | 'test' | 'library' | 'section' | 'course' | 'event'

/** Adds a part to a course: a new one, one that the library has, a section, or another course. */
export function AddDialog({ course, list, mayMake, onAdd, onSection, onClose }: AddProps) {
  const { t } = useTranslation('courses')
  const kind = useKindWords()
  const mayTest = useUser()?.permissions.includes('evaluations.administer') ?? false
  const [what, setWhat] = useState<What>(mayMake ? componentCategory.document : 'section')
  const choices: { value: What; label: string }[] = [
    ...(mayMake
      ? authoredCategories.map((id) => ({ value: id, label: t('add.new', { kind: kind(id) }) }))
      : []),
    ...(mayMake && mayTest ? [{ value: 'test' as const, label: t('add.test') }] : []),
    ...(mayMake ? [{ value: 'library' as const, label: t('add.library') }] : []),
    { value: 'section', label: t('add.section') },
    { value: 'course', label: t('add.course') },
    { value: 'event', label: t('add.event') },
  ]
  const addComponent = (componentId: number, shown: Shown) => onAdd({ componentId, nestedId: null }, shown)
  return (
    <Dialog title={t('child.add')} size="lg" onClose={onClose}>
      <div className={styles['form']}>
        <NativeSelect
          label={t('add.what')}
          value={String(what)}
          data={choices.map(({ value, label }) => ({ value: String(value), label }))}
          onChange={({ target }) =>
            setWhat(choices.find(({ value }) => String(value) === target.value)?.value ?? what)
          }
        />
        {!mayMake && <p className={styles['quiet']}>{t('child.noRight')}</p>}
        {what === 'test' && <NewTest courseId={course.id} list={list} />}
        {what === 'library' && <FromLibrary onAdd={addComponent} />}
        {what === 'section' && <NewSection courseId={course.sectionOf ?? course.id} onMade={onSection} />}
        {what === 'course' && <OtherCourse course={course} onAdd={onAdd} />}
        {what === 'event' && <FromEvents onAdd={onAdd} />}
        {typeof what === 'number' && <NewComponent key={what} category={what} onAdd={addComponent} />}
      </div>
    </Dialog>
  )
}

/** NOTE: an evaluation has an editor of its own; what is not saved of the course is kept meanwhile. */
function NewTest({ courseId, list }: { courseId: number; list: number }) {
  const { t } = useTranslation('courses')
  const address = forCourse(generatePath(paths.adminEvaluation, { id: '0' }), courseId, list)
  return (
    <>
      <p className={styles['quiet']}>{t('add.testHint')}</p>
      <div>
        <Button component={Link} to={address}>
          {t('add.testMake')}
        </Button>
      </div>
    </>
  )
}

function OtherCourse({ course, onAdd }: Pick<AddProps, 'course' | 'onAdd'>) {
  const { t } = useTranslation('courses')
  return (
    <CourseFinder
      label={t('add.findCourse')}
      isLeftOut={(id) => id === course.id}
      onChoose={({ id, title, containerTypeId, state }) =>
        onAdd(
          { componentId: null, nestedId: id },
          { title, categoryId: null, containerTypeId, minutes: null, isMissing: state !== 'active' },
        )
      }
    />
  )
}

/** NOTE: an event waits for what stands before it, unless its author says otherwise. */
function FromEvents({ onAdd }: Pick<AddProps, 'onAdd'>) {
  return (
    <EventFinder
      onChoose={({ id, name, startsAt }) =>
        onAdd(
          { componentId: null, nestedId: null, eventId: id },
          { title: name, categoryId: null, containerTypeId: null, minutes: null, isMissing: false, startsAt },
        )
      }
    />
  )
}

function NewSection({ courseId, onMade }: { courseId: number; onMade: AddProps['onSection'] }) {
  const { t } = useTranslation('courses')
  const form = useRecordForm({
    name: `section:new:${courseId}`,
    first: { title: { en: '', de: '' } },
    words: useFaultWords(),
    save: async ({ title }) => onMade(await beginSection(courseId, title)),
  })
  return (
    <RecordForm label={t('add.section')} form={form} submit={t('add.create')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('course.titleEn'), de: t('course.titleDe') }}
          value={form.values.title}
          maxLength={200}
          error={form.errorAt('title')}
          onChange={(title) => form.set({ title })}
        />
      </div>
    </RecordForm>
  )
}

type WithComponent = { onAdd: (componentId: number, shown: Shown) => void }
type NewProps = WithComponent & { category: AuthoredCategory }

function NewComponent({ category, onAdd }: NewProps) {
  const { t } = useTranslation('courses')
  const form = useRecordForm({
    name: `component:new:${category}`,
    first: emptyComponent(category),
    words: useFaultWords(),
    async save(values) {
      const made = await createComponent({ ...values, category })
      const { id, title, categoryId, minutes } = made
      onAdd(id, { title, categoryId, containerTypeId: null, minutes, isMissing: false })
    },
  })
  return (
    <RecordForm label={t('add.form')} form={form} submit={t('add.create')}>
      <ComponentFields category={category} values={form.values} errorAt={form.errorAt} onChange={form.set} />
    </RecordForm>
  )
}

function FromLibrary({ onAdd }: WithComponent) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const kind = useKindWords()
  const typing = useTyped()
  const { wanted } = typing
  const { data } = useQuery(
    // NOTE: what was made last is what one most likely looks for, such as the test one comes back from.
    componentList({
      _perPage: 20,
      _sortField: 'changedAt',
      _sortDir: 'DESC',
      ...(wanted && { _filterFields: ['title'], _filterValues: [wanted] }),
    }),
  )
  return (
    <Finder
      label={t('add.search')}
      nothing={t(wanted ? 'add.nothing' : 'add.empty')}
      typing={typing}
      found={data?.content}
      row={({ id, title, categoryId }) => ({ id, name: text(title), about: kind(categoryId) })}
      onChoose={({ id, title, categoryId, minutes }) =>
        onAdd(id, { title, categoryId, containerTypeId: null, minutes, isMissing: false })
      }
    />
  )
}
