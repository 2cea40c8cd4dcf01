import type { SegmentKey } from '@oktant/contract/learning/segments.ts'
import { toneClass } from '../../../ui/cover/tone.ts'
import { segmentIcons } from './segment-look.ts'
import styles from './segment-icon.module.css'

/** A segment's icon in its colour. Its name always stands beside it. */
export function SegmentIcon({ of, size = 22 }: { of: SegmentKey; size?: number }) {
  const Icon = segmentIcons[of]
  return <Icon className={toneClass(of, styles.icon)} size={size} stroke={1.7} aria-hidden />
}
