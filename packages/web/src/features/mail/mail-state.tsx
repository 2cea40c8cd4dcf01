import type { MailItem } from '@oktant/contract/mail.ts'
import { useTranslation } from 'react-i18next'

const tones = {
  waiting: 'warn',
  sent: 'ok',
  kept: undefined,
  failed: 'bad',
  bounced: 'bad',
  suppressed: undefined,
} as const

export function MailState({ state }: Pick<MailItem, 'state'>) {
  const { t } = useTranslation('mail')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
