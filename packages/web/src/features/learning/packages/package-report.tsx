import type {
  PackageImport,
  PackageReport,
  ReportedFinding,
  ReportedItem,
} from '@oktant/contract/learning/package-imports.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { kindNames } from './kind-names.ts'
import { ImportStateMark } from './import-state.tsx'
import styles from './packages.module.css'

/** What a package is, before anything is made of it. */
export function ReportFacts({ row: { report, state, name, bytes } }: { row: PackageImport }) {
  const { t } = useTranslation('packages')
  const { size, number } = useDates()
  return (
    <Facts
      facts={[
        [t('fact.state'), <ImportStateMark key="state" state={state} />],
        [t('fact.kind'), report?.kind && kindNames[report.kind]],
        [t('fact.edition'), report?.edition && t('fact.editionOf', { edition: editionOf(report) })],
        [t('fact.file'), name],
        [t('fact.bytes'), size(bytes)],
        [t('fact.unpacked'), report?.kind && size(report.bytes)],
        [t('fact.files'), report?.kind && number(report.files)],
      ]}
    />
  )
}

/** NOTE: 2nd is said in figures, which both languages read. */
const editionOf = ({ edition }: PackageReport) => Number.parseInt(edition ?? '', 10)

/** The items of a package, each as deep as it stands. */
export function PackageOutline({ items }: { items: readonly ReportedItem[] }) {
  const { t } = useTranslation('packages')
  const text = useLocalText()
  return (
    <ol className={styles['outline']}>
      {items.map(({ id, title, depth, launch }) => (
        <li key={id} style={{ paddingInlineStart: `${depth * 20}px` }}>
          {text(title) || t('outline.untitled')}
          {launch && <div className={styles['quiet']}>{launch}</div>}
        </li>
      ))}
    </ol>
  )
}

/** What was found wrong and what is odd, in words, with its line. */
export function ReportFindings({ findings }: { findings: readonly ReportedFinding[] }) {
  const { t } = useTranslation('packages')
  if (findings.length === 0) return null
  return (
    <RecordSection title={t('findings.title')}>
      <ul className={styles['rows']}>
        {findings.map(({ code, level, line, detail }) => (
          <li key={`${code} ${line} ${detail}`}>
            <span className="pill" data-tone={level === 'error' ? 'bad' : 'warn'}>
              {t(`level.${level}`)}
            </span>
            <span className={styles['finding']}>
              <span>{t(`finding.${code}`)}</span>
              {(line > 0 || detail) && (
                <span className={styles['quiet']}>
                  {[line > 0 && t('findings.line', { line }), detail].filter(Boolean).join(' · ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
