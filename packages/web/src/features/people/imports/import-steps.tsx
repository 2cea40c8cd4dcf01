import { useTranslation } from 'react-i18next'
import styles from './imports.module.css'

const steps = ['file', 'columns', 'check', 'apply', 'result'] as const
export type StepName = (typeof steps)[number]

/** Where one is on the way from a file to what became of it. */
export function ImportSteps({ current }: { current: StepName }) {
  const { t } = useTranslation('imports')
  const at = steps.indexOf(current)
  return (
    <ol className={styles['steps']} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={index < at || undefined}
        >
          <span className={styles['number']} aria-hidden>
            {index + 1}
          </span>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
