import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { useTranslation } from 'react-i18next'
import { useLearningWords } from '../learning-words.ts'
import styles from './course.module.css'

type AssignedProps = { assigned: NonNullable<Container['assigned']>; dueOn: string | null }

/** That a course is mandatory or offered, by when it is due, and by what somebody has it. */
export function CourseAssigned({ assigned: { isMandatory, because }, dueOn }: AssignedProps) {
  const { t } = useTranslation('learning')
  const { assignedWord, dueWord, isLate } = useLearningWords()
  return (
    <section className="card">
      <h2>{t(isMandatory ? 'assigned.mandatory' : 'assigned.optional')}</h2>
      {dueOn && <p data-late={isLate(dueOn) || undefined}>{dueWord(dueOn)}</p>}
      <ul className={styles['because']}>
        {because.map((one) => (
          <li key={one.groupId}>{assignedWord(one)}</li>
        ))}
      </ul>
    </section>
  )
}
