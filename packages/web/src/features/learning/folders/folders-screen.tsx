import type { FolderRow } from '@oktant/contract/learning/courses/folders.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { FolderOrder } from './folder-order.tsx'
import { folderChoices, folderList } from './folders.queries.ts'

function useColumns(): Column<FolderRow>[] {
  const { t } = useTranslation('folders')
  const { number, short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('field.title'),
      isSortable: true,
      cell: ({ id, title }) => <Link to={generatePath(paths.folder, { id: String(id) })}>{text(title)}</Link>,
    },
    { field: 'parent', head: t('field.parent'), cell: ({ parent }) => (parent ? text(parent) : t('root')) },
    {
      field: 'courseType',
      head: t('field.courseType'),
      cell: ({ courseType }) => (courseType ? text(courseType.name) : '–'),
    },
    { field: 'theme', head: t('field.theme'), cell: (row) => (row.theme ? text(row.theme) : '–') },
    {
      field: 'isShown',
      head: t('field.state'),
      cell: ({ isShown }) => (
        <span className="pill" data-tone={isShown ? 'ok' : undefined}>
          {t(isShown ? 'state.shown' : 'state.hidden')}
        </span>
      ),
    },
    {
      field: 'below',
      head: t('field.below'),
      isSortable: true,
      cell: ({ below }) => <span className="numbers">{number(below)}</span>,
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

/** The folders that courses stand in. */
export function FoldersScreen() {
  const { t } = useTranslation(['folders', 'shell'])
  const text = useLocalText()
  const list = useListState({
    sort: { field: 'title', direction: 'ASC' },
    filters: ['title', 'themeId', 'courseType'],
  })
  const { data: choices } = useQuery(folderChoices)
  const [isOrdering, setOrdering] = useState(false)
  return (
    <>
      <ListScreen
        title={t('shell:screen.folders')}
        lead={t('lead.folders')}
        action={{ label: t('new.folder'), to: generatePath(paths.folder, { id: '0' }) }}
        tools={
          <Button variant="default" onClick={() => setOrdering(true)}>
            {t('order.open')}
          </Button>
        }
        list={list}
        result={useQuery(folderList(list.query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={
          <>
            <TypedFilter list={list} name="title" label={t('field.title')} />
            <ChoiceFilter
              list={list}
              name="themeId"
              label={t('field.theme')}
              any={t('anyTheme')}
              choices={(choices?.themes ?? []).map(({ id, name }) => ({
                value: String(id),
                label: text(name),
              }))}
            />
            <ChoiceFilter
              list={list}
              name="courseType"
              label={t('field.courseType')}
              any={t('anyType')}
              choices={(choices?.types ?? []).map(({ id, name }) => ({
                value: String(id),
                label: text(name),
              }))}
            />
          </>
        }
        empty={{ title: t('none.folders'), hint: t('noneHint.folders') }}
      />
      {isOrdering && <FolderOrder places={choices?.folders ?? []} onClose={() => setOrdering(false)} />}
    </>
  )
}
