import { importKinds, type ImportItem, importStates } from '@oktant/contract/people/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { imports, isUnderWay } from './imports.queries.ts'

function useColumns(): Column<ImportItem>[] {
  const { t } = useTranslation('imports')
  const { dateTime } = useDates()
  return [
    {
      field: 'title',
      head: t('import.file'),
      isSortable: true,
      cell: ({ id, title }) => <Link to={generatePath(paths.import, { id: String(id) })}>{title}</Link>,
    },
    { field: 'kind', head: t('import.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { field: 'state', head: t('import.state'), cell: (item) => <State {...item} /> },
    { field: 'createdBy', head: t('import.by'), cell: ({ createdBy }) => createdBy?.fullName },
    {
      field: 'createdAt',
      head: t('import.at'),
      isSortable: true,
      cell: ({ createdAt }) => <span className="numbers">{dateTime(createdAt)}</span>,
    },
  ]
}

const tones: Partial<Record<ImportItem['state'], string>> = { applied: 'ok', stopped: 'warn', failed: 'bad' }

function State({ state, progress: { done, total } }: ImportItem) {
  const { t } = useTranslation('imports')
  return (
    <span className="pill" data-tone={tones[state]}>
      {isUnderWay(state) && total > 0
        ? t('state.part', { state: t(`state.${state}`), part: Math.floor((done / total) * 100) })
        : t(`state.${state}`)}
    </span>
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('imports')
  const kinds = importKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
  const states = importStates.map((state) => ({ value: state, label: t(`state.${state}`) }))
  return (
    <>
      <TypedFilter list={list} name="title" label={t('import.file')} />
      <ChoiceFilter
        list={list}
        name="kind"
        label={t('import.kind')}
        any={t('filter.anyKind')}
        choices={kinds}
      />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('import.state')}
        any={t('filter.anyState')}
        choices={states}
      />
    </>
  )
}

/** The files that were brought in. */
export function ImportsScreen() {
  const { t } = useTranslation(['imports', 'shell'])
  const list = useListState({
    sort: { field: 'createdAt', direction: 'DESC' },
    filters: ['title', 'kind', 'state'],
  })
  return (
    <ListScreen
      title={t('shell:screen.imports')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.import, { id: '0' }) }}
      list={list}
      result={useQuery(imports(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
