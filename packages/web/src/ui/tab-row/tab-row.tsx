import { Tabs } from '@mantine/core'
import { useEffect, useRef } from 'react'
import styles from './tab-row.module.css'

type TabRowProps<Name extends string> = {
  label: string
  /** The one that is open; it stays in sight where the row is wider than a phone. */
  open: Name
  tabs: readonly { name: Name; label: string }[]
}

/** The tabs of a screen in one row, which is moved sideways where there is little room. */
export function TabRow<Name extends string>({ label, open, tabs }: TabRowProps<Name>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (row.current && shown) row.current.scrollLeft = shown.offsetLeft - row.current.clientWidth / 3
  }, [open])
  return (
    <Tabs.List ref={row} mb="lg" className={styles['row'] ?? ''} aria-label={label}>
      {tabs.map(({ name, label: words }) => (
        <Tabs.Tab key={name} value={name}>
          {words}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
