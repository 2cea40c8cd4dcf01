import { Button, FileButton, NativeSelect, Progress } from '@mantine/core'
import { languages, type Language } from '@oktant/contract/http/http.ts'
import { checkQuestionFile, questionFiles } from '@oktant/contract/assessment/questions/question-files.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, isLost } from '../../../../lib/api/api-error.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLanguage } from '../../../../lib/words/language.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { ImportWords } from '../../../../ui/form/import-problem.tsx'
import { undoImport, useCheckFile, useImport } from '../author.queries.ts'
import styles from './bring-in.module.css'
import { FileReport } from './file-report.tsx'

/** Questions from a file: it is looked at first, and comes in once somebody has seen what would. */
export function BringIn({ bankId }: { bankId: number }) {
  const { t } = useTranslation('author')
  const { size } = useDates()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [file, setFile] = useState<File | null>(null)
  const [isOver, setOver] = useState(false)
  const [check, bring] = [useCheckFile(bankId), useImport(bankId)]
  const fault = check.error ?? bring.error
  const refusal = useProblem(fault)
  const problem = file?.size === 0 ? t('file.empty') : refusal
  const said = problem && file ? `${file.name}: ${problem}` : problem
  const isBusy = check.isPending || bring.isPending
  const look = (chosen: File | null, of = language) => {
    if (!chosen) return
    setFile(chosen)
    bring.reset()
    // NOTE: nobody needs to be asked what is in it.
    if (chosen.size === 0) return check.reset()
    check.send({ file: chosen, language: of })
  }
  const apply = () => {
    if (!file) return
    bring.send({ file, language }, ({ ids }) => {
      offerUndo(t('file.done', { count: ids.length }), () => undoImport(bankId, ids))
      setFile(null)
      check.reset()
    })
  }
  const sending = check.isPending ? check : bring
  return (
    <>
      <NativeSelect
        label={t('file.language')}
        description={t('file.languageHint')}
        maw={320}
        value={language}
        disabled={isBusy}
        data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={({ target }) => {
          const other = languages.find((known) => known === target.value) ?? language
          setLanguage(other)
          look(file, other)
        }}
      />
      <div
        className={styles['drop']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!isBusy) look(event.dataTransfer.files[0] ?? null)
        }}
      >
        <FileButton accept={checkQuestionFile.upload.types.join(',')} onChange={(one) => look(one)}>
          {(props) => (
            <Button variant="default" disabled={isBusy} {...props}>
              {t('file.choose')}
            </Button>
          )}
        </FileButton>
        <span className={styles['quiet']}>{t('file.drop', { most: size(questionFiles.bytes) })}</span>
        {file && isBusy && <Sending file={file} part={sending.part} onStop={sending.stop} />}
      </div>
      <FormProblem>
        {said && (fault && file?.size !== 0 ? <ImportWords error={fault} words={said} /> : said)}
      </FormProblem>
      {file && isLost(check.error) && (
        <Button variant="default" className={styles['again']} onClick={() => look(file)}>
          {t('file.again')}
        </Button>
      )}
      {file && check.data && (
        <>
          <FileReport report={check.data} file={file} />
          {check.data.questions > 0 && (
            <Button className={styles['again']} disabled={isBusy} loading={bring.isPending} onClick={apply}>
              {t('file.apply', { count: check.data.questions })}
            </Button>
          )}
        </>
      )}
    </>
  )
}

/** NOTE: which size is too large is known here alone. */
function useProblem(error: unknown) {
  const { t } = useTranslation('author')
  const { size } = useDates()
  const text = useErrorText(error)
  const isTooLarge = error instanceof ApiError && error.code === 'too_large'
  return isTooLarge
    ? t('file.tooLarge', { most: size(questionFiles.bytes), gift: size(questionFiles.giftBytes) })
    : text
}

type SendingProps = { file: File; part: number; onStop: () => void }
function Sending({ file, part, onStop }: SendingProps) {
  const { t } = useTranslation('author')
  const { size } = useDates()
  const isSending = part < 1
  const sent = { sent: size(part * file.size), all: size(file.size) }
  return (
    <div className={styles['sending']}>
      <strong className={styles['name']}>{file.name}</strong>
      <Progress value={part * 100} aria-label={t('file.progress', { name: file.name })} />
      <div className={styles['tools']}>
        <span className={styles['quiet']}>
          {isSending && t('file.sending', sent)}
          <span role="status">{!isSending && t('file.looking')}</span>
        </span>
        {/* NOTE: what has arrived as a whole is done as a whole. */}
        {isSending && (
          <Button variant="default" size="compact-md" onClick={onStop}>
            {t('file.stop')}
          </Button>
        )}
      </div>
    </div>
  )
}
