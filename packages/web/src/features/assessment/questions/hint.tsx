import type { ReactNode } from 'react'
import type { AnswerProps } from './answers.ts'
import styles from './questions.module.css'

type HintProps = Pick<AnswerProps, 'isReadOnly' | 'keepsRoom'> & { children: ReactNode }

/** How a question is answered. Under the eyes of whoever has just answered it, its room stays when it says nothing more. */
export function Hint({ isReadOnly, keepsRoom, children }: HintProps) {
  if (isReadOnly && !keepsRoom) return null
  return (
    <p className={styles['hint']} data-spent={isReadOnly || undefined}>
      {children}
    </p>
  )
}
