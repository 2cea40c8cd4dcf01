import type { AuditKind } from '@oktant/contract/audit.ts'
import { useTranslation } from 'react-i18next'

/** Words for what happened; what it happened to comes in words from the server. */
export function useAuditWords() {
  const { t } = useTranslation('admin')
  return { kind: (kind: AuditKind) => t(`audit.kind.${kind}`) }
}
