import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isAnswered } from './answered.ts'
import styles from './question-map.module.css'

type QuestionMapProps = { rows: readonly QuestionScore[]; index: number; onShow: (index: number) => void }

function stateOf(row: QuestionScore) {
  if (row.error) return isAnswered(row) ? 'unsubmitted' : 'missing'
  // NOTE: only where it may be known yet that it is not right.
  if (row.submitted) return row.isRight === false ? 'wrong' : 'submitted'
  if (row.noOfTries > 0) return 'again'
  return isAnswered(row) ? 'answered' : 'open'
}

/** All questions as numbers: which one is shown, and how far each is; each leads there. */
export function QuestionMap({ rows, index, onShow }: QuestionMapProps) {
  const { t } = useTranslation('attempts')
  return (
    <nav aria-label={t('map.label')} className={styles['map']}>
      <ol>
        {rows.map((row, place) => {
          const state = stateOf(row)
          return (
            <li key={row.id}>
              <button
                type="button"
                data-state={state}
                aria-current={place === index ? 'step' : undefined}
                aria-label={t('map.question', { number: place + 1, state: t(`map.${state}`) })}
                onClick={() => onShow(place)}
              >
                <Face state={state} number={place + 1} />
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Face({ state, number }: { state: ReturnType<typeof stateOf>; number: number }) {
  if (state === 'wrong') return <IconX size={16} aria-hidden />
  return state === 'submitted' ? <IconCheck size={16} aria-hidden /> : number
}
