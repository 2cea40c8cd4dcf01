import { Button, Textarea, TextInput } from '@mantine/core'
import type { CalibrationLine, CalibrationRow } from '@oktant/contract/development/reviews/calibration.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { ComingState, ErrorState } from '../../../ui/page/states.tsx'
import { calibrationHistory, moveMark } from './calibration.queries.ts'
import styles from './calibration.module.css'

type DialogProps = { row: CalibrationRow; onClose: () => void }

/** What became of one mark, and, while it was not sent, where it is moved. */
export function MarkDialog({ row, onClose }: DialogProps) {
  const { t } = useTranslation(['calibration', 'common'])
  const { data, error, refetch } = useQuery(calibrationHistory(row.id))
  return (
    <Dialog title={t('dialog.title', { name: row.user.name })} onClose={onClose}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data && <ComingState />}
      {data?.content.length === 0 && <p className={styles['quiet']}>{t('history.none')}</p>}
      <ol className={styles['lines']} aria-label={t('history.title')}>
        {data?.content.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {row.can.move ? (
        <MoveForm row={row} onClose={onClose} />
      ) : (
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </DialogButtons>
      )}
    </Dialog>
  )
}

function Line({ line: { deed, from, to, reason, by, at } }: { line: CalibrationLine }) {
  const { t } = useTranslation('calibration')
  const { dateTime } = useDates()
  return (
    <li>
      <strong>{deed === 'moved' ? t('deed.moved', { from, to }) : t(`deed.${deed}`, { to })}</strong>
      <span>{dotted([by.name, dateTime(at)])}</span>
      {reason && <q>{reason}</q>}
    </li>
  )
}

const isMark = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 100

function MoveForm({ row: { id, mark, revision }, onClose }: DialogProps) {
  const { t } = useTranslation(['calibration', 'common'])
  const text = useLocalText()
  const [to, setTo] = useState(String(mark ?? ''))
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const moving = useMutation({
    mutationFn: () => moveMark(id, { mark: Number(to), reason: reason.trim(), revision }),
    onSuccess() {
      notice.set({ text: t('moved') })
      onClose()
    },
  })
  const problem = useErrorText(moving.error)
  const lacks = { mark: !isMark(to), reason: !reason.trim() }
  return (
    <Form
      aria-label={t('move')}
      action={() => {
        setAsked(true)
        if (!lacks.mark && !lacks.reason) moving.mutate()
      }}
    >
      <TextInput
        label={t('move.to')}
        inputMode="numeric"
        maxLength={3}
        value={to}
        error={isAsked && lacks.mark ? t('move.range') : undefined}
        onChange={({ target }) => setTo(target.value.replace(/\D/g, ''))}
      />
      <Textarea
        label={t('move.reason')}
        description={t('move.reasonHint')}
        rows={3}
        maxLength={2000}
        value={reason}
        error={isAsked && lacks.reason ? text(messages.required) : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" loading={moving.isPending}>
          {t('move')}
        </Button>
      </DialogButtons>
    </Form>
  )
}
