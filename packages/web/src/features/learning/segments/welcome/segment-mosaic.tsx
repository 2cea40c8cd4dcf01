import { segmentKeys } from '@oktant/contract/learning/segments.ts'
import { CoverArt } from '../../../../ui/cover/cover-art.tsx'
import styles from './segment-mosaic.module.css'

/** A picture of all eight colours; it says nothing that words do not. */
export function SegmentMosaic() {
  return (
    <div className={styles.mosaic} aria-hidden>
      {segmentKeys.map((key, index) => (
        <CoverArt key={key} id={index * 3 + 5} tone={key} rows={2} columns={2} />
      ))}
    </div>
  )
}
