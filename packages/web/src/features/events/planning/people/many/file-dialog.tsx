import { Button, FileButton } from '@mantine/core'
import type { addInviteesByFile, InviteeFault } from '@oktant/contract/events/invitees.ts'
import type { Reply } from '@oktant/contract/http/http.ts'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { notice } from '../../../../../lib/notice.ts'
import { DialogButtons } from '../../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../../ui/form/form.tsx'
import styles from '../../planning.module.css'
import { addByFile } from './invitees.queries.ts'
import { textOfFile } from './text-of-file.ts'

type DialogProps = { id: number; onClose: () => void }
type Done = Reply<typeof addInviteesByFile>

/** Puts down whom a list names. Lines that name nobody are shown first, and nobody is put down meanwhile. */
export function FileDialog({ id, onClose }: DialogProps) {
  const { t } = useTranslation(['planning', 'common'])
  const [text, setText] = useState('')
  const adding = useMutation({
    async mutationFn(sent: { file: File } | { text: string }) {
      const isFile = 'file' in sent
      const read = isFile ? await textOfFile(sent.file) : sent.text
      setText(read)
      return addByFile(id, read, !isFile)
    },
    onSuccess({ isHeld, added, already }) {
      if (isHeld) return
      const words = [t('many.added', { count: added }), already > 0 && t('many.already', { count: already })]
      notice.set({ text: words.filter(Boolean).join(' ') })
      onClose()
    },
  })
  const { data } = adding
  const problem = useErrorText(adding.error)
  return (
    <Dialog title={t('many.fileTitle')} size="lg" onClose={onClose}>
      <div className={styles['stack']}>
        <p>{t('many.fileHint')}</p>
        <div>
          <FileButton
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(file) => file && adding.mutate({ file })}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                loading={adding.isPending}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                {t(data ? 'many.fileAgain' : 'many.fileChoose')}
              </Button>
            )}
          </FileButton>
        </div>
        <div role="status">{data?.isHeld && <Faults done={data} />}</div>
        <FormProblem>{problem}</FormProblem>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        {data?.isHeld && data.found > 0 && (
          <Button loading={adding.isPending} onClick={() => adding.mutate({ text })}>
            {t('many.addOthers', { count: data.found })}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

const mostShown = 50

function Faults({ done: { faults } }: { done: Pick<Done, 'faults'> }) {
  const { t } = useTranslation('planning')
  const more = faults.length - mostShown
  return (
    <>
      <p>{t('many.held', { count: faults.length })}</p>
      <ul className={styles['faults']}>
        {faults.slice(0, mostShown).map(({ line, text, fault }: InviteeFault) => (
          <li key={line}>{t(`many.fault.${fault}`, { line, text })}</li>
        ))}
      </ul>
      {more > 0 && <p>{t('many.moreFaults', { count: more })}</p>}
    </>
  )
}
