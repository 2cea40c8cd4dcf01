import type { CompetencyMatrix, MatrixRow } from '@oktant/contract/development/assurance.ts'
import type { NamedOne } from '@oktant/contract/development/competency-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import { TableExport } from '../../../ui/admin/list/table-export.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { StandingPill, useLevelWord } from '../claims/claim-words.tsx'
import { competencyMatrix, takeMatrix } from '../claims/claims.queries.ts'
import styles from '../claims/claims.module.css'

/** Training for a gap, for whoever may assign it. */
function GapLink({ user, item }: { user: NamedOne; item: NamedOne }) {
  const { t } = useTranslation('competencies')
  const permissions = useUser()?.permissions
  if (!permissions?.some((one) => one === 'goals.assign' || one === 'goals.decide')) return null
  const gap = new URLSearchParams({
    competency: String(item.id),
    person: String(user.id),
    name: user.name,
  })
  return (
    <Link
      to={`${paths.assignGoals}?${gap.toString()}`}
      aria-label={t('matrix.goalNamed', { item: item.name, name: user.name })}
    >
      {t('matrix.goal')}
    </Link>
  )
}

function Cell({ row, item }: { row: MatrixRow; item: NamedOne }) {
  const { t } = useTranslation('competencies')
  const level = useLevelWord()
  const { day } = useDates()
  const me = useUser()?.id
  const cell = row.cells.find((one) => one.competencyItemId === item.id)
  if (!cell) return <span className={styles['quiet']}>–</span>
  return (
    <div className={styles['cell']}>
      <StandingPill standing={cell.standing} />
      <span className={styles['quiet']}>
        {cell.level ? level(cell.level) : t('own.needs', { level: level(cell.required) })}
      </span>
      {cell.validUntil && (
        <span className={styles['quiet']}>{t('validUntil', { day: day(cell.validUntil) })}</span>
      )}
      {cell.standing === 'gap' && row.user.id !== me && <GapLink user={row.user} item={item} />}
    </div>
  )
}

function useColumns(items: readonly NamedOne[]): Column<MatrixRow>[] {
  const { t } = useTranslation('competencies')
  return [
    {
      field: 'user.name',
      head: t('queue.person'),
      isSortable: true,
      cell: ({ user }) => (
        <Link to={generatePath(paths.competencyWorkbook, { id: String(user.id) })}>{user.name}</Link>
      ),
    },
    { field: 'jobRole', head: t('matrix.jobRole'), isSortable: true, cell: ({ jobRole }) => jobRole },
    { field: 'locality', head: t('matrix.locality'), isSortable: true, cell: ({ locality }) => locality },
    ...items.map((item): Column<MatrixRow> => ({
      field: `item-${item.id}`,
      head: item.name,
      cell: (row) => <Cell row={row} item={item} />,
    })),
  ]
}

const chosen = (places: readonly NamedOne[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }))

function Filters({ list, data }: { list: ListState; data: CompetencyMatrix | undefined }) {
  const { t } = useTranslation('competencies')
  const isManager = useUser()?.permissions.includes('team.see')
  return (
    <>
      <TypedFilter list={list} name="user.name" label={t('queue.person')} />
      <ChoiceFilter
        list={list}
        name="jobRole"
        label={t('matrix.jobRole')}
        any={t('matrix.anyJobRole')}
        choices={chosen(data?.jobRoles)}
      />
      <ChoiceFilter
        list={list}
        name="locality"
        label={t('matrix.locality')}
        any={t('matrix.anyLocality')}
        choices={chosen(data?.localities)}
      />
      {isManager && (
        <ChoiceFilter
          list={list}
          name="team"
          label={t('matrix.team')}
          any={t('matrix.everybody')}
          choices={[{ value: 'mine', label: t('matrix.myTeam') }]}
        />
      )}
    </>
  )
}

/** Who meets what of the profile of their job role: one’s team, region or company. */
export function CompetencyMatrixScreen() {
  const { t } = useTranslation(['competencies', 'shell'])
  const list = useListState({
    sort: { field: 'user.name', direction: 'ASC' },
    filters: ['user.name', 'jobRole', 'locality', 'team'],
  })
  const result = useQuery(competencyMatrix(list.query))
  return (
    <ListScreen
      title={t('shell:screen.competencyMatrix')}
      lead={t('matrix.lead')}
      tools={<TableExport take={(format) => takeMatrix(list.query, format)} />}
      list={list}
      result={result}
      columns={useColumns(result.data?.items ?? [])}
      rowKey={({ user }) => user.id}
      filters={<Filters list={list} data={result.data} />}
      empty={{ title: t('matrix.none'), hint: t('matrix.noneHint') }}
    />
  )
}
