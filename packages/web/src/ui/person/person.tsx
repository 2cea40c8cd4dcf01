import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import styles from './person.module.css'

type PersonProps = { name: string; src: string | null; size: number; children: ReactNode }

/** Somebody in a row of a table: their photo, and beside it what they are called there. */
export const Person = ({ children, ...photo }: PersonProps) => (
  <span className={styles['person']}>
    <Avatar {...photo} />
    {children}
  </span>
)
