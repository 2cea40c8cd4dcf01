import { Button } from '@mantine/core'
import { registerFormats } from '@oktant/contract/events/event-reports.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { noteProblem } from '../../../../lib/notice.ts'
import { type RegisterFormat, takeRegister, takeReport } from './register.queries.ts'
import styles from '../planning.module.css'

const files = [...registerFormats, 'report'] as const

/** The register to take along: on paper to be signed, as a table, and as a report of who was there. */
export function RegisterFiles({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const problem = useErrorTexts()
  const taking = useMutation({
    mutationFn: (file: RegisterFormat | 'report') =>
      file === 'report' ? takeReport(id) : takeRegister(id, file),
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <div className={styles['tools']} role="group" aria-label={t('download.label')} data-print="hide">
      {files.map((file) => (
        <Button
          key={file}
          variant="default"
          size="sm"
          loading={taking.isPending && taking.variables === file}
          onClick={() => taking.mutate(file)}
        >
          {t(`download.${file}`)}
        </Button>
      ))}
    </div>
  )
}
