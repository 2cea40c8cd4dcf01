import { useState } from 'react'
import { CoverArt } from './cover-art.tsx'
import styles from './cover-art.module.css'

type CoverProps = Parameters<typeof CoverArt>[0] & {
  /** The picture that somebody uploaded; without one, or where it does not open, one is drawn. */
  src: string | null
  /** What it shows; empty where a title stands beside it. */
  alt?: string
  /** At the head of a page, so that nobody waits for it. */
  isFirst?: boolean
}

/** The picture at the head of something and on its card. */
export function Cover({ src, alt = '', isFirst = false, ...art }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) return <CoverArt {...art} />
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}
