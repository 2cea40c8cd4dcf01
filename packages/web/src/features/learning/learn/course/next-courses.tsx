import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cardGrid, CourseCard } from '../course-card.tsx'
import { nextContainers } from '../learn.queries.ts'
import styles from './course.module.css'

/** What to go on with, once a course is passed. */
export function NextCourses({ id }: { id: number }) {
  const { t } = useTranslation('learning')
  const { data = [] } = useQuery(nextContainers(id))
  if (data.length === 0) return null
  return (
    <section className={styles['next']} aria-labelledby="next-courses">
      <h2 id="next-courses">{t('next.title')}</h2>
      <ul className={cardGrid}>
        {data.map((card) => (
          <li key={card.id}>
            <CourseCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
