import type { CertificateTemplateRow } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { BulkTemplates } from './bulk-templates.tsx'
import { certificateTemplates } from './templates.queries.ts'

function useColumns(): Column<CertificateTemplateRow>[] {
  const { t } = useTranslation('certificateTemplates')
  const { number, short } = useDates()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name, isDefault }) => (
        <>
          <Link to={generatePath(paths.certificateTemplate, { id: String(id) })}>{name}</Link>{' '}
          {isDefault && (
            <span className="pill" data-tone="ok">
              {t('default')}
            </span>
          )}
        </>
      ),
    },
    {
      field: 'orientation',
      head: t('field.orientation'),
      cell: ({ orientation }) => t(`orientation.${orientation}`),
    },
    {
      field: 'courses',
      head: t('field.courses'),
      isSortable: true,
      cell: ({ courses }) => <span className="numbers">{number(courses)}</span>,
    },
    {
      field: 'issued',
      head: t('field.issued'),
      isSortable: true,
      cell: ({ issued }) => <span className="numbers">{number(issued)}</span>,
    },
    {
      field: 'changedAt',
      head: t('field.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** What the company’s certificates look like. */
export function CertificateTemplatesScreen() {
  const { t } = useTranslation(['certificateTemplates', 'admin', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  return (
    <ListScreen
      title={t('shell:screen.certificateTemplates')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.certificateTemplate, { id: '0' }) }}
      list={list}
      result={useQuery(certificateTemplates(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.name')} />}
      bulk={{
        nameOf: ({ name }) => name,
        open: t('remove.confirm'),
        isDangerous: true,
        dialog: (props) => <BulkTemplates {...props} />,
      }}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
