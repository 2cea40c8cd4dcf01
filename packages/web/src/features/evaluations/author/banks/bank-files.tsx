import '@mantine/core/styles/Input.layer.css'
import { Button, FileButton, NativeSelect } from '@mantine/core'
import { languages, type Language } from '@oktant/contract/http.ts'
import { questionFormats, type QuestionFormat } from '@oktant/contract/question-files.ts'
import type { QuestionBankView } from '@oktant/contract/question-banks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useLanguage } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record-screen.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { useFaultWords } from '../author-words.ts'
import {
  type QuestionFile,
  saveQuestionFile,
  undoImport,
  useCheckFile,
  useExport,
  useImport,
} from '../author.queries.ts'
import styles from '../author.module.css'

/** Questions from other programs, and for them. */
export function BankFiles({ bank }: { bank: QuestionBankView }) {
  const { t } = useTranslation('author')
  const written = useExport(bank.id)
  const problem = useErrorText(written.error)
  return (
    <RecordSection title={t('file.title')} hint={t('file.hint')}>
      <BringIn bank={bank} />
      <div className={styles['links']}>
        {questionFormats.map((format) => (
          <Button
            key={format}
            variant="default"
            disabled={bank.questions === 0}
            loading={written.isPending && written.variables === format}
            onClick={() => written.mutate(format, { onSuccess: saveQuestionFile })}
          >
            {t('file.export', { format: t(`format.${format}`) })}
          </Button>
        ))}
      </div>
      <FormProblem>{problem}</FormProblem>
    </RecordSection>
  )
}

const formatOf = (text: string): QuestionFormat => (text.trimStart().startsWith('<') ? 'moodle' : 'gift')

function BringIn({ bank: { id } }: { bank: QuestionBankView }) {
  const { t } = useTranslation('author')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [file, setFile] = useState<QuestionFile | null>(null)
  const [check, bring] = [useCheckFile(id), useImport(id)]
  const problem = useErrorText(check.error ?? bring.error)
  const look = (sent: QuestionFile) => {
    setFile(sent)
    bring.reset()
    check.mutate(sent)
  }
  const choose = async (chosen: File | null) => {
    if (!chosen) return
    const text = await chosen.text()
    look({ format: formatOf(text), language, text })
  }
  const apply = () => {
    if (!file) return
    bring.mutate(file, {
      onSuccess({ ids }) {
        offerUndo(t('file.done', { count: ids.length }), () => undoImport(id, ids))
        setFile(null)
        check.reset()
      },
    })
  }
  return (
    <>
      <NativeSelect
        label={t('file.language')}
        description={t('file.languageHint')}
        maw={320}
        value={language}
        data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={({ target }) => {
          const other = languages.find((known) => known === target.value) ?? language
          setLanguage(other)
          if (file) look({ ...file, language: other })
        }}
      />
      <div className={styles['links']}>
        <FileButton
          accept=".txt,.gift,.xml,text/plain,text/xml,application/xml"
          onChange={(one) => void choose(one)}
        >
          {(props) => (
            <Button variant="default" loading={check.isPending} {...props}>
              {t('file.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      <FormProblem>{problem}</FormProblem>
      {file && check.data && (
        <>
          <Report report={check.data} />
          <div className={styles['links']}>
            <Button disabled={check.data.questions === 0} loading={bring.isPending} onClick={apply}>
              {t('file.apply', { count: check.data.questions })}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

type Checked = NonNullable<ReturnType<typeof useCheckFile>['data']>
const tones = { read: 'ok', noted: 'warn', refused: 'bad' } as const

/** What each question of the file comes to. */
function Report({ report }: { report: Checked }) {
  const { t } = useTranslation('author')
  const { ofCode } = useFaultWords()
  return (
    <div role="status">
      <p>
        {t('file.found', { count: report.questions })}{' '}
        {report.refused > 0 && t('file.refused', { count: report.refused })}
      </p>
      {report.lines.length > 0 && (
        <ol className={styles['report']}>
          {report.lines.map(({ line, outcome, title, code }, index) => (
            <li key={`${line}-${index}`} className={styles['named']}>
              <strong>{title || t('file.untitled')}</strong>
              <span>
                {t('file.line', { number: line })}{' '}
                <span className="pill" data-tone={tones[outcome]}>
                  {code ? ofCode(code) : t('file.read')}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
