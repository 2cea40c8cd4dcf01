import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './home-to-do.module.css'

type RowProps = {
  Icon: Icon
  title: string
  reason: string
  problem?: string | undefined
  children: ReactNode
}

/** One thing to do: what it is, why it waits, and how it is done. */
export function Row({ Icon: RowIcon, title, reason, problem, children }: RowProps) {
  return (
    <div className={styles.task}>
      <span className={styles.icon}>
        <RowIcon size={22} stroke={1.7} aria-hidden />
      </span>
      <div className={styles.words}>
        <strong>{title}</strong>
        <p>{reason}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

export function Action({ to, label, children }: { to: string; label?: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} variant="default" aria-label={label}>
      {children}
    </Button>
  )
}
