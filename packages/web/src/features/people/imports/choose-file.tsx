import { Button, FileButton, NativeSelect, Progress } from '@mantine/core'
import { uploadImport, type ImportKind } from '@oktant/contract/people/imports.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useSearchParams } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { FormProblem, linkButton } from '../../../ui/form/form.tsx'
import { ImportProblem } from '../../../ui/form/import-problem.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { importKinds, useExportOf, useImportSample, useUploadImport } from './imports.queries.ts'
import styles from './imports.module.css'

/** What is to be brought in, and the file. */
export function ChooseFile() {
  const { t } = useTranslation('imports')
  const { data: kinds } = useSuspenseQuery(importKinds)
  const [search, setSearch] = useSearchParams()
  const [part, setPart] = useState(0)
  const navigate = useNavigate()
  const send = useUploadImport()
  const kind = kinds.find((one) => one.kind === search.get('kind'))?.kind ?? kinds[0]?.kind
  const upload = (file: File | null) => {
    if (!file || !kind) return
    setPart(0)
    send.mutate(
      { kind, file, onProgress: setPart },
      {
        onSuccess: ({ id }) =>
          void navigate(generatePath(paths.import, { id: String(id) }), { replace: true }),
      },
    )
  }
  if (!kind) return <FormProblem>{t('file.nothing')}</FormProblem>
  return (
    <RecordSection title={t('step.file')} hint={t('file.hint')}>
      <NativeSelect
        label={t('import.kind')}
        value={kind}
        maw={360}
        disabled={send.isPending}
        onChange={(event) => setSearch({ kind: event.target.value }, { replace: true })}
        data={kinds.map((one) => ({ value: one.kind, label: t(`kind.${one.kind}`) }))}
      />
      <p className={styles['about']}>{t(`kind.${kind}.about`)}</p>
      <Sample kind={kind} />
      <div
        className={styles['drop']}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          upload(event.dataTransfer.files[0] ?? null)
        }}
      >
        <FileButton accept={uploadImport.upload.types.join(',')} onChange={upload}>
          {(props) => (
            <Button loading={send.isPending} {...props}>
              {t('file.choose')}
            </Button>
          )}
        </FileButton>
        <span className={styles['quiet']}>{t('file.drop')}</span>
        {send.isPending && <Progress w="100%" value={part * 100} aria-label={t('file.progress')} />}
      </div>
      <ImportProblem error={send.error} />
    </RecordSection>
  )
}

/** What a file of this kind looks like: a small one, or what is there now. */
function Sample({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('imports')
  const sample = useImportSample()
  const present = useExportOf()
  const problem = useErrorText(sample.error ?? present.error)
  return (
    <div className={styles['links']}>
      <button type="button" className={linkButton} onClick={() => sample.mutate(kind)}>
        {t('file.sample')}
      </button>
      <button type="button" className={linkButton} onClick={() => present.mutate(kind)}>
        {t('file.export')}
      </button>
      <FormProblem>{problem}</FormProblem>
    </div>
  )
}
