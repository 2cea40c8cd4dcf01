import type { ReactNode } from 'react'
import styles from './facts.module.css'

type Fact = readonly [label: string, value: ReactNode]

/** What is known of something: each value under its name; what is not known is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts
      .filter(([, value]) => value || value === 0)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
