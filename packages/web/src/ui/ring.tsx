import styles from './ring.module.css'

type RingProps = { percent: number; text: string; label: string; size?: number }

/** A share of the whole as a ring with its figure inside; it takes its colour from where it stands. */
export function Ring({ percent, text, label, size = 64 }: RingProps) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${text}`}
      className={styles.ring}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 64 64" aria-hidden>
        <circle cx={32} cy={32} r={28} className={styles.track} />
        {percent > 0 && (
          <circle
            cx={32}
            cy={32}
            r={28}
            className={styles.done}
            pathLength={100}
            strokeDasharray={`${Math.min(percent, 100)} 100`}
          />
        )}
      </svg>
      <span aria-hidden>{text}</span>
    </div>
  )
}
