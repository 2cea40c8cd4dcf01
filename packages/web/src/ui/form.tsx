import type { ComponentProps, ReactNode } from 'react'
import styles from './form.module.css'

/** A form whose mistakes are told by the application, at each field and in the reader's language. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate className={`${styles.form} ${className ?? ''}`} {...rest} />
}

export const formRow = styles.row
export const linkButton = styles.link

/** What is wrong with the form as a whole; nothing while it has nothing to say. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.live}>
      {children && <p className={styles.problem}>{children}</p>}
    </div>
  )
}

export function FormSuccess({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.live}>
      {children && <p className={styles.success}>{children}</p>}
    </div>
  )
}
