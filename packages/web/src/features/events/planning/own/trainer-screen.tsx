import type { TrainerEventRow } from '@oktant/contract/events/event-shapes.ts'
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
import { PlanningTools } from '../list/planning-tools.tsx'
import { useSeatWords } from '../list/seat-words.ts'
import { trainerEvents } from '../planning.queries.ts'

type ToDoProps = { event: TrainerEventRow; what: 'toConfirm' | 'toMark' }
const tabOf = { toConfirm: 'people', toMark: 'register' } as const

/** How many wait for the trainer, and the way to where that is done. */
function ToDo({ event, what }: ToDoProps) {
  const { t } = useTranslation('planning')
  const name = useLocalText()(event.name)
  const count = event[what]
  if (!count) return null
  const to = `${generatePath(paths.trainerEvent, { id: String(event.id) })}?tab=${tabOf[what]}`
  return (
    <Link to={to} aria-label={t(`own.${what}`, { count, name })}>
      {count}
    </Link>
  )
}

function useColumns(): Column<TrainerEventRow>[] {
  const { t } = useTranslation('planning')
  const { dateTime } = useDates()
  const text = useLocalText()
  const seats = useSeatWords()
  return [
    {
      field: 'name',
      head: t('field.name'),
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.trainerEvent, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    {
      field: 'startTime',
      head: t('field.begins'),
      isSortable: true,
      isShort: true,
      cell: ({ startsAt }) => (startsAt ? dateTime(startsAt) : t('noDateShort')),
    },
    {
      field: 'venue',
      head: t('field.place'),
      cell: ({ venue, webinar }) =>
        [venue && text(venue.name), webinar && t('webinar')].filter(Boolean).join(', '),
    },
    { field: 'seats', head: t('field.seats'), isShort: true, cell: ({ filled }) => seats(filled) },
    {
      field: 'toConfirm',
      head: t('field.toConfirm'),
      isShort: true,
      cell: (row) => <ToDo event={row} what="toConfirm" />,
    },
    {
      field: 'toMark',
      head: t('field.toMark'),
      isShort: true,
      cell: (row) => <ToDo event={row} what="toMark" />,
    },
  ]
}

/** What a trainer runs next, who waits for their word, and whose attendance is still to mark. */
export function TrainerScreen() {
  const { t } = useTranslation(['planning', 'shell'])
  const list = useListState({ sort: { field: 'startTime', direction: 'ASC' }, filters: ['name'] })
  return (
    <ListScreen
      title={t('shell:screen.trainer')}
      lead={t('own.lead')}
      tools={<PlanningTools />}
      action={{ label: t('new'), to: generatePath(paths.trainerEvent, { id: '0' }) }}
      list={list}
      result={useQuery(trainerEvents(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.name')} />}
      empty={{ title: t('own.none'), hint: t('own.noneHint') }}
    />
  )
}
