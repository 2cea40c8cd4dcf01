import { CoverArt } from './cover-art.tsx'
import styles from './themed-head.module.css'
import { type Tone, toneClass } from './tone.ts'

type HeadProps = {
  id: number
  tone: Tone
  pattern: 'tiles' | 'rings' | 'plain'
  title: string
  lead?: string
  /** Shown as an example, and no heading of the page. */
  isExample?: boolean
}

/** The head of a folder in its theme: one of the eight colours, and what is drawn in it. */
export function ThemedHead({ id, tone, pattern, title, lead, isExample = false }: HeadProps) {
  const Heading = isExample ? 'p' : 'h1'
  return (
    <div
      className={toneClass(tone, styles['head'])}
      data-pattern={pattern}
      data-example={isExample || undefined}
    >
      <div className={styles['text']}>
        <Heading className={`hero-title ${styles['name']}`}>{title}</Heading>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {pattern === 'tiles' && (
        <div className={styles['art']}>
          <CoverArt id={id} tone={tone} rows={3} columns={5} />
        </div>
      )}
      {pattern === 'rings' && <Rings />}
    </div>
  )
}

const radii = [40, 80, 120, 160, 200]

const Rings = () => (
  <svg className={styles['art']} viewBox="0 0 300 200" preserveAspectRatio="xMaxYMid slice" aria-hidden>
    {radii.map((radius) => (
      <circle
        key={radius}
        cx="300"
        cy="200"
        r={radius}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.32"
        strokeWidth="16"
      />
    ))}
  </svg>
)
