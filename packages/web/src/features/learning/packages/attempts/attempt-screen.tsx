import type { PackageAttemptRecord } from '@oktant/contract/learning/package-attempt-records.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router'
import { isGone } from '../../../../lib/api/api-error.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { paths } from '../../../../lib/paths.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { RecordWaiting } from '../../../../ui/admin/record/record-waiting.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { kindNames } from '../kind-names.ts'
import { packageAttempt } from '../packages.queries.ts'
import styles from '../packages.module.css'
import { ProgressMark } from './progress-mark.tsx'
import { SavedValues } from './saved-values.tsx'
import { useTimeSpent } from './time-words.ts'
import { Trace } from './trace.tsx'
import { Units } from './units.tsx'

/** One attempt at a package: what it came to and why, what was saved, and what was called. */
export function PackageAttemptScreen() {
  const { t } = useTranslation('packages')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const result = useQuery(packageAttempt(id))
  const { data, error } = result
  if (!data || (error && isGone(error))) return <RecordWaiting result={result} />
  const { component, container, user, attempt } = data
  return (
    <RecordScreen
      back={{
        to: generatePath(paths.packageAttempts, { id: String(component.id) }),
        label: t('attempt.back'),
      }}
      title={t('attempt.title', { number: attempt, name: user.fullName })}
      lead={t('attempt.lead', { title: text(component.name), course: text(container.name) })}
    >
      <Result record={data} />
      <RecordSection title={t('attempt.why')}>
        <Whys why={data.why} />
      </RecordSection>
      <Units id={id} units={data.units} />
      <RecordSection title={t('attempt.values')}>
        <SavedValues values={data.values} />
      </RecordSection>
      <Trace id={id} calls={data.trace} />
    </RecordScreen>
  )
}

function Result({ record }: { record: PackageAttemptRecord }) {
  const { t } = useTranslation('packages')
  const { dateTime, percent } = useDates()
  const spent = useTimeSpent()
  const { state, mark, passMark, seconds, startedAt, savedAt, kind } = record
  return (
    <RecordSection title={t('attempt.facts')}>
      <Facts
        facts={[
          [t('column.state'), <ProgressMark key="state" state={state} />],
          [t('column.mark'), mark === null ? '–' : percent(mark)],
          [t('column.passMark'), passMark !== null && percent(passMark)],
          [t('column.seconds'), spent(seconds)],
          [t('column.startedAt'), dateTime(startedAt)],
          [t('column.savedAt'), dateTime(savedAt)],
          [t('fact.kind'), kindNames[kind]],
        ]}
      />
    </RecordSection>
  )
}

function Whys({ why }: { why: PackageAttemptRecord['why'] }) {
  const { t } = useTranslation('packages')
  const text = useLocalText()
  if (why.length === 0) return <p>{t('attempt.complete')}</p>
  return (
    <ul className={styles['rows']}>
      {why.map(({ code, item, value, needed }) => (
        <li key={`${code} ${item?.en}`}>
          <span className={styles['finding']}>
            <span>{t(`why.${code}`, { value, needed })}</span>
            {item && <span className={styles['quiet']}>{text(item)}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
