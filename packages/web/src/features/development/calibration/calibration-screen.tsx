import { Button } from '@mantine/core'
import { calibrationStates } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { CalibrationRow, Calibrations } from '@oktant/contract/development/reviews/calibration.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { TableExport } from '../../../ui/admin/list/table-export.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Bands } from './bands.tsx'
import { calibrations, takeCalibrations } from './calibration.queries.ts'
import styles from './calibration.module.css'
import { MarkDialog } from './mark-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'

function useColumns(): Column<CalibrationRow>[] {
  const { t } = useTranslation('calibration')
  const text = useLocalText()
  const { short } = useDates()
  return [
    { field: 'user.name', head: t('field.person'), isSortable: true, cell: ({ user }) => user.name },
    {
      field: 'manager.name',
      head: t('field.manager'),
      isSortable: true,
      cell: ({ manager }) => manager?.name ?? t('noManager'),
    },
    { field: 'season', head: t('field.season'), cell: ({ season }) => text(season.name) },
    { field: 'jobRole', head: t('field.jobRole'), cell: ({ jobRole }) => jobRole && text(jobRole.name) },
    { field: 'locality', head: t('field.locality'), cell: ({ locality }) => locality && text(locality.name) },
    {
      field: 'state',
      head: t('field.state'),
      cell: ({ state }) => <span className={styles['state']}>{t(`state.${state}`)}</span>,
    },
    { field: 'proposed', head: t('field.proposed'), isSortable: true, cell: ({ proposed }) => proposed },
    {
      field: 'mark',
      head: t('field.mark'),
      isSortable: true,
      cell: ({ mark, proposed }) => (
        <span className={mark === proposed ? undefined : styles['moved']}>{mark}</span>
      ),
    },
    {
      field: 'changedAt',
      head: t('field.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => changedAt && short(changedAt),
    },
    { field: 'deeds', head: t('field.deeds'), cell: (row) => <OpenMark row={row} /> },
  ]
}

/** NOTE: what waits for its manager has neither a mark nor a history. */
function OpenMark({ row }: { row: CalibrationRow }) {
  const { t } = useTranslation('calibration')
  const [isOpen, setOpen] = useState(false)
  if (row.proposed === null) return null
  const label = row.can.move ? t('move') : t('history.open')
  return (
    <>
      <Button variant="default" aria-label={`${label}: ${row.user.name}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <MarkDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}

const filters = ['user.name', 'season', 'manager', 'locality', 'jobRole', 'state']

/** The marks of seasons with calibration side by side: by team, locality and job role, and how they are spread. */
export function CalibrationScreen() {
  const { t } = useTranslation(['calibration', 'shell'])
  const list = useListState({ sort: { field: 'manager.name', direction: 'ASC' }, filters })
  const result = useQuery(calibrations(list.query))
  const { data } = result
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.calibration')}
        lead={t('lead')}
        tools={<TableExport take={(format) => takeCalibrations(list.query, format)} />}
      />
      {data && data.totalElements > 0 && <Bands {...data} />}
      <ListPart
        label={t('shell:screen.calibration')}
        list={list}
        result={result}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<Filters list={list} known={data} />}
        bulk={{
          nameOf: ({ user }) => user.name,
          open: t('release'),
          dialog: (props) => <ReleaseDialog {...props} />,
        }}
        empty={{ title: t('none'), hint: t('noneHint') }}
      />
    </div>
  )
}

function Filters({ list, known }: { list: ListState; known: Calibrations | undefined }) {
  const { t } = useTranslation('calibration')
  const text = useLocalText()
  const named = (rows: readonly { id: number; name: LocalText }[] = []) =>
    rows.map(({ id, name }) => ({ value: String(id), label: text(name) }))
  const managers = known?.managers.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('field.person')} />
      <ChoiceFilter
        list={list}
        name="season"
        label={t('field.season')}
        any={t('any.season')}
        choices={named(known?.seasons)}
      />
      <ChoiceFilter
        list={list}
        name="manager"
        label={t('field.manager')}
        any={t('any.manager')}
        choices={[{ value: '0', label: t('noManager') }, ...managers]}
      />
      <ChoiceFilter
        list={list}
        name="locality"
        label={t('field.locality')}
        any={t('any.locality')}
        choices={named(known?.localities)}
      />
      <ChoiceFilter
        list={list}
        name="jobRole"
        label={t('field.jobRole')}
        any={t('any.jobRole')}
        choices={named(known?.jobRoles)}
      />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('field.state')}
        any={t('any.state')}
        choices={calibrationStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
    </>
  )
}
