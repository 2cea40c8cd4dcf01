import type { TokenState as State } from '@oktant/contract/organisation/api-tokens.ts'
import { useTranslation } from 'react-i18next'

const tones = { active: 'ok', resting: 'warn', expired: undefined, revoked: 'bad' } as const

export function TokenState({ state }: { state: State }) {
  const { t } = useTranslation('apiTokens')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
