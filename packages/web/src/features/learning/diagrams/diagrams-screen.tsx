import type { DiagramRow } from '@oktant/contract/learning/courses/diagrams.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import { ShownFilters, useShownColumns, useShownList } from '../../../ui/admin/record/shown-record.tsx'
import { diagrams } from './diagrams.queries.ts'

/** The pictures that lead people into the catalogue; the first of them, the wheel, draws itself. */
export function DiagramsScreen() {
  const { t } = useTranslation(['diagrams', 'shell'])
  const list = useShownList()
  return (
    <ListScreen
      title={t('shell:screen.adminDiagrams')}
      lead={
        <>
          {t('list.lead')} <Link to={paths.overview}>{t('list.wheel')}</Link>
        </>
      }
      action={{ label: t('list.new'), to: generatePath(paths.adminDiagram, { id: '0' }) }}
      list={list}
      result={useQuery(diagrams(list.query))}
      columns={useShownColumns<DiagramRow>(paths.adminDiagram, {
        field: 'areas',
        head: t('areas'),
        count: ({ areas }) => areas,
      })}
      rowKey={({ id }) => id}
      filters={<ShownFilters list={list} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
