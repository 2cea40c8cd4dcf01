import { Button, Skeleton } from '@mantine/core'
import type { Absence } from '@oktant/contract/events/facilitator-absences.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { ErrorState } from '../../../../ui/page/states.tsx'
import { Pager } from '../../../../ui/table/pager.tsx'
import styles from '../planning.module.css'
import { AddAbsence } from './add-absence.tsx'
import { absences, absencesPerPage, removeAbsence, restoreAbsence } from './absences.queries.ts'

/** When trainers are away: one's own, or everybody's for whoever looks after them. */
export function Absences() {
  const { t } = useTranslation('planning')
  const permissions = useUser()?.permissions ?? []
  const isOfAll = permissions.includes('events.administer') || permissions.includes('facilitators.administer')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery(absences(page))
  return (
    <div className={styles['stack']}>
      <p>{t('away.hint')}</p>
      {!data && !error && <Skeleton height={96} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.totalElements === 0 && <p role="status">{t('away.none')}</p>}
      {!!data?.content.length && (
        <>
          <ul className={styles['people']} aria-label={t('away.title')}>
            {data.content.map((row) => (
              <Row key={row.id} absence={row} isNamed={isOfAll} />
            ))}
          </ul>
          <Pager data={data} perPage={absencesPerPage} onPage={setPage} of={t('away.title')} />
        </>
      )}
      {data && <AddAbsence isForOthers={isOfAll} />}
    </div>
  )
}

/** From when to when, by the clocks where the person lives. */
function useSpan() {
  const { t } = useTranslation('planning')
  const { day } = useDates()
  return ({ fromDay, fromTime, untilDay, untilTime }: Absence) => {
    const at = (date: string, time: string | null) => [day(date), time].filter(Boolean).join(', ')
    const [from, until] = [at(fromDay, fromTime), at(untilDay, untilTime)]
    return from === until ? from : t('away.span', { from, until })
  }
}

function Row({ absence, isNamed }: { absence: Absence; isNamed: boolean }) {
  const { t } = useTranslation('planning')
  const { id, user, note } = absence
  const span = useSpan()(absence)
  const removing = useMutation({
    mutationFn: () => removeAbsence(id),
    onSuccess: () => offerUndo(t('away.removed'), () => restoreAbsence(id)),
  })
  const problem = useErrorText(removing.error)
  return (
    <li>
      <span>
        {isNamed && `${user.name}: `}
        {span} <span className={styles['quiet']}>{note}</span>
      </span>
      <Button
        size="xs"
        variant="default"
        aria-label={t('away.removeNamed', { name: user.name, span })}
        loading={removing.isPending}
        onClick={() => removing.mutate()}
      >
        {t('remove')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </li>
  )
}
