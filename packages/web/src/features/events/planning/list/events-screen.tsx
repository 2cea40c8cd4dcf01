import type { TrainerEventRow } from '@oktant/contract/events/event-shapes.ts'
import { eventTypes } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { events } from '../planning.queries.ts'
import styles from '../planning.module.css'
import { EventRowTools } from './event-row-tools.tsx'
import { PlanningTools } from './planning-tools.tsx'
import { ScheduleDownloads } from './schedule-downloads.tsx'
import { useSeatWords } from './seat-words.ts'

function EventName({ id, name, cancelled }: TrainerEventRow) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  return (
    <>
      <Link to={generatePath(paths.trainerEvent, { id: String(id) })}>{text(name)}</Link>
      {cancelled && <span className={styles['cancelled']}>{t('cancelled')}</span>}
    </>
  )
}

function useColumns(): Column<TrainerEventRow>[] {
  const { t } = useTranslation('planning')
  const { dateTime } = useDates()
  const text = useLocalText()
  const seats = useSeatWords()
  return [
    { field: 'name', head: t('field.name'), isSortable: true, cell: (row) => <EventName {...row} /> },
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
    { field: 'waiting', head: t('field.waiting'), isShort: true, cell: ({ filled }) => filled.waiting || '' },
    { field: 'toConfirm', head: t('field.toConfirm'), isShort: true, cell: (row) => row.toConfirm || '' },
    { field: 'toMark', head: t('field.toMark'), isShort: true, cell: (row) => row.toMark || '' },
    { field: 'tools', head: t('field.tools'), isShort: true, cell: (row) => <EventRowTools event={row} /> },
  ]
}

const filters = ['name', 'when', 'state', 'eventType', 'facilitator', 'venue'] as const

/** The events that one plans, those to come first. */
export function EventsScreen() {
  const { t } = useTranslation(['planning', 'shell'])
  const list = useListState({
    sort: { field: 'startTime', direction: 'ASC' },
    filters,
    defaults: { when: 'upcoming' },
  })
  const choices = (
    name: 'when' | 'state',
    values: readonly ('upcoming' | 'past' | 'undated' | 'held' | 'cancelled')[],
  ) => (
    <ChoiceFilter
      list={list}
      name={name}
      label={t(`filter.${name}`)}
      any={t(`filter.any.${name}`)}
      choices={values.map((value) => ({ value, label: t(`filter.value.${value}`) }))}
    />
  )
  return (
    <ListScreen
      title={t('shell:screen.trainerEvents')}
      lead={t('lead')}
      tools={<PlanningTools />}
      action={{ label: t('new'), to: generatePath(paths.trainerEvent, { id: '0' }) }}
      list={list}
      result={useQuery(events(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="name" label={t('field.name')} />
          {choices('when', ['upcoming', 'past', 'undated'])}
          {choices('state', ['held', 'cancelled'])}
          <ChoiceFilter
            list={list}
            name="eventType"
            label={t('field.eventType')}
            any={t('filter.any.eventType')}
            choices={eventTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
          <TypedFilter list={list} name="facilitator" label={t('filter.facilitator')} />
          <TypedFilter list={list} name="venue" label={t('field.venue')} />
          <ScheduleDownloads />
        </>
      }
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
