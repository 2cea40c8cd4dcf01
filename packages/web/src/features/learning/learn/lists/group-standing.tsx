import type { OwnGroup } from '@oktant/contract/learning/own/own-groups.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLearningWords } from '../learning-words.ts'
import styles from './groups.module.css'

/** Since when, and by what, somebody belongs to a learning group. */
export function useSince() {
  const { t } = useTranslation('learning')
  const { short } = useDates()
  return ({ isByRule, since }: OwnGroup) =>
    t(isByRule ? 'group.byRule' : 'group.byHand', { day: short(since) })
}

/** How far somebody is with what a learning group gives them, and what of it is left that they have to take. */
export function GroupStanding({ group: { courses, passed, toTake, dueOn } }: { group: OwnGroup }) {
  const { t } = useTranslation('learning')
  const { number } = useDates()
  const { dueWord, isLate } = useLearningWords()
  const isOverdue = dueOn !== null && isLate(dueOn)
  return (
    <div className={styles['standing']}>
      <span className={styles['share']}>
        <span className={styles['bar']} aria-hidden>
          <span style={{ width: `${(passed / courses) * 100}%` }} />
        </span>
        {t('group.passed', { passed: number(passed), count: courses })}
      </span>
      {toTake > 0 && (
        <span className="pill" data-tone={isOverdue ? 'bad' : 'warn'}>
          {t('group.toTake', { count: toTake })}
        </span>
      )}
      {dueOn && (
        <span className={styles['due']} data-late={isOverdue || undefined}>
          {dueWord(dueOn)}
        </span>
      )}
    </div>
  )
}
