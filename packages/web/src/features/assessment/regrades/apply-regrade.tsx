import { Button, Checkbox } from '@mantine/core'
import type { RegradeCounts, RegradePreview } from '@oktant/contract/assessment/regrades.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import type { ListState } from '../../../lib/records/list-state.ts'
import { notice } from '../../../lib/notice.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { AffectedDialog, AffectedLines } from '../../../ui/admin/affected-dialog.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import styles from './regrade.module.css'
import { useApplyRegrade } from './regrade.queries.ts'

const named = ['fails', 'passes', 'falls', 'rises', 'points', 'open', 'kept', 'unseen'] as const
const linesOf = (counts: RegradeCounts) => named.map((what) => ({ what, count: counts[what], examples: [] }))
const isNamed = (what: string) => named.find((name) => name === what) ?? 'points'

type ApplyProps = { preview: RegradePreview; list: ListState; isBusy: boolean }

/** What marking anew would change in figures, whether points may fall, and the button that does it. */
export function ApplyRegrade({ preview, list, isBusy }: ApplyProps) {
  const { t } = useTranslation('regrade')
  const { number } = useDates()
  const [isAsking, setAsking] = useState(false)
  const { counts, question, revision } = preview
  const apply = useApplyRegrade(question.id)
  const lowers = list.filter('lowers') === 'yes'
  const affected = { data: linesOf(counts), error: null, refetch: () => {} }
  const words = ({ what, count }: { what: string; count: number }) =>
    t(`count.${isNamed(what)}`, { count, number: number(count) })
  const send = () =>
    onceMade(apply.mutateAsync({ revision, lowers }), ({ total }) => {
      setAsking(false)
      notice.set({ text: t('begun', { count: total, number: number(total) }) })
    })
  if (counts.attempts === 0)
    return (
      <div className="card">
        <EmptyState title={t('nothing')} hint={t('nothingHint')} />
      </div>
    )
  return (
    <RecordSection
      title={t('change.title')}
      hint={t('change.hint', { count: counts.attempts, number: number(counts.attempts) })}
    >
      <div className={styles['change']} aria-busy={isBusy}>
        {affected.data.some(({ count }) => count > 0) ? (
          <AffectedLines affected={affected} words={words} />
        ) : (
          <p>{t('change.none')}</p>
        )}
        <Checkbox
          label={t('lowers')}
          description={t('lowersHint')}
          checked={lowers}
          onChange={(event) => list.setFilter('lowers', event.currentTarget.checked ? 'yes' : '')}
        />
        <Button className={styles['apply'] ?? ''} disabled={isBusy} onClick={() => setAsking(true)}>
          {t('apply')}
        </Button>
      </div>
      {isAsking && (
        <AffectedDialog
          title={t('confirm.title')}
          text={t(counts.fails > 0 ? 'confirm.fails' : 'confirm.text')}
          confirm={t('apply')}
          affected={affected}
          words={words}
          isDangerous={counts.fails > 0}
          isBusy={apply.isPending}
          error={apply.error}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </RecordSection>
  )
}
