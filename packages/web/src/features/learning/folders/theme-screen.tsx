import { NativeSelect } from '@mantine/core'
import {
  type FolderTheme,
  type FolderThemeForm,
  themeLayouts,
  themePatterns,
} from '@oktant/contract/learning/courses/folder-themes.ts'
import { segmentKeys } from '@oktant/contract/learning/segments.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ThemedHead } from '../../../ui/cover/themed-head.tsx'
import { useFolderFaults } from './folder-words.ts'
import { createTheme, removeTheme, restoreTheme, saveTheme, theme, themeAffected } from './folders.queries.ts'
import { RemoveRecord } from './remove-record.tsx'

/** One folder theme, or a new one. */
export function FolderThemeScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownTheme key={id} id={id} /> : <NewTheme />
}

const first: FolderThemeForm = {
  name: { en: '', de: '' },
  tone: 'strategy',
  pattern: 'tiles',
  layout: 'cards',
}

function NewTheme() {
  const { t } = useTranslation('folders')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<FolderThemeForm>({
    name: 'folder-theme:new',
    first,
    words: useFolderFaults(),
    async save(values) {
      const made = await createTheme(values)
      notice.set({ text: t('made', { name: text(made.name) }) })
      void navigate(generatePath(paths.folderTheme, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.folderThemes, label: t('back.themes') }}
      title={t('new.theme')}
      lead={t('lead.themes')}
    >
      <RecordForm label={t('new.theme')} form={form}>
        <ThemeFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

const formOf = ({ name, tone, pattern, layout }: FolderTheme): FolderThemeForm => ({
  name,
  tone,
  pattern,
  layout,
})

function KnownTheme({ id }: { id: number }) {
  const { t } = useTranslation('folders')
  const text = useLocalText()
  const { data } = useSuspenseQuery(theme(id))
  const form = useRecordForm<FolderThemeForm>({
    name: `folder-theme:${id}`,
    first: formOf(data),
    words: useFolderFaults(),
    async save(values) {
      const saved = await saveTheme(id, { ...values, revision: data.revision })
      form.set(formOf(saved))
      offerUndo(t('saved.theme'), () => saveTheme(id, { ...formOf(data), revision: saved.revision }))
    },
  })
  const name = text(data.name)
  return (
    <RecordScreen
      back={{ to: paths.folderThemes, label: t('back.themes') }}
      title={name}
      lead={t('themed', { count: data.folders })}
      tools={
        <RemoveRecord
          what="theme"
          name={name}
          affected={themeAffected(id)}
          remove={() => removeTheme(id)}
          restore={() => restoreTheme(id)}
          back={paths.folderThemes}
        />
      }
      aside={<RecordHistory object="folderTheme" id={id} />}
    >
      <RecordForm label={t('part.theme')} form={form}>
        <ThemeFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function ThemeFields({ form }: { form: ReturnType<typeof useRecordForm<FolderThemeForm>> }) {
  const { t } = useTranslation('folders')
  const text = useLocalText()
  const { values, set, errorAt } = form
  const { tone, pattern, layout, name } = values
  return (
    <RecordSection title={t('part.theme')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('name.en'), de: t('name.de') }}
          value={name}
          maxLength={100}
          error={errorAt('name')}
          onChange={(changed) => set({ name: changed })}
        />
        <NativeSelect
          label={t('field.tone')}
          value={tone}
          data={segmentKeys.map((value) => ({ value, label: t(`tone.${value}`) }))}
          onChange={({ target }) => set({ tone: segmentKeys.find((key) => key === target.value) ?? tone })}
        />
        <NativeSelect
          label={t('field.pattern')}
          value={pattern}
          data={themePatterns.map((value) => ({ value, label: t(`pattern.${value}`) }))}
          onChange={({ target }) =>
            set({ pattern: themePatterns.find((key) => key === target.value) ?? pattern })
          }
        />
        <NativeSelect
          label={t('field.layout')}
          value={layout}
          data={themeLayouts.map((value) => ({ value, label: t(`layout.${value}`) }))}
          onChange={({ target }) =>
            set({ layout: themeLayouts.find((key) => key === target.value) ?? layout })
          }
        />
      </div>
      <ThemedHead
        isExample
        id={1}
        tone={tone}
        pattern={pattern}
        title={text(name) || t('new.theme')}
        lead={t('example')}
      />
    </RecordSection>
  )
}
