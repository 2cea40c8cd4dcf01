import { Button, NativeSelect, Textarea } from '@mantine/core'
import { messages } from '@oktant/contract/kit/messages.ts'
import { type ReportFormat, reportFormats } from '@oktant/contract/reports/report-runs.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { type ReviewReport, reviewReports, takeReviewReport } from './reviews.queries.ts'

/** Leads to the reports that this person may run, of one season or of all. */
export function ReviewReportButton({ season }: { season: number }) {
  const { t } = useTranslation('reviews')
  const [isOpen, setOpen] = useState(false)
  const permissions = useUser()?.permissions ?? []
  const may = reviewReports.filter(({ needs }) => needs.some((one) => permissions.includes(one)))
  if (!may.length) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      {isOpen && <ReportDialog may={may} season={season} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = { may: readonly ReviewReport[]; season: number; onClose: () => void }

function ReportDialog({ may, season, onClose }: DialogProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const text = useLocalText()
  const readsAll = useUser()?.permissions.includes('reviews.administer') ?? false
  const [name, setName] = useState(may[0]?.name ?? 'summary')
  const [format, setFormat] = useState<ReportFormat>('CSV')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const taking = useMutation({
    mutationFn: () => takeReviewReport(name, { format, season, reason: reason.trim() }),
    onSuccess: onClose,
  })
  const problem = useErrorText(taking.error)
  const isMissing = readsAll && name === 'detail' && !reason.trim()
  return (
    <Dialog title={t('report.open')} onClose={onClose}>
      <Form
        aria-label={t('report.open')}
        action={() => {
          setAsked(true)
          if (!isMissing) taking.mutate()
        }}
      >
        <NativeSelect
          label={t('report.which')}
          description={t(season ? 'report.ofSeason' : 'report.ofAll')}
          value={name}
          data={may.map(({ name: value }) => ({ value, label: t(`report.${value}`) }))}
          onChange={({ target }) => setName(may.find((one) => one.name === target.value)?.name ?? name)}
        />
        <NativeSelect
          label={t('report.format')}
          value={format}
          data={reportFormats.map((value) => ({ value, label: t(`report.as.${value}`) }))}
          onChange={({ target }) => setFormat(reportFormats.find((one) => one === target.value) ?? format)}
        />
        {readsAll && (
          <Textarea
            label={t('report.reason')}
            description={t('report.reasonHint')}
            rows={3}
            maxLength={2000}
            value={reason}
            error={isAsked && isMissing ? text(messages.required) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={taking.isPending}>
            {t('report.take')}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
