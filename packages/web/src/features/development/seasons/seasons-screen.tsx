import { Button } from '@mantine/core'
import { type SeasonRow, seasonStates } from '@oktant/contract/development/seasons.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate } from 'react-router'
import { useErrorTexts } from '../../../lib/api/error-text.ts'
import { notice, noteProblem } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { StatePill } from './state-pill.tsx'
import { copySeason, seasons } from './seasons.queries.ts'

function useColumns(): Column<SeasonRow>[] {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  const { day } = useDates()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name }) => <Link to={generatePath(paths.season, { id: String(id) })}>{text(name)}</Link>,
    },
    { field: 'state', head: t('field.state'), cell: ({ state }) => <StatePill state={state} /> },
    {
      field: 'seasonStart',
      head: t('field.seasonStart'),
      isSortable: true,
      isShort: true,
      cell: ({ seasonStart }) => day(seasonStart),
    },
    {
      field: 'seasonEnd',
      head: t('field.seasonEnd'),
      isSortable: true,
      isShort: true,
      cell: ({ seasonEnd }) => day(seasonEnd),
    },
    {
      field: 'reviews',
      head: t('field.completed'),
      isShort: true,
      cell: ({ reviews, completed }) => (reviews > 0 ? t('completedOf', { completed, reviews }) : ''),
    },
    { field: 'tools', head: t('field.tools'), isShort: true, cell: (row) => <CopySeason season={row} /> },
  ]
}

/** NOTE: a season is most often like the last one, a year later. */
function CopySeason({ season: { id, name } }: { season: SeasonRow }) {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  const problem = useErrorTexts()
  const navigate = useNavigate()
  const copying = useMutation({
    mutationFn: () => copySeason(id),
    onSuccess(copy) {
      notice.set({ text: t('copied', { name: text(copy.name) }) })
      void navigate(generatePath(paths.season, { id: String(copy.id) }))
    },
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('copyNamed', { name: text(name) })}
      loading={copying.isPending}
      onClick={() => copying.mutate()}
    >
      {t('copy')}
    </Button>
  )
}

/** When reviews are held: every season, the newest first. */
export function SeasonsScreen() {
  const { t } = useTranslation(['seasons', 'shell'])
  const list = useListState({
    sort: { field: 'seasonStart', direction: 'DESC' },
    filters: ['name', 'state'],
  })
  return (
    <ListScreen
      title={t('shell:screen.seasons')}
      lead={t('lead')}
      action={{ label: t('new'), to: generatePath(paths.season, { id: '0' }) }}
      list={list}
      result={useQuery(seasons(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="name" label={t('field.name')} />
          <ChoiceFilter
            list={list}
            name="state"
            label={t('field.state')}
            any={t('filter.anyState')}
            choices={seasonStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        </>
      }
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
