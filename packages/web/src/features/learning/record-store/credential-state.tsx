import { useTranslation } from 'react-i18next'

export function CredentialState({ revokedAt }: { revokedAt: string | null }) {
  const { t } = useTranslation('recordStore')
  return (
    <span className="pill" data-tone={revokedAt ? 'bad' : 'ok'}>
      {t(revokedAt ? 'state.revoked' : 'state.active')}
    </span>
  )
}
