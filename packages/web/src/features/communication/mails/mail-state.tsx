import type { MailItem } from '@oktant/contract/communication/mails.ts'
import { useTranslation } from 'react-i18next'

const tones = {
  waiting: 'warn',
  sent: 'ok',
  kept: undefined,
  failed: 'bad',
  bounced: 'bad',
  suppressed: undefined,
} as const

/** NOTE: of a letter that was sent there is word only when a mail server has trouble with it. */
export function MailState({ state, lastError }: Pick<MailItem, 'state' | 'lastError'>) {
  const { t } = useTranslation('mail')
  const isDelayed = state === 'sent' && lastError !== null
  return (
    <span className="pill" data-tone={isDelayed ? 'warn' : tones[state]}>
      {isDelayed ? t('state.delayed') : t(`state.${state}`)}
    </span>
  )
}
