import type { ReactNode } from 'react'
import styles from './facts.module.css'

type Fact = readonly [label: string, value: ReactNode]

/** A word that is wider than a column, such as an address. */
const isLong = (value: ReactNode) => typeof value === 'string' && /\S{27}/.test(value)

/** What is known of something: each value under its name, or beside it where there is little room. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <div className={styles['room']}>
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value || value === 0)
        .map(([label, value]) => (
          <div key={label} data-long={isLong(value) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </div>
)
