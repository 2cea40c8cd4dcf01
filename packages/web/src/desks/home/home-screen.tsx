import { SegmentWheel } from '../../features/segments/wheel/segment-wheel.tsx'
import { useDates } from '../../lib/words/dates.ts'
import { useGreeting } from '../../lib/words/greeting.ts'
import { useNow } from '../../lib/now.ts'
import { HomeNews } from './home-news.tsx'
import { HomeToDo } from './home-to-do.tsx'
import styles from './home-screen.module.css'

/** Where a signed-in person begins: what waits, what is new, and how far they have come. */
export function HomeScreen() {
  const greeting = useGreeting()
  const { long } = useDates()
  const now = useNow()
  return (
    <div className={`page ${styles.home}`}>
      <div className={styles.head}>
        <p className="eyebrow">{long(now)}</p>
        <h1 className="hero-title">{greeting}</h1>
      </div>
      <HomeToDo />
      <div className={styles.wheel}>
        <SegmentWheel />
      </div>
      <HomeNews />
    </div>
  )
}
