import { Button, Table, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { paths } from '../../../lib/paths.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { NothingFound } from '../../../ui/admin/list/nothing-found.tsx'
import { usePermissionWords } from '../../../lib/words/permission-words.ts'
import { permissionProfiles } from './permissions.queries.ts'
import styles from './permissions.module.css'

/** The profiles of the company; the search finds a profile by its name or by what it allows. */
export function PermissionsScreen() {
  const { t } = useTranslation(['permissions', 'shell'])
  const { data } = useSuspenseQuery(permissionProfiles)
  const text = useLocalText()
  const { number } = useDates()
  const { nameOf, fits } = usePermissionWords()
  const [wanted, setWanted] = useState('')
  const found = data.flatMap((profile) => {
    const isNamed = text(profile.name).toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
    const allowed = wanted.trim() ? profile.permissions.filter((name) => fits(name, wanted)) : []
    return isNamed || allowed.length ? [{ ...profile, allowed }] : []
  })
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.permissions')}
        lead={t('list.lead')}
        tools={
          <>
            <Button variant="default" component={Link} to={paths.permissionTable}>
              {t('list.table')}
            </Button>
            <Button variant="default" component={Link} to={paths.whoCan}>
              {t('shell:screen.whoCan')}
            </Button>
            <Button component={Link} to={generatePath(paths.permissionProfile, { id: '0' })}>
              {t('list.new')}
            </Button>
          </>
        }
      />
      <TextInput
        type="search"
        className={styles['search'] ?? ''}
        label={t('list.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 ? (
        <div className="card">
          <NothingFound title={t('list.notFound')} onShowAll={() => setWanted('')} />
        </div>
      ) : (
        <div className={`card ${styles['frame']}`}>
          <Table verticalSpacing={10} horizontalSpacing="lg" aria-label={t('shell:screen.permissions')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('profile.name')}</Table.Th>
                <Table.Th ta="end">{t('profile.permissions')}</Table.Th>
                <Table.Th ta="end">{t('profile.holders')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.map(({ id, name, permissions, holders, allowed }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Link to={generatePath(paths.permissionProfile, { id: String(id) })}>{text(name)}</Link>
                    {allowed.length > 0 && (
                      <span className={styles['allowed']}>{allowed.map(nameOf).join(', ')}</span>
                    )}
                  </Table.Td>
                  <Table.Td ta="end" className="numbers">
                    {number(permissions.length)}
                  </Table.Td>
                  <Table.Td ta="end" className="numbers">
                    {number(holders)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </div>
  )
}
