import type { Reward } from '@oktant/contract/development/rewards.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from './rewards.module.css'
import { TakeBack } from './take-back.tsx'

/** What it is for, why it was given, and whether it still stands. */
function About({ reward }: { reward: Reward }) {
  const { t } = useTranslation('rewards')
  const text = useLocalText()
  const { short } = useDates()
  const { kind, reason, about, takenBack } = reward
  return (
    <div className={styles['about']} data-taken={takenBack ? true : undefined}>
      <strong>{text(kind.name)}</strong>
      <span>{about ? text(about) : reason}</span>
      {takenBack && (
        <em>
          {takenBack.by
            ? t('takenBack', { day: short(takenBack.at), name: takenBack.by.name, reason: takenBack.reason })
            : t('takenBackByRule', { day: short(takenBack.at) })}
        </em>
      )}
    </div>
  )
}

/** The columns of a list of rewards; to whom and by whom are named where they differ. */
export function useRewardColumns({ isSortable = false } = {}) {
  const { t } = useTranslation('rewards')
  const { short } = useDates()
  const columns: Record<'kind' | 'user' | 'giver' | 'points' | 'givenAt' | 'deeds', Column<Reward>> = {
    kind: { field: 'kind', head: t('field.kind'), isLong: true, cell: (reward) => <About reward={reward} /> },
    user: { field: 'user.name', head: t('field.user'), isSortable, cell: ({ user }) => user.name },
    giver: {
      field: 'giver.name',
      head: t('field.giver'),
      isSortable,
      cell: ({ giver }) => giver?.name ?? t('byRule'),
    },
    points: {
      field: 'points',
      head: t('field.points'),
      isSortable,
      align: 'end',
      cell: ({ points }) => <span className="numbers">{points}</span>,
    },
    givenAt: {
      field: 'givenAt',
      head: t('field.givenAt'),
      isSortable: true,
      isShort: true,
      cell: ({ givenAt }) => <span className="numbers">{short(givenAt)}</span>,
    },
    deeds: {
      field: 'deeds',
      head: t('takeBack.open'),
      cell: (reward) => (reward.can.takeBack ? <TakeBack reward={reward} /> : null),
    },
  }
  return columns
}
