import { useTranslation } from 'react-i18next'

type Kind = 'create' | 'delete' | 'login' | 'update' | 'view'

/** Words for what happened; what it happened to comes in words from the server. */
export function useAuditWords() {
  const { t } = useTranslation('admin')
  return { kind: (kind: Kind) => t(`audit.kind.${kind}`) }
}
