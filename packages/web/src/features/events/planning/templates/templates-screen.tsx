import type { EventTemplateRow } from '@oktant/contract/events/event-series.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { templateList } from '../series/series.queries.ts'

function useColumns(): Column<EventTemplateRow>[] {
  const { t } = useTranslation('planning')
  const { short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('template.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.eventTemplate, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    { field: 'eventName', head: t('template.event'), cell: ({ eventName }) => text(eventName) },
    {
      field: 'recurrence',
      head: t('template.recurs'),
      cell: ({ recurrence }) => t(recurrence ? `series.every.${recurrence.every}` : 'template.once'),
    },
    {
      field: 'changedAt',
      head: t('template.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** The templates of events; each is made of an event that is there. */
export function TemplatesScreen() {
  const { t } = useTranslation(['planning', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  return (
    <ListScreen
      title={t('shell:screen.eventTemplates')}
      lead={t('template.lead')}
      list={list}
      result={useQuery(templateList(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('template.name')} />}
      empty={{ title: t('template.noneYet'), hint: t('template.noneHint') }}
    />
  )
}
