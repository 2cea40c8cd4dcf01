import type { ComponentProps } from 'react'
import { useDates } from '../../lib/words/shown/dates.ts'
import styles from './tool-button.module.css'

/** The look of a round control in the header, for links and buttons alike. */
export const toolButton = styles['tool']

export function ToolButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={`${toolButton} ${className ?? ''}`} {...rest} />
}

/** How many wait, at the corner of a control; the control's own name says it to those who listen. */
export function CountBadge({ count }: { count: number }) {
  const { number } = useDates()
  if (!count) return null
  return (
    <span className={styles['count']} aria-hidden="true">
      {count > 99 ? '99+' : number(count)}
    </span>
  )
}
