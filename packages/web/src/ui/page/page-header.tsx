import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = { title: ReactNode; lead?: ReactNode; tools?: ReactNode }

/** The heading of a screen, with a sentence under it and what belongs to the whole screen beside it. */
export function PageHeader({ title, lead, tools }: PageHeaderProps) {
  return (
    <div className={styles['header']}>
      <div className={styles['words']}>
        <h1>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {tools && <div className={styles['tools']}>{tools}</div>}
    </div>
  )
}
