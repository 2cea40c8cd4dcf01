import { Button, Textarea } from '@mantine/core'
import type { CertificateRecord } from '@oktant/contract/learning/certificates/certificates.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../../ui/form/form.tsx'
import { useReissueCertificate, useRevokeCertificate } from '../certificates.queries.ts'

/** To revoke a certificate, or to issue it again; both ask why, and its holder is told. */
export function EndButtons({ certificate }: { certificate: CertificateRecord }) {
  const { t } = useTranslation('certificates')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'revoke' | 'reissue' | null>(null)
  const { id, number, can } = certificate
  const revoke = useRevokeCertificate(id)
  const reissue = useReissueCertificate(id)
  const doing = open === 'reissue' ? reissue : revoke
  const close = () => {
    setOpen(null)
    revoke.reset()
    reissue.reset()
  }
  const send = (reason: string) =>
    onceMade(doing.mutateAsync(reason), (made) => {
      notice.set({ text: t(`done.${open ?? 'revoke'}`, { number: made.number }) })
      close()
      if (made.id !== id) void navigate(generatePath(paths.issuedCertificate, { id: String(made.id) }))
    })
  return (
    <>
      {can.reissue && (
        <Button variant="default" onClick={() => setOpen('reissue')}>
          {t('open.reissue')}
        </Button>
      )}
      {can.revoke && (
        <Button variant="default" onClick={() => setOpen('revoke')}>
          {t('open.revoke')}
        </Button>
      )}
      {open && (
        <AskWhy
          title={t(`title.${open}`, { number })}
          text={t(`text.${open}`)}
          confirm={t(`confirm.${open}`)}
          isDangerous={open === 'revoke'}
          isBusy={doing.isPending}
          error={doing.error}
          onConfirm={send}
          onClose={close}
        />
      )}
    </>
  )
}

type AskProps = {
  title: string
  text: string
  confirm: string
  isDangerous: boolean
  isBusy: boolean
  error: unknown
  onConfirm: (reason: string) => void
  onClose: () => void
}

function AskWhy({ title, text, confirm, isDangerous, isBusy, error, onConfirm, onClose }: AskProps) {
  const { t } = useTranslation(['certificates', 'common'])
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const problem = useErrorText(error)
  const send = () => {
    setMissing(!reason.trim())
    if (reason.trim()) onConfirm(reason)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form action={send} aria-label={title}>
        <p>{text}</p>
        <Textarea
          label={t('why.label')}
          description={t('why.hint')}
          value={reason}
          maxLength={500}
          rows={3}
          data-autofocus
          error={isMissing && t('why.needed')}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" color={isDangerous ? 'coral.6' : 'iris'} loading={isBusy}>
            {confirm}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
