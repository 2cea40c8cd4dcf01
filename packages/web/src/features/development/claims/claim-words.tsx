import type {
  CompetencyLevel,
  CompetencyStanding,
  DeclarationState,
} from '@oktant/contract/development/competency-shapes.ts'
import { competencyMessages as messages } from '@oktant/contract/kit/messages/competencies.ts'
import { learningMessages } from '@oktant/contract/kit/messages/learning.ts'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../lib/words/said/message.ts'

/** The levels as people read them: 1 and 2. */
export function useLevelWord() {
  const { t } = useTranslation('competencies')
  const message = useMessage()
  return (level: CompetencyLevel) =>
    t('level', { level: message(learningMessages[`assessment.level.${level}`]) })
}

const stateTones: Partial<Record<DeclarationState, string>> = {
  LEVEL_ONE: 'ok',
  LEVEL_TWO: 'ok',
  RETURNED: 'warn',
}

export function StatePill({ state }: { state: DeclarationState }) {
  const message = useMessage()
  return (
    <span className="pill" data-tone={stateTones[state]}>
      {message(messages[`declaration.state.${state}`])}
    </span>
  )
}

const standingTones: Record<CompetencyStanding, string> = { met: 'ok', ending: 'warn', gap: 'bad' }

export function StandingPill({ standing }: { standing: CompetencyStanding }) {
  const { t } = useTranslation('competencies')
  return (
    <span className="pill" data-tone={standingTones[standing]}>
      {t(`standing.${standing}`)}
    </span>
  )
}
