import { useTransition, type ComponentProps, type ReactNode } from 'react'
import { useFirstFault } from './first-fault.ts'
import styles from './form.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'action'> & {
  /** What sending it does. */
  action?: (values: FormData) => void | Promise<void>
}

/**
 * A form whose mistakes are told by the application, at each field and in the reader's language; the first of them gets
 * the focus.
 * NOTE: React empties a form of its own accord after an action, and shows a chosen option as the first one; here what
 * was typed and chosen stays, so the action is run by hand.
 */
export function Form({ className, action, onSubmit, ...rest }: FormProps) {
  const [isBusy, start] = useTransition()
  const { form, ask, forget } = useFirstFault(isBusy)
  return (
    <form
      ref={form}
      noValidate
      className={`${styles.form} ${className ?? ''}`}
      onInput={forget}
      onSubmit={(event) => {
        ask()
        if (!action) return onSubmit?.(event)
        event.preventDefault()
        // NOTE: a dialog's form may stand inside another one, which is not sent with it.
        event.stopPropagation()
        const values = new FormData(event.currentTarget)
        start(() => action(values))
      }}
      {...rest}
    />
  )
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
