import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { FormProblem } from '../../form/form.tsx'

const formats = ['CSV', 'XLSX'] as const
export type TableFormat = (typeof formats)[number]

/** What a list means as a table, to be kept as a file. */
export function TableExport({ take }: { take: (format: TableFormat) => Promise<unknown> }) {
  const { t } = useTranslation('admin')
  const taking = useMutation({ mutationFn: take })
  const problem = useErrorText(taking.error)
  return (
    <>
      {problem && <FormProblem>{problem}</FormProblem>}
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t('list.exportAs', { format })}
          loading={taking.isPending && taking.variables === format}
          onClick={() => taking.mutate(format)}
        >
          {format}
        </Button>
      ))}
    </>
  )
}
