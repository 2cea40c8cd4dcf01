import { Button, Skeleton } from '@mantine/core'
import type { Deputy } from '@oktant/contract/people/deputies.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../lib/deferred.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { ownDeputies } from './deputies.queries.ts'
import styles from './deputies.module.css'
import { useDeputyWords } from './deputy-words.ts'
import { EndDeputy } from './end-deputy.tsx'

const DeputyDialog = deferred(
  () => import('./deputy-dialog.tsx').then((file) => file.DeputyDialog),
  ['deputies'],
)

/** Who decides in one's place, and for whom one decides. */
export function DeputiesTab() {
  const { t } = useTranslation('deputies')
  const { data, error, refetch } = useQuery(ownDeputies)
  const [isOpen, setOpen] = useState(false)
  const open = () => void DeputyDialog.prepare().then(() => setOpen(true))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        <Skeleton height={160} radius={18} />
      </LoadingState>
    )
  return (
    <>
      <section className={`card ${styles['section']}`} aria-label={t('own')}>
        <div className={styles['head']}>
          <h2>{t('own')}</h2>
          <Button onClick={open}>{t('name')}</Button>
        </div>
        {data.named.length ? <Rows rows={data.named} shows="deputy" /> : <p>{t('ownEmpty')}</p>}
      </section>
      {data.standingIn.length > 0 && (
        <section className={`card ${styles['section']}`} aria-label={t('standingIn')}>
          <h2>{t('standingIn')}</h2>
          <Rows rows={data.standingIn} shows="user" />
        </section>
      )}
      {isOpen && <DeputyDialog isForOthers={false} onClose={() => setOpen(false)} />}
    </>
  )
}

function Rows({ rows, shows }: { rows: readonly Deputy[]; shows: 'deputy' | 'user' }) {
  const { t } = useTranslation('deputies')
  const words = useDeputyWords()
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => (
        <li key={row.id} className={styles['row']}>
          <div>
            <strong>{row[shows].fullName}</strong> {row.isNow && <span className="pill">{t('now')}</span>}
            <p className={styles['hint']}>
              {words.span(row)} · {words.kinds(row)}
            </p>
          </div>
          <EndDeputy row={row} undo={shows === 'deputy' ? 'own' : null} />
        </li>
      ))}
    </ul>
  )
}
