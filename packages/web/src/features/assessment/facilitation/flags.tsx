import { Button } from '@mantine/core'
import type { AttemptFlag } from '@oktant/contract/assessment/facilitation.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import styles from '../attempt-history/history.module.css'
import { settleFlag } from './facilitation.queries.ts'

type FlagsProps = {
  id: number
  flags: readonly AttemptFlag[]
  numberOf: (questionScoreId: number | null) => number
}

/** What was found worth a second look, and what became of that. */
export function Flags({ id, flags, numberOf }: FlagsProps) {
  const { t } = useTranslation('facilitation')
  return (
    <RecordSection title={t('flags.title')} hint={t('flags.hint')}>
      {flags.length === 0 && <p className={styles['quiet']}>{t('flags.none')}</p>}
      {flags.map((flag) => (
        <Flag key={flag.id} id={id} flag={flag} number={numberOf(flag.questionScoreId)} />
      ))}
    </RecordSection>
  )
}

function Flag({ id, flag, number }: { id: number; flag: AttemptFlag; number: number }) {
  const { t } = useTranslation('facilitation')
  const { dateTime } = useDates()
  const { note, by, at, settledBy, settledAt } = flag
  const settle = useMutation({
    mutationFn: () => settleFlag(id, flag.id, true),
    onSuccess: () => offerUndo(t('flags.settled'), () => settleFlag(id, flag.id, false)),
  })
  const problem = useErrorText(settle.error)
  return (
    <div className={styles['entry']}>
      <div>
        <strong>{number > 0 ? t('flags.answer', { number }) : t('flags.whole')}</strong>
        <p className={styles['note']}>{note}</p>
        <small className={styles['quiet']}>{t('by', { name: by, when: dateTime(at) })}</small>
      </div>
      {settledAt ? (
        <small className={styles['quiet']}>
          {t('flags.settledBy', { name: settledBy ?? '', when: dateTime(settledAt) })}
        </small>
      ) : (
        <Button variant="default" loading={settle.isPending} onClick={() => settle.mutate()}>
          {t('flags.settle')}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
