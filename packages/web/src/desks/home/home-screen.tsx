import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UpcomingPart } from '../../features/events/attending/parts/event-parts.tsx'
import { SegmentWheel } from '../../features/learning/segments/wheel/segment-wheel.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'
import { useDates } from '../../lib/words/shown/dates.ts'
import { useGreeting } from '../../lib/words/shown/greeting.ts'
import { useNow } from '../../lib/time/now.ts'
import { CourseCarousel } from './featured-courses.tsx'
import { HomeNews } from './home-news.tsx'
import { HomeToDo } from './to-do/home-to-do.tsx'
import { home } from './home.queries.ts'
import styles from './home-screen.module.css'

/** Where a signed-in person begins: what waits, what is new, and how far they have come. */
export function HomeScreen() {
  const greeting = useGreeting()
  const { long } = useDates()
  const now = useNow()
  const { t } = useTranslation('home')
  const { data } = useQuery(home)
  return (
    <div className={`page ${styles.home}`}>
      <div className={styles.lead}>
        <div className={styles.head}>
          <p className="eyebrow">{long(now)}</p>
          <h1 className="hero-title">{greeting}</h1>
        </div>
        <HomeToDo />
        <UpcomingPart />
      </div>
      <div className={styles.wheel}>
        <SegmentWheel />
      </div>
      <HomeNews />
      <CourseCarousel cards={data?.featured ?? []} title={t('featured.title')} area="featured" />
      <TestimonialCarousel rows={data?.testimonials ?? []} area="testimonials" />
    </div>
  )
}
