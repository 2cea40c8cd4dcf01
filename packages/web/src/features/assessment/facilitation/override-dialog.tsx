import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { learningMessages } from '@oktant/contract/kit/messages/learning.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import {
  type KnownPoints,
  longestFlagNote,
  type ScoreOverride,
} from '@oktant/contract/assessment/facilitation.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { overrideScore } from './facilitation.queries.ts'

type OverrideDialogProps = {
  id: number
  row: QuestionScore
  /** What a person has given already. */
  given: ScoreOverride | undefined
  onClose: () => void
}

const points = /^-?(\d+([.,]\d*)?|[.,]\d+)$/
const pointsIn = (typed: string) => Number(typed.trim().replace(',', '.'))

const knownOf = ({ score }: QuestionScore, given: ScoreOverride | undefined): KnownPoints => ({
  score,
  overriddenAt: given?.at ?? null,
})

/** What is wrong with what was typed, in the words of marking; nothing while there is nothing. */
function faultIn(typed: string, most: number) {
  if (typed.trim() === '') return null
  if (!points.test(typed.trim())) return learningMessages.mark_not_number
  if (pointsIn(typed) < 0) return learningMessages.mark_too_small
  return pointsIn(typed) > most ? learningMessages.mark_too_large : null
}

/** Gives an answer other points, for a reason that its learner reads. */
export function OverrideDialog({ id, row, given, onClose }: OverrideDialogProps) {
  const { t } = useTranslation('facilitation')
  const { number } = useDates()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const most = row.question.fullScore
  const message = useMessage()
  const fault = faultIn(typed, most)
  const isReady = typed.trim() !== '' && fault === null && reason.trim() !== ''
  // NOTE: what changes while somebody types was not seen by them until they are told.
  const [opened] = useState<KnownPoints>(() => knownOf(row, given))
  const [isTold, setTold] = useState(false)
  const override = useMutation({
    mutationFn: (known: KnownPoints) => overrideScore(id, row.id, { score: pointsIn(typed), reason, known }),
    onSuccess() {
      notice.set({ text: t('override.done') })
      onClose()
    },
    onError: (error) => setTold(isTold || isFailure(error, 'content_changed')),
  })
  const problem = useErrorText(override.error)
  const known = isTold ? knownOf(row, given) : opened
  return (
    <Dialog title={t('override.give')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) override.mutate(known)
        }}
      >
        <Stack>
          <TextInput
            label={t('override.points', { of: number(most) })}
            description={t('override.now', { now: number(known.score ?? 0) })}
            error={fault && message(fault)}
            inputMode="decimal"
            data-autofocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Textarea
            label={t('override.reason')}
            description={t('override.reasonHint')}
            maxLength={longestFlagNote}
            rows={4}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <FormProblem>
            {problem && (
              <>
                {problem}
                {isFailure(override.error, 'content_changed') && <Overtaken by={given} />}
              </>
            )}
          </FormProblem>
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={!isReady} loading={override.isPending}>
              {t('override.send')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Whose points stand there now and why, and how one's own still come to count. */
function Overtaken({ by }: { by: ScoreOverride | undefined }) {
  const { t } = useTranslation('facilitation')
  return (
    <>
      {by && (
        <>
          <br />
          {t('override.theirs', { name: by.by, reason: by.reason })}
        </>
      )}
      <br />
      {t('override.again')}
    </>
  )
}
