import { Button } from '@mantine/core'
import type { Tested } from '@oktant/contract/organisation/system.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useTrialWords } from '../../../lib/words/trial-words.ts'
import { paths } from '../../../lib/paths.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import styles from './system.module.css'
import { deployment, useTestMail, useTestStorage } from './system.queries.ts'

const megabyte = 1024 * 1024

type Trial = { data: Tested | undefined; error: unknown; isPending: boolean; mutate: () => void }
function TrialButton({ trial, label }: { trial: Trial; label: string }) {
  const { t } = useTranslation('system')
  const problem = useErrorText(trial.error)
  const wrong = useTrialWords()
  const { data } = trial
  return (
    <div className={styles['trial']}>
      <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
        {label}
      </Button>
      <FormSuccess>{data?.isGood && t('trial.good', { ms: data.tookMs })}</FormSuccess>
      <FormProblem>{problem ?? wrong(data)}</FormProblem>
    </div>
  )
}

function About() {
  const { t } = useTranslation('system')
  const { dateTime, number } = useDates()
  const { data } = useSuspenseQuery(deployment)
  const engine = data.engine === 'embedded' ? t('engine.embedded') : t('engine.postgres')
  const facts = [
    ['version', data.version],
    ['engine', `${engine}, ${data.database}`],
    ['node', data.node],
    ['startedAt', dateTime(data.startedAt)],
    ['companies', number(data.companies)],
    ['people', number(data.people)],
    [
      'files',
      t('deployment.fileSize', { count: data.files, size: number(Math.ceil(data.fileBytes / megabyte)) }),
    ],
  ] as const
  return <Facts facts={facts.map(([name, value]) => [t(`deployment.${name}`), value])} />
}

/** What this installation runs on, and every setting in force. */
export function DeploymentScreen() {
  const { t } = useTranslation(['system', 'shell'])
  const { data } = useSuspenseQuery(deployment)
  const unset = data.settings.filter(({ value }) => !value).map(({ name }) => name)
  const [storage, mail] = [useTestStorage(), useTestMail()]
  return (
    <RecordScreen
      back={{ to: paths.administration, label: t('shell:screen.administration') }}
      title={t('shell:screen.deployment')}
      lead={t('deployment.lead')}
    >
      <RecordSection title={t('deployment.about')}>
        <About />
      </RecordSection>
      <RecordSection title={t('trial.title')} hint={t('trial.hint')}>
        <div className={styles['trials']}>
          <TrialButton trial={{ ...storage, mutate: () => storage.mutate() }} label={t('trial.storage')} />
          <TrialButton trial={{ ...mail, mutate: () => mail.mutate() }} label={t('trial.mail')} />
        </div>
      </RecordSection>
      <RecordSection title={t('deployment.settings')} hint={t('deployment.settingsHint')}>
        <Facts facts={data.settings.map(({ name, value }) => [name, value])} />
        {unset.length > 0 && (
          <p className={styles['quiet']}>{t('deployment.unset', { names: unset.join(', ') })}</p>
        )}
      </RecordSection>
    </RecordScreen>
  )
}
