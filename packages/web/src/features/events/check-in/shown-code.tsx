import type { ShownCode as Code } from '@oktant/contract/events/check-in.ts'
import styles from './check-in.module.css'

/** An address as a picture for the camera of a phone; beside it as a link, for whoever cannot see it. */
export function ShownCode({ code: { path, size, address }, label }: { code: Code; label: string }) {
  return (
    <figure className={styles['code']}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>
        <a href={address}>{address}</a>
      </figcaption>
    </figure>
  )
}
