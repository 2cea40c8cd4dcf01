import type { GroupMessageItem } from '@oktant/contract/communication/group-messages.ts'
import { useTranslation } from 'react-i18next'

const tones = { scheduled: 'warn', sending: 'warn', sent: 'ok', withdrawn: undefined } as const

/** How far a message is. */
export function MessageState({ state }: Pick<GroupMessageItem, 'state'>) {
  const { t } = useTranslation('groupMessages')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
