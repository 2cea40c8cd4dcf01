import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import type { Captcha } from './captcha.ts'

/** Turned away under load, or not worked out in time: the same may pass in a while. */
const isBusy = (error: unknown) =>
  error !== null && !isFailure(error, 'offline', 'part_missing', 'too_many_attempts')

/** A box to tick: the browser then does a second's work that would cost a program dearly. */
export function CaptchaBox({ captcha, error }: { captcha: Captcha; error: string | undefined }) {
  const { t } = useTranslation('registration')
  const told = useErrorText(captcha.error)
  const problem = isBusy(captcha.error) ? t('captcha.failed') : told
  return (
    <Checkbox
      label={t('captcha.label')}
      description={captcha.isWorking ? t('captcha.working') : t('captcha.hint')}
      checked={captcha.work !== null}
      disabled={captcha.isWorking}
      onChange={(event) => captcha.tick(event.target.checked)}
      error={problem ?? error}
      // NOTE: the part marks its frame alone, not the input.
      aria-invalid={(problem ?? error) ? true : undefined}
    />
  )
}
