import styles from './form.module.css'

/** What is wrong with several fields at once, such as a list of answers, said beside them. */
export function FieldFault({ children }: { children: string | undefined }) {
  return children ? (
    // NOTE: it takes the focus where it is the first mistake of a form: from here the next key leads to what is missing.
    <p role="alert" tabIndex={-1} data-fault className={styles.fault}>
      {children}
    </p>
  ) : null
}
