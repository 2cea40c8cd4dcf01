import { groupMessageStates, type GroupMessageItem } from '@oktant/contract/communication/group-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { paths } from '../../../lib/paths.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { groupMessages } from './group-messages.queries.ts'
import { MessageState } from './message-state.tsx'

function useColumns(): Column<GroupMessageItem>[] {
  const { t } = useTranslation('groupMessages')
  const text = useLocalText()
  const { dateTime } = useDates()
  const open = ({ id, subject }: GroupMessageItem) => (
    <Link to={generatePath(paths.groupMessage, { id: String(id) })}>{text(subject)}</Link>
  )
  return [
    { field: 'subject', head: t('list.subject'), cell: open },
    { field: 'state', head: t('list.state'), cell: ({ state }) => <MessageState state={state} /> },
    {
      field: 'read',
      head: t('list.read'),
      cell: ({ state: name, read, recipients }) =>
        name === 'scheduled' ? '–' : t('list.readOf', { read, count: recipients }),
    },
    { field: 'by', head: t('list.by'), cell: ({ by }) => by },
    {
      field: 'sendAt',
      head: t('list.sendAt'),
      cell: ({ sendAt }) => <span className="numbers">{dateTime(sendAt)}</span>,
      isSortable: true,
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('groupMessages')
  return (
    <>
      <TypedFilter list={list} name="subject" label={t('list.subject')} />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('list.state')}
        any={t('state.any')}
        choices={groupMessageStates.map((name) => ({ value: name, label: t(`state.${name}`) }))}
      />
    </>
  )
}

/** Messages that were written to many, and how many have read them. */
export function GroupMessagesScreen() {
  const { t } = useTranslation(['groupMessages', 'shell'])
  const list = useListState({ sort: { field: 'sendAt', direction: 'DESC' }, filters: ['subject', 'state'] })
  return (
    <ListScreen
      title={t('shell:screen.groupMessages')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.groupMessage, { id: '0' }) }}
      list={list}
      result={useQuery(groupMessages(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
