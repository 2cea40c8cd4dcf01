import { Checkbox, NativeSelect } from '@mantine/core'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ThemedHead } from '../../../ui/cover/themed-head.tsx'
import { folderChoices, type FolderValues } from './folders.queries.ts'

type FieldsProps = { form: ReturnType<typeof useRecordForm<FolderValues>>; id?: number }
const numberFrom = (value: string) => (value ? Number(value) : null)

/** What a folder is called, where it stands and what it looks like. */
export function FolderFields({ form, id }: FieldsProps) {
  const { t } = useTranslation('folders')
  const text = useLocalText()
  const { values, set, errorAt } = form
  const { data } = useQuery(folderChoices)
  const { folders = [], themes = [], types = [] } = data ?? {}
  const chosen = themes.find((one) => one.id === values.themeId)
  return (
    <>
      <RecordSection title={t('part.folder')}>
        <div className={fieldColumns}>
          <LocalFields
            labels={{ en: t('title.en'), de: t('title.de') }}
            value={values.title}
            maxLength={200}
            error={errorAt('title')}
            onChange={(title) => set({ title })}
          />
          <LocalFields
            rows={3}
            labels={{ en: t('description.en'), de: t('description.de') }}
            value={values.description}
            maxLength={5000}
            onChange={(description) => set({ description })}
          />
          {id === undefined && (
            <NativeSelect
              label={t('field.kind')}
              value={String(values.containerTypeId)}
              data={[
                { value: String(containerType.topic), label: t('kind.topic') },
                { value: String(containerType.topicLevels), label: t('kind.levels') },
              ]}
              onChange={({ target }) => set({ containerTypeId: Number(target.value) })}
            />
          )}
          <NativeSelect
            label={t('field.courseType')}
            value={String(values.courseType ?? '')}
            error={errorAt('courseType')}
            data={[
              { value: '', label: t('noType') },
              ...types.map((type) => ({ value: String(type.id), label: text(type.name) })),
            ]}
            onChange={({ target }) => set({ courseType: numberFrom(target.value) })}
          />
        </div>
      </RecordSection>
      <RecordSection title={t('part.place')}>
        <NativeSelect
          label={t('field.parent')}
          value={String(values.parentId ?? '')}
          error={errorAt('parentId')}
          data={[
            { value: '', label: t('root') },
            ...folders
              .filter((one) => one.id !== id)
              .map((one) => ({
                value: String(one.id),
                label: `${'  '.repeat(one.depth)}${text(one.title)}`,
              })),
          ]}
          onChange={({ target }) => set({ parentId: numberFrom(target.value) })}
        />
        <Checkbox
          label={t('field.isShown')}
          description={t('isShownHint')}
          checked={values.isShown}
          onChange={({ target }) => set({ isShown: target.checked })}
        />
        <Checkbox
          label={t('field.isLibrary')}
          description={t('isLibraryHint')}
          checked={values.isLibrary}
          onChange={({ target }) => set({ isLibrary: target.checked })}
        />
      </RecordSection>
      <RecordSection title={t('part.look')}>
        <NativeSelect
          label={t('field.theme')}
          description={t('themeHint')}
          value={String(values.themeId ?? '')}
          error={errorAt('themeId')}
          data={[
            { value: '', label: t('noTheme') },
            ...themes.map((one) => ({ value: String(one.id), label: text(one.name) })),
          ]}
          onChange={({ target }) => set({ themeId: numberFrom(target.value) })}
        />
        {chosen && (
          <ThemedHead
            isExample
            id={id ?? 1}
            tone={chosen.tone}
            pattern={chosen.pattern}
            title={text(values.title) || t('new.folder')}
            lead={text(values.description).slice(0, 200)}
          />
        )}
      </RecordSection>
    </>
  )
}
