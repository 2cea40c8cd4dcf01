import type { Segment } from '@oktant/contract/learning/segments.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { sliceAfterKey, slicePath, wheelSize } from './wheel-geometry.ts'
import { WheelHub } from './wheel-hub.tsx'
import { WheelLegend } from './wheel-legend.tsx'
import { WheelProgress, WheelSlice } from './wheel-slice.tsx'
import styles from './wheel.module.css'

/** The segments as a ring of links around the person's progress. */
export function Wheel({ segments }: { segments: Segment[] }) {
  const { t } = useTranslation('segments')
  const [active, setActive] = useState<Segment | null>(null)
  const slices = useRef<(HTMLAnchorElement | null)[]>([])
  const count = segments.length

  const moveFocus = (event: KeyboardEvent, from: number) => {
    const to = sliceAfterKey(event.key, from, count)
    if (to === undefined) return
    event.preventDefault()
    slices.current[to]?.focus()
  }

  return (
    <nav className={styles.wheel} aria-label={t('wheel.label')}>
      <div className={styles.disc}>
        <svg viewBox={`0 0 ${wheelSize} ${wheelSize}`} className={styles.drawing} role="list">
          {segments.map((segment, index) => (
            <WheelSlice
              key={segment.id}
              segment={segment}
              place={{ index, count }}
              dimmed={active !== null && active.id !== segment.id}
              link={(element) => {
                slices.current[index] = element
              }}
              onActive={(isActive) => setActive(isActive ? segment : null)}
              onKeyDown={(event) => moveFocus(event, index)}
            />
          ))}
          <WheelProgress segments={segments} />
        </svg>
        <WheelHub segments={segments} active={active} />
      </div>
      <WheelLegend segments={segments} />
    </nav>
  )
}

/** The wheel's shape while its segments are on their way. */
export function WheelSkeleton() {
  const places = Array.from({ length: 8 }, (_, index) => ({ index, count: 8 }))
  return (
    <div className={styles.wheel}>
      <div className={styles.disc}>
        <svg viewBox={`0 0 ${wheelSize} ${wheelSize}`} className={styles.drawing}>
          {places.map(({ index, count }) => (
            <path key={index} d={slicePath(index, count)} className={styles.waiting} />
          ))}
        </svg>
      </div>
    </div>
  )
}
