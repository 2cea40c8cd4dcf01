import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UpcomingPart } from '../../features/events/attending/parts/event-parts.tsx'
import { availableCourses, featuredCourses } from '../../features/learning/learn/learn.queries.ts'
import { WelcomeScreen } from '../../features/learning/segments/welcome/welcome-screen.tsx'
import { TestimonialCarousel } from '../home/testimonial-carousel.tsx'
import { shownTestimonials } from '../../features/learning/testimonials/testimonial-nods.queries.ts'
import { CourseCarousel } from '../home/featured-courses.tsx'
import styles from './welcome-desk.module.css'

/** The welcome, with what one is booked on next, the courses that are put forward and those that everybody may look at. */
export function WelcomeDesk() {
  return (
    <WelcomeScreen
      courses={
        <>
          <div className={styles['events']}>
            <UpcomingPart />
          </div>
          <Courses />
        </>
      }
    />
  )
}

const mostShown = 24

function Courses() {
  const { t } = useTranslation('home')
  const { data: featured = [] } = useQuery(featuredCourses)
  const { data: available = [] } = useQuery(availableCourses)
  const { data: said = [] } = useQuery(shownTestimonials)
  if (!featured.length && !available.length && !said.length) return null
  return (
    <div className={styles['courses']}>
      <CourseCarousel cards={featured} title={t('featured.title')} isWelcome />
      <CourseCarousel cards={available.slice(0, mostShown)} title={t('available.title')} />
      <TestimonialCarousel rows={said} />
    </div>
  )
}
