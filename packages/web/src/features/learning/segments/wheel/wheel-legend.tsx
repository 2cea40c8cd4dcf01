import type { Segment } from '@oktant/contract/learning/segments.ts'
import { Link } from 'react-router'
import { SegmentIcon } from '../segment-icon.tsx'
import { useSegmentWords } from '../segment-words.ts'
import styles from './wheel.module.css'

/** Where the wheel is too small for names, they stand below it. */
export function WheelLegend({ segments }: { segments: Segment[] }) {
  const { narrowName } = useSegmentWords()
  return (
    <ul className={styles.legend}>
      {segments.map((segment) => (
        <li key={segment.id}>
          <Link to={`/topic/${segment.id}`} className={styles.legendLink}>
            <SegmentIcon of={segment.key} size={20} />
            {narrowName(segment)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
