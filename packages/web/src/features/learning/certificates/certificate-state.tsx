import type { CertificateState as State } from '@oktant/contract/learning/certificates/certificates.ts'
import { useTranslation } from 'react-i18next'

const tones = { valid: 'ok', expiring: 'warn', expired: undefined, revoked: 'bad', replaced: 'warn' } as const

/** Whether a certificate still proves something, in a word. */
export function CertificateState({ state }: { state: State | 'replaced' }) {
  const { t } = useTranslation('certificates')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
