import { NativeSelect } from '@mantine/core'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { course, useCreateCourse } from '../courses.queries.ts'
import { useCourseWords } from '../course-words.ts'
import { useFaultWords } from '../../components/component-words.ts'
import { CourseAudience } from './settings/course-audience.tsx'
import { CourseCover } from './settings/course-cover.tsx'
import { CourseCertificate } from './settings/course-certificate.tsx'
import { PriceField } from './settings/price-field.tsx'
import { CourseRatings } from './settings/course-ratings.tsx'
import { Conflict } from './conflict.tsx'
import { About, CourseFields, CourseTitle, Place } from './settings/course-fields.tsx'
import { CourseTools, Publishing } from './course-tools.tsx'
import { CourseTree } from './tree/course-tree.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { ParentSelect } from './settings/parent-select.tsx'
import { useBuilder } from './use-builder.ts'

/** One course as its author builds it, or a new one. */
export function AdminCourseScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownCourse key={id} id={id} /> : <NewCourse />
}

const first = { title: { en: '', de: '' }, containerTypeId: String(containerType.course), parentId: '' }

function NewCourse() {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const create = useCreateCourse()
  const { type } = useCourseWords()
  const form = useRecordForm({
    name: 'course:new',
    first,
    words: useFaultWords(),
    async save({ title, containerTypeId, parentId }) {
      const made = await create.mutateAsync({
        title,
        containerTypeId: Number(containerTypeId),
        parentId: parentId ? Number(parentId) : null,
      })
      void navigate(generatePath(paths.adminCourse, { id: String(made.id) }), { replace: true })
    },
  })
  const { values, set, errorAt } = form
  const types = [containerType.course, containerType.topic, containerType.topicLevels]
  return (
    <RecordScreen
      back={{ to: paths.adminCourses, label: t('back') }}
      title={t('list.new')}
      lead={t('new.lead')}
    >
      <RecordForm label={t('list.new')} form={form} submit={t('new.create')}>
        <RecordSection title={t('new.title')}>
          <div className={fieldColumns}>
            <LocalFields
              labels={{ en: t('course.titleEn'), de: t('course.titleDe') }}
              value={values.title}
              maxLength={200}
              error={errorAt('title')}
              onChange={(title) => set({ title })}
            />
            <NativeSelect
              label={t('course.type')}
              value={values.containerTypeId}
              data={types.map((id) => ({ value: String(id), label: type(id) }))}
              onChange={({ target }) => set({ containerTypeId: target.value })}
            />
            <ParentSelect value={values.parentId} onChange={(parentId) => set({ parentId })} />
          </div>
        </RecordSection>
      </RecordForm>
    </RecordScreen>
  )
}

function KnownCourse({ id }: { id: number }) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { data } = useSuspenseQuery(course(id))
  const builder = useBuilder(data)
  const { form } = builder
  const { sectionOf, parents } = data
  const isCourse = data.containerTypeId === containerType.course
  const back =
    sectionOf === null
      ? { to: paths.adminCourses, label: t('back') }
      : {
          to: generatePath(paths.adminCourse, { id: String(sectionOf) }),
          label: t('backToCourse', { name: text(parents.at(-1)?.title ?? data.title) }),
        }
  return (
    <RecordScreen
      back={back}
      title={text(data.title)}
      tools={<CourseTools course={data} isUntouched={form.isUntouched} />}
      aside={
        <>
          <Publishing course={data} isUntouched={form.isUntouched} />
          {isCourse && <CourseAudience id={id} />}
          <RecordHistory object="container" id={id} />
        </>
      }
    >
      <Conflict course={data} builder={builder} />
      <RecordForm label={t('form')} form={form} submit={t('saveDraft')}>
        <HistoryButtons builder={builder} />
        <CourseTitle course={data} builder={builder} />
        {isCourse ? (
          <>
            <CourseTree course={data} builder={builder} />
            <CourseFields course={data} builder={builder} />
            {sectionOf === null && <CourseCover course={data} builder={builder} />}
            {sectionOf === null && <PriceField builder={builder} />}
            {sectionOf === null && <CourseCertificate builder={builder} />}
          </>
        ) : (
          <>
            <About course={data} builder={builder} />
            <Place course={data} builder={builder} />
          </>
        )}
      </RecordForm>
      {isCourse && data.edition > 0 && <CourseRatings id={id} />}
    </RecordScreen>
  )
}
