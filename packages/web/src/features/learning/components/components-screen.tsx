import {
  authoredCategories,
  componentStatuses,
  type ComponentRow,
} from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { useKindWords, useEditorOf } from './component-words.ts'
import { TypeIcon } from '../../../ui/type-icon.tsx'
import { UnplayedMark } from './unplayed-mark.tsx'
import { BulkComponents } from './bulk-components.tsx'
import { componentList, contentTypes } from './components.queries.ts'
import styles from './components.module.css'

const listedCategories = [...authoredCategories, componentCategory.package, componentCategory.xapi]

function useColumns(): Column<ComponentRow>[] {
  const { t } = useTranslation('courses')
  const { number, short } = useDates()
  const kind = useKindWords()
  const editorOf = useEditorOf()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('course.title'),
      isSortable: true,
      cell({ id, categoryId, title }) {
        const to = editorOf(categoryId, id)
        return (
          <>
            {to ? <Link to={to}>{text(title)}</Link> : text(title)}
            {categoryId === componentCategory.video && <UnplayedMark componentId={id} />}
          </>
        )
      },
    },
    {
      field: 'categoryId',
      head: t('component.category'),
      isSortable: true,
      cell: ({ categoryId }) => kind(categoryId),
    },
    {
      field: 'contentType',
      isShort: true,
      head: t('component.contentType'),
      cell: ({ contentType }) =>
        contentType ? (
          <span className={styles['typed']}>
            <TypeIcon of={contentType.icon} /> {text(contentType.name)}
          </span>
        ) : (
          '–'
        ),
    },
    {
      field: 'status',
      head: t('component.status'),
      cell: ({ status }) => (
        <span className="pill" data-tone={status === 'active' ? 'ok' : undefined}>
          {t(`componentStatus.${status}`)}
        </span>
      ),
    },
    {
      field: 'courses',
      head: t('component.courses'),
      isSortable: true,
      cell: ({ courses }) => <span className="numbers">{number(courses)}</span>,
    },
    {
      field: 'changedAt',
      head: t('course.changedAt'),
      isSortable: true,
      cell: ({ changedAt }) => <span className="numbers">{short(changedAt)}</span>,
    },
  ]
}

/** The library: everything that courses can hold. */
export function ComponentsScreen() {
  const { t } = useTranslation(['courses', 'admin', 'shell'])
  const kind = useKindWords()
  const text = useLocalText()
  const { data: known = [] } = useQuery(contentTypes)
  const list = useListState({
    sort: { field: 'title', direction: 'ASC' },
    filters: ['title', 'categoryId', 'contentType', 'status'],
  })
  return (
    <ListScreen
      title={t('shell:screen.adminComponents')}
      lead={t('components.lead')}
      action={{ label: t('components.new'), to: generatePath(paths.adminComponent, { id: '0' }) }}
      list={list}
      result={useQuery(componentList(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="title" label={t('course.title')} />
          <ChoiceFilter
            list={list}
            name="categoryId"
            label={t('component.category')}
            any={t('components.anyCategory')}
            choices={listedCategories.map((id) => ({ value: String(id), label: kind(id) }))}
          />
          {known.length > 0 && (
            <ChoiceFilter
              list={list}
              name="contentType"
              label={t('component.contentType')}
              any={t('components.anyContentType')}
              choices={known.map(({ id, name }) => ({ value: String(id), label: text(name) }))}
            />
          )}
          <ChoiceFilter
            list={list}
            name="status"
            label={t('component.status')}
            any={t('components.anyStatus')}
            choices={componentStatuses.map((value) => ({ value, label: t(`componentStatus.${value}`) }))}
          />
        </>
      }
      bulk={{
        nameOf: ({ title }) => text(title),
        open: t('admin:bulk.open'),
        dialog: (props) => <BulkComponents types={known} {...props} />,
      }}
      empty={{ title: t('components.empty'), hint: t('components.emptyHint') }}
    />
  )
}
