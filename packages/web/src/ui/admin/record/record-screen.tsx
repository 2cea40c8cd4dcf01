import type { ReactNode } from 'react'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { BackLink } from '../../page/back-link.tsx'
import { PageHeader } from '../../page/page-header.tsx'
import styles from './record-screen.module.css'

type RecordScreenProps = {
  back: { to: string; label: string }
  title: string
  lead?: ReactNode
  /** What can be done with the whole record: remove it, deactivate it. */
  tools?: ReactNode
  /** What the record touches, and what became of it. */
  aside?: ReactNode
  children: ReactNode
}

/** Every record of the administration: the way back, its name, its form, and what stands beside. */
export function RecordScreen({ back, title, lead, tools, aside, children }: RecordScreenProps) {
  useTitle(title)
  return (
    <div className="page">
      <BackLink {...back} />
      <PageHeader title={title} lead={lead} tools={tools} />
      <div className={styles['columns']} data-aside={aside ? true : undefined}>
        <div className={styles['main']}>{children}</div>
        {aside && <aside className={styles['aside']}>{aside}</aside>}
      </div>
    </div>
  )
}

type RecordSectionProps = { title: string; hint?: ReactNode; children: ReactNode }

/** A part of a record or of what stands beside it, as a card with a heading. */
export function RecordSection({ title, hint, children }: RecordSectionProps) {
  return (
    <section className={`card ${styles['section']}`}>
      <h2 className={styles['heading']}>{title}</h2>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {children}
    </section>
  )
}
