import type { TalkRow } from '@oktant/contract/development/talks.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { talks } from './talks.queries.ts'

function useColumns(): Column<TalkRow>[] {
  const { t } = useTranslation('talks')
  const { day } = useDates()
  return [
    {
      field: 'topic',
      head: t('column.talk'),
      cell: ({ id, topic, side, user, manager }) => {
        const other = side === 'person' ? manager : user
        const name = topic || (other ? t('titleWith', { name: other.name }) : t('title'))
        return <Link to={generatePath(paths.talk, { id: String(id) })}>{name}</Link>
      },
      isLong: true,
    },
    { field: 'user.name', head: t('column.person'), isSortable: true, cell: ({ user }) => user.name },
    { field: 'manager', head: t('column.manager'), cell: ({ manager }) => manager?.name ?? t('noManager') },
    {
      field: 'talkOn',
      head: t('field.talkOn'),
      isSortable: true,
      isShort: true,
      cell: ({ talkOn }) => <span className="numbers">{day(talkOn)}</span>,
    },
    {
      field: 'openActions',
      head: t('column.open'),
      align: 'end',
      cell: ({ openActions }) => <span className="numbers">{openActions}</span>,
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('talks')
  const isManager = useUser()?.permissions.includes('reviews.lead')
  const choices = [
    { value: 'person', label: t('side.own') },
    { value: 'manager', label: t('side.team') },
  ]
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('column.person')} />
      {isManager && (
        <ChoiceFilter list={list} name="side" label={t('side.label')} any={t('side.any')} choices={choices} />
      )}
    </>
  )
}

/** One's own talks, and those with the people one leads, the latest first. */
export function TalksScreen() {
  const { t } = useTranslation(['talks', 'shell'])
  const list = useListState({
    sort: { field: 'talkOn', direction: 'DESC' },
    filters: ['user.name', 'side'],
  })
  return (
    <ListScreen
      title={t('shell:screen.talks')}
      lead={t('lead.all')}
      action={{ label: t('new'), to: generatePath(paths.talk, { id: '0' }) }}
      list={list}
      result={useQuery(talks(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
