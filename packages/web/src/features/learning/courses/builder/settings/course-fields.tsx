import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { difficulties } from '@oktant/contract/learning/components/components.ts'
import { expiryUnits } from '@oktant/contract/kit/constants.ts'
import type { CourseView, ExpiryPeriod } from '@oktant/contract/learning/courses/containers.ts'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../../../ui/form/fields/day-field.tsx'
import { LocalFields } from '../../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, wideField } from '../../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../../ui/admin/record/record-screen.tsx'
import { Keywords } from '../../../components/fields/keywords.tsx'
import styles from '../builder.module.css'
import { CourseTypeField } from './course-type-field.tsx'
import { MinutesField } from './minutes-field.tsx'
import { NextCourses } from './next-courses.tsx'
import { numberFrom } from '../../../../../lib/words/number-from.ts'
import { ParentSelect } from './parent-select.tsx'
import type { Builder } from '../use-builder.ts'

type FieldsProps = { course: CourseView; builder: Builder }

/** What a course is called, before anything else. */
export function CourseTitle({ builder: { values, edit, form } }: FieldsProps) {
  const { t } = useTranslation('courses')
  return (
    <RecordSection title={t('part.title')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('course.titleEn'), de: t('course.titleDe') }}
          value={values.title}
          maxLength={200}
          error={form.errorAt('title')}
          onChange={(title) => edit({ title }, 'title')}
        />
      </div>
    </RecordSection>
  )
}

/** What a course says of itself, when it is passed, and who sees it. */
export function CourseFields({ course, builder }: FieldsProps) {
  const isFolder = course.sectionOf === null
  return (
    <>
      <About builder={builder} course={course} />
      <Rules builder={builder} course={course} />
      {isFolder && <Place builder={builder} course={course} />}
      <NextCourses course={course} builder={builder} />
    </>
  )
}

export function About({ course, builder }: FieldsProps) {
  const { t } = useTranslation('courses')
  const { values, edit, form } = builder
  return (
    <RecordSection title={t('part.texts')}>
      <div className={fieldColumns}>
        <LocalFields
          rows={5}
          labels={{ en: t('course.aboutEn'), de: t('course.aboutDe') }}
          value={values.description}
          maxLength={5000}
          onChange={(description) => edit({ description }, 'description')}
        />
        <Keywords keywords={values.keywords} onChange={(keywords) => edit({ keywords })} />
        <MinutesField course={course} builder={builder} />
        <NativeSelect
          label={t('course.difficulty')}
          value={values.difficulty ?? ''}
          data={[
            { value: '', label: t('difficulty.none') },
            ...difficulties.map((name) => ({ value: name, label: t(`difficulty.${name}`) })),
          ]}
          onChange={({ target }) =>
            edit({ difficulty: difficulties.find((name) => name === target.value) ?? null })
          }
        />
        {course.sectionOf === null && (
          <CourseTypeField
            containerTypeId={course.containerTypeId}
            value={values.courseType ?? null}
            error={form.errorAt('courseType')}
            onChange={(courseType) => edit({ courseType })}
          />
        )}
      </div>
    </RecordSection>
  )
}

function Rules({ builder: { values, edit, form } }: FieldsProps) {
  const { t } = useTranslation('courses')
  const marked = (text: string) => {
    const mark = numberFrom(text)
    edit({ passMark: mark === null ? null : Math.min(mark, 100) }, 'passMark')
  }
  return (
    <RecordSection title={t('part.rules')} hint={t('part.rulesHint')}>
      <div className={fieldColumns}>
        <TextInput
          label={t('course.passMark')}
          description={t('course.passMarkHint')}
          value={values.passMark ?? ''}
          inputMode="numeric"
          error={form.errorAt('passMark')}
          onChange={({ target }) => marked(target.value)}
        />
        <DayField
          label={t('course.expiryDate')}
          description={t('course.expiryDateHint')}
          value={values.expiryDate ?? ''}
          error={form.errorAt('expiryDate')}
          onChange={(day) => edit({ expiryDate: day || null }, 'expiryDate')}
        />
        <PeriodField
          period={values.expiryPeriod}
          onChange={(expiryPeriod) => edit({ expiryPeriod }, 'period')}
        />
      </div>
      <Checkbox
        label={t('course.showBestResults')}
        description={t('course.showBestResultsHint')}
        checked={values.showBestResults}
        onChange={({ target }) => edit({ showBestResults: target.checked })}
      />
      <Checkbox
        label={t('course.includeChildFolder')}
        description={t('course.includeChildFolderHint')}
        checked={values.includeChildFolder}
        onChange={({ target }) => edit({ includeChildFolder: target.checked })}
      />
    </RecordSection>
  )
}

type PeriodProps = { period: ExpiryPeriod | null; onChange: (period: ExpiryPeriod | null) => void }

/** So and so many minutes to years; nothing where no number is. */
function PeriodField({ period, onChange }: PeriodProps) {
  const { t } = useTranslation('courses')
  const unit = period?.unit ?? 'months'
  return (
    <fieldset className={`${styles['period']} ${wideField}`}>
      <legend>{t('course.expiryPeriod')}</legend>
      <p>{t('course.expiryPeriodHint')}</p>
      <TextInput
        aria-label={t('course.expiryCount')}
        inputMode="numeric"
        w={90}
        value={period?.count ?? ''}
        placeholder="–"
        onChange={({ target }) => {
          const count = numberFrom(target.value)
          onChange(count ? { count: Math.min(count, 1000), unit } : null)
        }}
      />
      <NativeSelect
        aria-label={t('course.expiryUnit')}
        disabled={period === null}
        value={unit}
        data={expiryUnits.map((name) => ({ value: name, label: t(`unit.${name}`) }))}
        onChange={({ target }) => {
          const chosen = expiryUnits.find((name) => name === target.value) ?? unit
          onChange(period && { ...period, unit: chosen })
        }}
      />
    </fieldset>
  )
}

export function Place({ builder: { values, edit, form } }: FieldsProps) {
  const { t } = useTranslation('courses')
  return (
    <RecordSection title={t('part.place')}>
      <ParentSelect
        value={values.parentId === null ? '' : String(values.parentId)}
        error={form.errorAt('parentId')}
        onChange={(parentId) => edit({ parentId: parentId ? Number(parentId) : null })}
      />
      <Checkbox
        label={t('course.openToVisitors')}
        description={t('course.openToVisitorsHint')}
        checked={values.openToVisitors}
        onChange={({ target }) => edit({ openToVisitors: target.checked })}
      />
      <Checkbox
        label={t('course.featured')}
        description={t('course.featuredHint')}
        checked={values.featured}
        onChange={({ target }) => edit({ featured: target.checked })}
      />
    </RecordSection>
  )
}
