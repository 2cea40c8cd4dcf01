import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { useTranslation } from 'react-i18next'

const tones: Partial<Record<ProgressState, string>> = { COMPLETED: 'ok', PASSED: 'ok', FAILED: 'bad' }

/** How far an attempt is, in a word or two. */
export function ProgressMark({ state }: { state: ProgressState }) {
  const { t } = useTranslation('packages')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`progress.${state}`)}
    </span>
  )
}
