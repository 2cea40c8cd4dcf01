import { Button, Checkbox, TextInput } from '@mantine/core'
import { type PackageAttemptRecord, traceFormats } from '@oktant/contract/learning/package-attempt-records.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { useExportTrace } from '../packages.queries.ts'
import styles from '../packages.module.css'

type Call = PackageAttemptRecord['trace'][number]

const shownAtOnce = 100
const isRefused = ({ error }: Call) => error !== '' && error !== '0'
const saidIn = ({ call, item, answer, error, arguments: given }: Call) =>
  [call, item, answer, error, ...given].join(' ').toLowerCase()

/** What a package called, call by call. */
export function Trace({ id, calls }: { id: number; calls: readonly Call[] }) {
  const { t } = useTranslation('packages')
  const [word, setWord] = useState('')
  const [isErrorsOnly, setErrorsOnly] = useState(false)
  const [most, setMost] = useState(shownAtOnce)
  const fetching = useExportTrace(id)
  const problem = useErrorText(fetching.error)
  const found = calls.filter(
    (one) => (!isErrorsOnly || isRefused(one)) && saidIn(one).includes(word.toLowerCase()),
  )
  if (calls.length === 0)
    return (
      <RecordSection title={t('trace.title')}>
        <p>{t('trace.empty')}</p>
      </RecordSection>
    )
  return (
    <RecordSection title={t('trace.title')} hint={t('trace.hint')}>
      <div className={styles['filters']}>
        <TextInput
          type="search"
          label={t('trace.filter')}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <Checkbox
          label={t('trace.errorsOnly')}
          checked={isErrorsOnly}
          onChange={({ target }) => setErrorsOnly(target.checked)}
        />
        {traceFormats.map((format) => (
          <Button
            key={format}
            variant="default"
            loading={fetching.isPending && fetching.variables === format}
            onClick={() => fetching.mutate(format)}
          >
            {t('trace.download', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      <FormProblem>{problem}</FormProblem>
      <p role="status">{found.length === 0 && t('trace.none')}</p>
      <ol className={styles['rows']}>
        {found.slice(0, most).map((one) => (
          <CallRow key={`${one.session} ${one.number}`} call={one} />
        ))}
      </ol>
      {found.length > most && (
        <Button variant="default" onClick={() => setMost(most + shownAtOnce)}>
          {t('trace.more')}
        </Button>
      )}
    </RecordSection>
  )
}

function CallRow({ call }: { call: Call }) {
  const { t } = useTranslation('packages')
  const { dateTime, number } = useDates()
  const { session, at, item, arguments: given, answer, error } = call
  return (
    <li>
      <span className={styles['finding']}>
        <code>{`${call.call}(${given.map((one) => `"${one}"`).join(', ')})`}</code>
        <small className={styles['quiet']}>
          {[t('trace.launch', { number: number(session) }), dateTime(new Date(at).toISOString()), item]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className={styles['answer']}>
        <small className={styles['quiet']}>{t('trace.answer')}</small> <code>{answer || '–'}</code>
      </span>
      <span className="pill" data-tone={isRefused(call) ? 'bad' : undefined}>
        {t('trace.error')}: {isRefused(call) ? error : t('trace.ok')}
      </span>
    </li>
  )
}
