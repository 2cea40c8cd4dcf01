import type { PackageImport } from '@oktant/contract/learning/package-imports.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { ImportStateMark } from './import-state.tsx'
import { kindNames } from './kind-names.ts'
import { packageImports } from './packages.queries.ts'
import { SendPackage } from './send-package.tsx'
import styles from './packages.module.css'

const addressOf = (id: number) => generatePath(paths.packageImport, { id: String(id) })

/** The packages that somebody has sent, and where another one is sent. */
export function PackageImportsScreen() {
  const { t } = useTranslation(['packages', 'shell'])
  const { data } = useSuspenseQuery(packageImports)
  const navigate = useNavigate()
  const title = t('shell:screen.packageImports')
  useTitle(title)
  return (
    <div className="page">
      <PageHeader title={title} lead={t('list.lead')} />
      <div className={styles['sections']}>
        <RecordSection title={t('send.title')} hint={t('send.kinds')}>
          <SendPackage label={t('send.choose')} onSent={({ id }) => void navigate(addressOf(id))} />
        </RecordSection>
        <RecordSection title={t('list.title')}>
          {data.length === 0 ? (
            <EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />
          ) : (
            <ul className={styles['rows']}>
              {data.map((row) => (
                <ImportRow key={row.id} row={row} />
              ))}
            </ul>
          )}
        </RecordSection>
      </div>
    </div>
  )
}

function ImportRow({ row: { id, name, report, bytes, state, createdAt } }: { row: PackageImport }) {
  const { size, dateTime } = useDates()
  const text = useLocalText()
  return (
    <li>
      <span className={styles['name']}>
        <Link to={addressOf(id)}>{(report?.kind && text(report.title)) || name}</Link>
        <br />
        <span className={styles['quiet']}>
          {name} · {report?.kind ? `${kindNames[report.kind]} · ` : ''}
          {size(bytes)}
        </span>
      </span>
      <span className={styles['quiet']}>{dateTime(createdAt)}</span>
      <ImportStateMark state={state} />
    </li>
  )
}
