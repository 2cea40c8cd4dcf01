import { Button } from '@mantine/core'
import {
  type CertificateRow,
  certificateStates,
} from '@oktant/contract/learning/certificates/certificates.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { noteProblem } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { BulkRevoke } from './bulk-revoke.tsx'
import { CertificateState } from '../certificate-state.tsx'
import { issuedCertificates, useExportCertificates } from '../certificates.queries.ts'

function useColumns(): Column<CertificateRow>[] {
  const { t } = useTranslation('certificates')
  const text = useLocalText()
  const { short, until } = useDates()
  return [
    {
      field: 'number',
      head: t('fact.number'),
      isSortable: true,
      cell: ({ id, number }) => (
        <Link className="numbers" to={generatePath(paths.issuedCertificate, { id: String(id) })}>
          {number}
        </Link>
      ),
    },
    { field: 'fullName', head: t('fact.name'), isSortable: true, cell: ({ fullName }) => fullName },
    { field: 'course', head: t('fact.course'), isSortable: true, cell: ({ course }) => text(course) },
    { field: 'state', head: t('fact.state'), cell: ({ state }) => <CertificateState state={state} /> },
    {
      field: 'issuedAt',
      head: t('fact.issued'),
      isSortable: true,
      isShort: true,
      cell: ({ issuedAt }) => short(issuedAt),
    },
    {
      field: 'expiresAt',
      head: t('fact.validUntil'),
      isSortable: true,
      isShort: true,
      cell: ({ expiresAt, issuedAt }) => (expiresAt ? until(expiresAt, issuedAt) : '–'),
    },
  ]
}

/** All certificates that the company has issued. */
export function IssuedCertificatesScreen() {
  const { t } = useTranslation(['certificates', 'shell'])
  const list = useListState({
    sort: { field: 'issuedAt', direction: 'DESC' },
    filters: ['fullName', 'course', 'state', 'number'],
  })
  const writing = useExportCertificates()
  const words = useErrorTexts()
  const { _page, _perPage, ...which } = list.query
  const write = () => writing.mutate(which, { onError: (error) => noteProblem(words(error)) })
  return (
    <ListScreen
      title={t('shell:screen.issuedCertificates')}
      lead={t('issued.lead')}
      tools={
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={writing.isPending}
          onClick={write}
        >
          {t('issued.export')}
        </Button>
      }
      list={list}
      result={useQuery(issuedCertificates(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="fullName" label={t('fact.name')} />
          <TypedFilter list={list} name="course" label={t('fact.course')} />
          <TypedFilter list={list} name="number" label={t('fact.number')} />
          <ChoiceFilter
            list={list}
            name="state"
            label={t('fact.state')}
            any={t('issued.anyState')}
            choices={certificateStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        </>
      }
      bulk={{
        nameOf: ({ number }) => number,
        open: t('open.revoke'),
        isDangerous: true,
        dialog: (props) => <BulkRevoke {...props} />,
      }}
      empty={{ title: t('issued.empty'), hint: t('issued.emptyHint') }}
    />
  )
}
