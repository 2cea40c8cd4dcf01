import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './printed.module.css'

type PrintedProps = {
  /** What it is about, which on the screen stands elsewhere. */
  title: string
  lead?: string
  children: ReactNode
}

/** What of a screen goes on paper: this alone, under its own heading, in light colours. */
export function Printed({ title, lead, children }: PrintedProps) {
  return (
    <div data-printed className={styles['printed']}>
      <header className={styles['head']} aria-hidden>
        <p className={styles['title']}>{title}</p>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}

/** Prints what is `Printed` on this screen. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button
    variant="default"
    leftSection={<IconPrinter size={18} aria-hidden />}
    onClick={() => window.print()}
  >
    {label}
  </Button>
)
