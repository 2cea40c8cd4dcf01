import { useTranslation } from 'react-i18next'
import { useDates } from '../../lib/words/shown/dates.ts'
import type { AuditEntry } from '../../lib/records/history.ts'
import styles from './audit-entries.module.css'
import { useAuditWords } from './audit-words.ts'

type AuditEntriesProps = {
  label: string
  entries: readonly AuditEntry[]
  /** Beside its own record an entry need not name it. */
  isHistory?: boolean
}

/** Entries of the audit trail; each opens to what was and what became. */
export function AuditEntries({ label, entries, isHistory = false }: AuditEntriesProps) {
  return (
    <ol className={styles['entries']} data-history={isHistory || undefined} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} isHistory={isHistory} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, isHistory }: { entry: AuditEntry; isHistory: boolean }) {
  const head = <Head entry={entry} isHistory={isHistory} />
  if (!entry.change.length) return <div className={styles['entry']}>{head}</div>
  return (
    <details className={styles['entry']}>
      <summary>{head}</summary>
      <Changes change={entry.change} />
    </details>
  )
}

function Head({ entry, isHistory }: { entry: AuditEntry; isHistory: boolean }) {
  const { t } = useTranslation('admin')
  const words = useAuditWords()
  const { dateTime } = useDates()
  const { object, objectType, objectLabel, objectId, name, person, onBehalfOf, token, changeDate } = entry
  return (
    <span className={styles['head']}>
      <span className={styles['kind']} data-kind={objectType}>
        {words.kind(object === 'viewing' && objectType === 'login' ? 'view' : objectType)}
      </span>
      {!isHistory && (
        <strong>
          {objectLabel} {name || t('audit.number', { number: objectId })}
        </strong>
      )}
      <span className={styles['who']}>
        {person?.fullName ?? t('audit.product')}
        {onBehalfOf && ` (${t('audit.onBehalfOf', { name: onBehalfOf.fullName })})`}
        {token && ` (${t('audit.byToken', { name: token.name })})`}
      </span>
      <time className={`numbers ${styles['when']}`} dateTime={changeDate}>
        {dateTime(changeDate)}
      </time>
    </span>
  )
}

/** What was and what became, field by field. */
function Changes({ change }: Pick<AuditEntry, 'change'>) {
  const { t } = useTranslation('admin')
  return (
    <dl className={styles['changes']}>
      {change.map(({ field, label, beforeName, afterName }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {beforeName !== undefined && <del>{beforeName || t('audit.nothing')}</del>}
            {afterName !== undefined && <ins>{afterName || t('audit.nothing')}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
