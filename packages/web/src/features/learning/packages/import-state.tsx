import type { ImportState } from '@oktant/contract/learning/package-imports.ts'
import { useTranslation } from 'react-i18next'

const tones: Partial<Record<ImportState, string>> = {
  ready: 'warn',
  done: 'ok',
  refused: 'bad',
  failed: 'bad',
}

/** How far an import is, in a word or two. */
export function ImportStateMark({ state }: { state: ImportState }) {
  const { t } = useTranslation('packages')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
