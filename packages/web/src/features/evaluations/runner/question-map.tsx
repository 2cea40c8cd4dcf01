import type { QuestionScore } from '@oktant/contract/question-scores.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isAnswered } from './answered.ts'
import styles from './question-map.module.css'

type QuestionMapProps = { rows: readonly QuestionScore[]; index: number; onShow: (index: number) => void }

function stateOf(row: QuestionScore) {
  if (row.error) return isAnswered(row) ? 'unsubmitted' : 'missing'
  if (row.submitted) return 'submitted'
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
                {state === 'submitted' ? <IconCheck size={16} aria-hidden /> : place + 1}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
