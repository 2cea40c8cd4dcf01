import { Button } from '@mantine/core'
import type { QuestionBankView } from '@oktant/contract/assessment/questions/question-banks.ts'
import { questionFormats } from '@oktant/contract/assessment/questions/question-files.ts'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { useExport } from '../author.queries.ts'
import styles from '../author.module.css'
import { BringIn } from './bring-in.tsx'

/** Questions from other programs, and for them. */
export function BankFiles({ bank }: { bank: QuestionBankView }) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const written = useExport(bank.id)
  const problem = useErrorText(written.error)
  const name = text(bank.title).replace(/[^\p{L}\p{N}]+/gu, '-')
  return (
    <RecordSection title={t('file.title')} hint={t('file.hint')}>
      <BringIn bankId={bank.id} />
      <div className={styles['links']}>
        {questionFormats.map((format) => (
          <Button
            key={format}
            variant="default"
            disabled={bank.questions === 0}
            loading={written.isPending && written.variables.format === format}
            onClick={() => written.mutate({ format, name })}
          >
            {t('file.export', { format: t(`format.${format}`) })}
          </Button>
        ))}
      </div>
      <FormProblem>{problem}</FormProblem>
    </RecordSection>
  )
}
