import { Button, Progress } from '@mantine/core'
import type { ImportRecord } from '@oktant/contract/people/imports.ts'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { useStopImport } from './imports.queries.ts'
import styles from './imports.module.css'

/** How far the work has come, and a way to stop it. */
export function UnderWay({ record }: { record: ImportRecord }) {
  const { t, i18n } = useTranslation('imports')
  const stop = useStopImport(record.id)
  const problem = useErrorText(stop.error)
  const { done, total } = record.progress
  const number = (value: number) => value.toLocaleString(i18n.language)
  return (
    <section className={`card ${styles['way']}`} aria-label={t(`state.${record.state}`)}>
      <strong>{t(`state.${record.state}`)}</strong>
      <Progress
        value={total ? (done / total) * 100 : 0}
        animated={total === 0}
        aria-label={t(`state.${record.state}`)}
      />
      <div className={styles['buttons']}>
        <span role="status" className={`numbers ${styles['quiet']}`}>
          {total ? t('way.lines', { done: number(done), total: number(total) }) : t('way.reading')}
        </span>
        {record.can.stop && (
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('way.stop')}
          </Button>
        )}
      </div>
      <p className={styles['quiet']}>{t('way.hint')}</p>
      <FormProblem>{problem}</FormProblem>
    </section>
  )
}
