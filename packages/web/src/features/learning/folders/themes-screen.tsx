import type { FolderTheme } from '@oktant/contract/learning/courses/folder-themes.ts'
import { segmentKeys } from '@oktant/contract/learning/segments.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import { toneClass } from '../../../ui/cover/tone.ts'
import type { Column } from '../../../ui/table/data-table.tsx'
import { BulkThemes } from './bulk-themes.tsx'
import styles from './folders.module.css'
import { themeList } from './folders.queries.ts'

function useColumns(): Column<FolderTheme>[] {
  const { t } = useTranslation('folders')
  const { number, short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.folderTheme, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    {
      field: 'tone',
      head: t('field.tone'),
      cell: ({ tone }) => <span className={toneClass(tone, styles['tone'])}>{t(`tone.${tone}`)}</span>,
    },
    { field: 'pattern', head: t('field.pattern'), cell: ({ pattern }) => t(`pattern.${pattern}`) },
    { field: 'layout', head: t('field.layout'), cell: ({ layout }) => t(`layout.${layout}`) },
    {
      field: 'folders',
      head: t('field.folders'),
      isSortable: true,
      cell: ({ folders }) => <span className="numbers">{number(folders)}</span>,
    },
    {
      field: 'changedAt',
      head: t('field.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** What folders can look like. */
export function FolderThemesScreen() {
  const { t } = useTranslation(['folders', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name', 'tone'] })
  const text = useLocalText()
  return (
    <ListScreen
      title={t('shell:screen.folderThemes')}
      lead={t('lead.themes')}
      action={{ label: t('new.theme'), to: generatePath(paths.folderTheme, { id: '0' }) }}
      list={list}
      result={useQuery(themeList(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="name" label={t('field.name')} />
          <ChoiceFilter
            list={list}
            name="tone"
            label={t('field.tone')}
            any={t('anyTone')}
            choices={segmentKeys.map((value) => ({ value, label: t(`tone.${value}`) }))}
          />
        </>
      }
      bulk={{
        nameOf: ({ name }) => text(name),
        open: t('remove'),
        isDangerous: true,
        dialog: (props) => <BulkThemes {...props} />,
      }}
      empty={{ title: t('none.themes'), hint: t('noneHint.themes') }}
    />
  )
}
