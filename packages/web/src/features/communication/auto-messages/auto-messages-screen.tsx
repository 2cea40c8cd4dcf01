import { autoTriggerNames, type AutoMessageItem } from '@oktant/contract/communication/auto-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { paths } from '../../../lib/paths.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { autoMessages } from './auto-messages.queries.ts'

function useColumns(): Column<AutoMessageItem>[] {
  const { t } = useTranslation('autoMessages')
  const open = ({ id, name }: AutoMessageItem) => (
    <Link to={generatePath(paths.autoMessage, { id: String(id) })}>{name}</Link>
  )
  const state = ({ isOn }: AutoMessageItem) => (
    <span className="pill" data-tone={isOn ? 'ok' : undefined}>
      {t(isOn ? 'state.on' : 'state.off')}
    </span>
  )
  return [
    { field: 'name', head: t('list.name'), cell: open, isSortable: true },
    { field: 'trigger', head: t('list.trigger'), cell: ({ trigger }) => t(`trigger.${trigger}`) },
    { field: 'isOn', head: t('list.state'), cell: state, isSortable: true },
    {
      field: 'sent',
      head: t('list.sent'),
      align: 'end',
      cell: ({ runs }) => <span className="numbers">{runs.sent}</span>,
    },
    {
      field: 'waiting',
      head: t('list.waiting'),
      align: 'end',
      cell: ({ runs }) => <span className="numbers">{runs.waiting}</span>,
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('autoMessages')
  return (
    <>
      <TypedFilter list={list} name="name" label={t('list.name')} />
      <ChoiceFilter
        list={list}
        name="trigger"
        label={t('list.trigger')}
        any={t('trigger.any')}
        choices={autoTriggerNames.map((name) => ({ value: name, label: t(`trigger.${name}`) }))}
      />
      <ChoiceFilter
        list={list}
        name="isOn"
        label={t('list.state')}
        any={t('state.any')}
        choices={[
          { value: 'true', label: t('state.on') },
          { value: 'false', label: t('state.off') },
        ]}
      />
    </>
  )
}

/** What the company tells by itself, on which occasion. */
export function AutoMessagesScreen() {
  const { t } = useTranslation(['autoMessages', 'shell'])
  const list = useListState({
    sort: { field: 'name', direction: 'ASC' },
    filters: ['name', 'trigger', 'isOn'],
  })
  return (
    <ListScreen
      title={t('shell:screen.autoMessages')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.autoMessage, { id: '0' }) }}
      list={list}
      result={useQuery(autoMessages(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
