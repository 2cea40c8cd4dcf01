import { Button } from '@mantine/core'
import type { SuppressedAddress } from '@oktant/contract/communication/mails.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import type { BulkProps } from '../../../ui/admin/list/bulk-removal.tsx'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { suppressedAddresses, useReleaseAddress } from './addresses.queries.ts'
import { BulkAddresses } from './bulk-addresses.tsx'

function Release({ id, address }: SuppressedAddress) {
  const { t } = useTranslation('addresses')
  const { release, restore } = useReleaseAddress()
  const problem = useErrorText(release.error)
  const letGo = () =>
    onceMade(release.mutateAsync(id), () => offerUndo(t('released', { address }), () => restore(id)))
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('releaseOne', { address })}
        loading={release.isPending}
        onClick={letGo}
      >
        {t('release')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}

function useColumns(mayRelease: boolean): Column<SuppressedAddress>[] {
  const { t } = useTranslation('addresses')
  const { dateTime } = useDates()
  const error = ({ error: words, mailId }: SuppressedAddress) =>
    mailId ? <Link to={generatePath(paths.mail, { id: String(mailId) })}>{words}</Link> : words
  return [
    { field: 'address', head: t('address'), cell: ({ address }) => address, isSortable: true },
    { field: 'error', head: t('error'), cell: error },
    {
      field: 'createdAt',
      head: t('since'),
      cell: ({ createdAt }) => <span className="numbers">{dateTime(createdAt)}</span>,
      isSortable: true,
    },
    ...(mayRelease
      ? [{ field: 'release', head: t('action'), cell: (row: SuppressedAddress) => <Release {...row} /> }]
      : []),
  ]
}

/** Addresses that a mail server has refused for good. */
export function AddressesScreen() {
  const { t } = useTranslation(['addresses', 'shell'])
  const list = useListState({ sort: { field: 'createdAt', direction: 'DESC' }, filters: ['address'] })
  const mayRelease = useUser()?.permissions.includes('communications.administer') ?? false
  return (
    <ListScreen
      title={t('shell:screen.suppressedAddresses')}
      lead={t('lead')}
      list={list}
      result={useQuery(suppressedAddresses(list.query))}
      columns={useColumns(mayRelease)}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="address" label={t('address')} />}
      {...(mayRelease && {
        bulk: {
          nameOf: ({ address }: SuppressedAddress) => address,
          open: t('release'),
          dialog: (props: BulkProps) => <BulkAddresses {...props} />,
        },
      })}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  )
}
