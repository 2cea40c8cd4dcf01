import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

/** The buttons of a dialog, at its end: the way out first, and last what it is for. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <Group justify="flex-end" className={styles['buttons'] ?? ''}>
    {children}
  </Group>
)
