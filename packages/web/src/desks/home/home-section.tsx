import { useId, type ReactNode } from 'react'
import styles from './home-section.module.css'

type HomeSectionProps = { area?: 'news'; title: string; more?: ReactNode; children: ReactNode }

/** A titled card of the home. */
export function HomeSection({ area, title, more, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...(area && { style: { gridArea: area } })}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <div className={`card ${styles.body}`}>{children}</div>
    </section>
  )
}
