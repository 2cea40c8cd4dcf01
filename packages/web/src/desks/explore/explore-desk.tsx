import { useQuery } from '@tanstack/react-query'
import { shownGroupings } from '../../features/learning/groupings/groupings.queries.ts'
import { ExploreScreen } from '../../features/learning/segments/explore/explore-screen.tsx'
import { useLocalText } from '../../lib/words/language.ts'
import { CourseCarousel } from '../home/featured-courses.tsx'
import styles from './explore-desk.module.css'

/** All segments side by side, and below them what was put together from all over the catalogue. */
export function ExploreDesk() {
  return (
    <>
      <ExploreScreen />
      <Groupings />
    </>
  )
}

function Groupings() {
  const text = useLocalText()
  const { data = [] } = useQuery(shownGroupings)
  if (data.length === 0) return null
  return (
    <div className={`page ${styles['shelves']}`}>
      {data.map(({ id, title, description, cards }) => (
        <CourseCarousel key={id} cards={cards} title={text(title)} lead={text(description)} />
      ))}
    </div>
  )
}
