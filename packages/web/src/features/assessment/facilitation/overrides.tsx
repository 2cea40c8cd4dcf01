import { Button } from '@mantine/core'
import type { Facilitation, ScoreOverride } from '@oktant/contract/assessment/facilitation.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import styles from '../attempt-history/history.module.css'
import { overrideScore, takeOverrideBack } from './facilitation.queries.ts'

type OverridesProps = {
  id: number
  data: Facilitation
  numberOf: (questionScoreId: number | null) => number
}

/** Points that a person gave in the place of others, which can be taken back. */
export function Overrides({ id, data, numberOf }: OverridesProps) {
  const { t } = useTranslation('facilitation')
  const { overrides, launch, can } = data
  if (overrides.length === 0) return null
  const scoreOf = (row: number) => launch.questionScores.find((one) => one.id === row)?.score ?? 0
  return (
    <RecordSection title={t('override.title')} hint={t('override.hint')}>
      {overrides.map((one) => (
        <Override
          key={one.questionScoreId}
          id={id}
          one={one}
          number={numberOf(one.questionScoreId)}
          now={scoreOf(one.questionScoreId)}
          mayTake={can.override}
        />
      ))}
    </RecordSection>
  )
}

type OverrideProps = { id: number; one: ScoreOverride; number: number; now: number; mayTake: boolean }

function Override({ id, one, number, now, mayTake }: OverrideProps) {
  const { t } = useTranslation('facilitation')
  const { dateTime, number: figure } = useDates()
  const { questionScoreId, before, reason, by, at } = one
  const take = useMutation({
    mutationFn: () => takeOverrideBack(id, questionScoreId, { overriddenAt: at }),
    onSuccess: () =>
      offerUndo(t('override.taken'), () =>
        overrideScore(id, questionScoreId, {
          score: now,
          reason,
          known: { score: before, overriddenAt: null },
        }),
      ),
  })
  const problem = useErrorText(take.error)
  return (
    <div className={styles['entry']}>
      <div>
        <strong>
          {t('override.change', { number, before: before === null ? '–' : figure(before), now: figure(now) })}
        </strong>
        <p className={styles['note']}>{reason}</p>
        <small className={styles['quiet']}>{t('by', { name: by, when: dateTime(at) })}</small>
      </div>
      {mayTake && (
        <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
          {t('override.take')}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
