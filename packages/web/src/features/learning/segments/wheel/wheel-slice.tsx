import type { Segment } from '@oktant/contract/learning/segments.ts'
import { useId, type CSSProperties, type KeyboardEvent, type Ref } from 'react'
import { Link } from 'react-router'
import { toneClass } from '../../../../ui/cover/tone.ts'
import { segmentIcons } from '../segment-look.ts'
import { useSegmentWords } from '../segment-words.ts'
import {
  centre,
  cornerStroke,
  progressPath,
  rim,
  sliceLift,
  sliceMiddle,
  slicePath,
} from './wheel-geometry.ts'
import styles from './wheel.module.css'

type SlicePlace = { index: number; count: number }
type WheelSliceProps = {
  segment: Segment
  place: SlicePlace
  dimmed: boolean
  link: Ref<HTMLAnchorElement>
  onActive: (isActive: boolean) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const stagger = 45
const slicesBeforeProgress = 300

export function WheelSlice({ segment, place, dimmed, link, onActive, onKeyDown }: WheelSliceProps) {
  const { summary } = useSegmentWords()
  const { index, count } = place
  const lift = sliceLift(index, count)
  return (
    <g role="listitem" className={toneClass(segment.key)}>
      <Link
        ref={link}
        to={`/topic/${segment.id}`}
        className={styles.slice}
        aria-label={summary(segment)}
        data-dimmed={dimmed || undefined}
        style={custom({
          '--lift-x': `${lift.x}px`,
          '--lift-y': `${lift.y}px`,
          '--delay': `${index * stagger}ms`,
        })}
        onMouseEnter={() => onActive(true)}
        onMouseLeave={() => onActive(false)}
        onFocus={() => onActive(true)}
        onBlur={() => onActive(false)}
        onKeyDown={onKeyDown}
      >
        <SliceShape outline={slicePath(index, count)} />
        <SliceLabel segment={segment} place={place} />
      </Link>
    </g>
  )
}

function SliceShape({ outline }: { outline: string }) {
  const fill = useId()
  return (
    <>
      <radialGradient id={fill} gradientUnits="userSpaceOnUse" cx={centre} cy={centre} r={rim.outer}>
        <stop offset={0.38} className={styles.stopNear} />
        <stop offset={0.62} className={styles.stopMiddle} />
        <stop offset={1} className={styles.stopFar} />
      </radialGradient>
      <path d={outline} className={styles.halo} strokeWidth={cornerStroke + 8} />
      <path
        d={outline}
        className={styles.shape}
        fill={`url(#${fill})`}
        stroke={`url(#${fill})`}
        strokeWidth={cornerStroke}
      />
      <path d={outline} className={styles.ring} />
    </>
  )
}

const lineHeight = 20
const iconSize = 36

function SliceLabel({ segment, place }: { segment: Segment; place: SlicePlace }) {
  const { lines } = useSegmentWords()
  const Icon = segmentIcons[segment.key]
  const { x, y } = sliceMiddle(place.index, place.count)
  const names = lines(segment)
  const top = y - (names.length * lineHeight + iconSize + 4) / 2
  return (
    <g className={styles.label} aria-hidden>
      <g transform={`translate(${x} ${top + 10})`}>
        <g className={styles.icon}>
          <Icon x={-iconSize / 2} y={-iconSize / 2} width={iconSize} height={iconSize} stroke={1.6} />
        </g>
      </g>
      <text x={x} y={top + 50} className={styles.name}>
        {names.map((name, line) => (
          <tspan key={name} x={x} dy={line ? lineHeight : 0}>
            {name}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** The arcs around the hub. The links and the hub say the same in words. */
export function WheelProgress({ segments }: { segments: Segment[] }) {
  const count = segments.length
  return (
    <g aria-hidden>
      {segments.map(({ id, key, progress }, index) => (
        <g key={id} className={toneClass(key)}>
          <path d={progressPath(index, count)} className={styles.track} />
          {progress !== null && progress > 0 && (
            <path
              d={progressPath(index, count, progress / 100)}
              className={styles.done}
              pathLength={1}
              style={custom({ '--delay': `${slicesBeforeProgress + index * stagger}ms` })}
            />
          )}
        </g>
      ))}
    </g>
  )
}

/** NOTE: React's style type knows no custom properties; only strings pass. */
function custom(properties: Record<`--${string}`, string>) {
  return properties as CSSProperties
}
