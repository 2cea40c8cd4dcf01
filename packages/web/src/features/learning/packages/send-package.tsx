import type { PackageImport } from '@oktant/contract/learning/package-imports.ts'
import { Button, FileButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportProblem } from '../../../ui/form/import-problem.tsx'
import { Sending } from '../components/fields/sending.tsx'
import { giveUp, sendPackage } from '../components/fields/upload-file.ts'
import { importsChanged } from './packages.queries.ts'
import styles from './packages.module.css'

type SendProps = { label: string; onSent: (sent: PackageImport) => void }

/** Takes a package by a button or as it is dropped, and shows it on its way as far as it really is. */
export function SendPackage({ label, onSent }: SendProps) {
  const { t } = useTranslation('packages')
  const hint = useId()
  const sending = useSending(onSent)
  return (
    <>
      <div
        className={styles['drop']}
        onDragOver={(event) => {
          event.preventDefault()
          event.currentTarget.dataset['over'] = 'true'
        }}
        onDragLeave={(event) => delete event.currentTarget.dataset['over']}
        onDrop={(event) => {
          event.preventDefault()
          delete event.currentTarget.dataset['over']
          const [dropped] = event.dataTransfer.files
          if (dropped && !sending.file) sending.begin(dropped)
        }}
      >
        {sending.file ? (
          <Sending {...sending} file={sending.file} onStop={sending.stop} />
        ) : (
          <>
            <FileButton
              accept=".zip,.xml,application/zip,application/xml,text/xml"
              onChange={(file) => file && sending.begin(file)}
            >
              {(props) => (
                <Button {...props} aria-describedby={hint}>
                  {label}
                </Button>
              )}
            </FileButton>
            <span id={hint} className={styles['quiet']}>
              {t('send.hint')}
            </span>
          </>
        )}
      </div>
      <ImportProblem error={sending.error} />
    </>
  )
}

/** One package on its way; what has arrived of it stays when the window is left, until it is given up. */
function useSending(onSent: SendProps['onSent']) {
  const [part, setPart] = useState(0)
  const [cut, setCut] = useState<number | null>(null)
  const ending = useRef<AbortController>(null)
  const { mutate, reset, error, isPending, variables } = useMutation({
    mutationFn(file: File) {
      const controller = new AbortController()
      ending.current = controller
      return sendPackage(file, {
        signal: controller.signal,
        onProgress: setPart,
        onCut: (isCut, status = 0) => setCut(isCut ? status : null),
      })
    },
    onSuccess({ import: made }) {
      onSent(made)
      void importsChanged()
    },
  })
  useEffect(() => () => ending.current?.abort(), [])
  return {
    file: isPending ? variables : null,
    part,
    isCut: cut !== null,
    status: cut ?? undefined,
    error,
    begin(file: File) {
      setPart(0)
      setCut(null)
      mutate(file)
    },
    stop() {
      ending.current?.abort()
      reset()
      if (variables) void giveUp(variables)
    },
  }
}
