import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { difficulties } from '@oktant/contract/components.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { fieldColumns, wideField } from '../../../ui/admin/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record-screen.tsx'
import type { CourseForm } from '../courses.queries.ts'
import { ParentSelect } from './parent-select.tsx'

export type BuilderForm = ReturnType<typeof useRecordForm<CourseForm>>

/** A whole number that somebody typed; null where nothing is. */
export const numberFrom = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null)
export const wordsFrom = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim().slice(0, 50))
      .filter(Boolean),
  ),
]

/** What a course says of itself, and who sees it. */
export function CourseFields({ form }: { form: BuilderForm }) {
  const { t } = useTranslation('courses')
  const { values, set, errorAt } = form
  const write = (field: 'title' | 'description', language: keyof LocalText, text: string) =>
    set({ [field]: { ...values[field], [language]: text } })
  return (
    <>
      <RecordSection title={t('part.texts')}>
        <div className={fieldColumns}>
          {(['en', 'de'] as const).map((language) => (
            <TextInput
              key={language}
              label={t(language === 'en' ? 'course.titleEn' : 'course.titleDe')}
              value={values.title[language]}
              lang={language}
              maxLength={200}
              error={language === 'en' ? errorAt('title') : !!errorAt('title')}
              onChange={({ target }) => write('title', language, target.value)}
            />
          ))}
          {(['en', 'de'] as const).map((language) => (
            <Textarea
              key={language}
              label={t(language === 'en' ? 'course.aboutEn' : 'course.aboutDe')}
              value={values.description[language]}
              lang={language}
              maxLength={5000}
              rows={5}
              resize="vertical"
              onChange={({ target }) => write('description', language, target.value)}
            />
          ))}
          <Keywords keywords={values.keywords} onChange={(keywords) => set({ keywords })} />
          <TextInput
            label={t('course.minutes')}
            value={values.minutes ?? ''}
            inputMode="numeric"
            error={errorAt('minutes')}
            onChange={({ target }) => set({ minutes: numberFrom(target.value) })}
          />
          <NativeSelect
            label={t('course.difficulty')}
            value={values.difficulty ?? ''}
            data={[
              { value: '', label: t('difficulty.none') },
              ...difficulties.map((name) => ({ value: name, label: t(`difficulty.${name}`) })),
            ]}
            onChange={({ target }) =>
              set({ difficulty: difficulties.find((name) => name === target.value) ?? null })
            }
          />
        </div>
      </RecordSection>
      <RecordSection title={t('part.place')}>
        <ParentSelect
          value={values.parentId === null ? '' : String(values.parentId)}
          error={errorAt('parentId')}
          onChange={(parentId) => set({ parentId: parentId ? Number(parentId) : null })}
        />
        <Checkbox
          label={t('course.openToVisitors')}
          description={t('course.openToVisitorsHint')}
          checked={values.openToVisitors}
          onChange={({ target }) => set({ openToVisitors: target.checked })}
        />
        <Checkbox
          label={t('course.featured')}
          description={t('course.featuredHint')}
          checked={values.featured}
          onChange={({ target }) => set({ featured: target.checked })}
        />
      </RecordSection>
    </>
  )
}

type KeywordsProps = { keywords: readonly string[]; onChange: (keywords: string[]) => void }

/** Words between commas; what is being typed stays as it is typed. */
export function Keywords({ keywords, onChange }: KeywordsProps) {
  const { t } = useTranslation('courses')
  return (
    <TextInput
      key={keywords.length === 0 ? 'empty' : 'filled'}
      className={wideField}
      label={t('course.keywords')}
      description={t('course.keywordsHint')}
      defaultValue={keywords.join(', ')}
      onBlur={({ target }) => onChange(wordsFrom(target.value))}
    />
  )
}
