import type { SeasonState } from '@oktant/contract/development/seasons.ts'
import { useTranslation } from 'react-i18next'

const tones: Partial<Record<SeasonState, string>> = { open: 'ok', opening: 'warn', stopped: 'warn' }

export function StatePill({ state }: { state: SeasonState }) {
  const { t } = useTranslation('seasons')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
