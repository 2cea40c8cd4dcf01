import { Button } from '@mantine/core'
import type { MailSettingsForm } from '@oktant/contract/communication/mail-settings.ts'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useCompanyWords } from '../../../lib/words/company-words.ts'
import { useTrialWords } from '../../../lib/words/trial-words.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { useTestMailSettings, type CompanyChoice } from './mail-settings.queries.ts'

type MailTrialProps = { whose: CompanyChoice; settings: MailSettingsForm; isReady: boolean }

/** One letter to oneself, by the server as it is typed. */
export function MailTrial({ whose, settings, isReady }: MailTrialProps) {
  const { t } = useTranslation('mailSettings')
  const trial = useTestMailSettings(whose)
  const words = useCompanyWords()
  const general = useErrorText(trial.error)
  const atFields = trial.error instanceof ApiError ? trial.error.errors.map((wrong) => words(wrong)) : []
  const wrong = useTrialWords()
  const { data } = trial
  return (
    <RecordSection title={t('trial.title')} hint={t('trial.hint')}>
      <div>
        <Button
          variant="default"
          loading={trial.isPending}
          disabled={!isReady}
          onClick={() => trial.mutate(settings)}
        >
          {t('trial.open')}
        </Button>
      </div>
      <FormSuccess>{data?.isGood && t('trial.good', { ms: data.tookMs })}</FormSuccess>
      <FormProblem>{(atFields.length ? atFields.join(' ') : general) ?? wrong(data)}</FormProblem>
    </RecordSection>
  )
}
