import type { Goal } from '@oktant/contract/development/goal-shapes.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../../../lib/session/session-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useMoney } from '../../../lib/words/shown/money.ts'
import { Facts } from '../../../ui/facts.tsx'
import { GoalFiles } from './goal-files.tsx'
import styles from './goals.module.css'

type GoalCardProps = {
  goal: Goal
  /** Is it what the address leads to? Then it comes into sight. */
  isNamed?: boolean
  children?: ReactNode
}

/** A goal in a list: what it is, where it stands, and what may be done with it. */
export function GoalCard({ goal, isNamed = false, children }: GoalCardProps) {
  const { t } = useTranslation('goals')
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return (
    <article
      ref={card}
      className={`card ${styles['card']}`}
      aria-current={isNamed || undefined}
      aria-label={goal.name}
    >
      <div className={styles['head']}>
        <h2>{goal.name || t('nameless')}</h2>
        <strong>{goal.statusName}</strong>
      </div>
      <GoalFacts goal={goal} />
      {children}
    </article>
  )
}

export function GoalFacts({ goal }: { goal: Goal }) {
  const { t } = useTranslation('goals')
  const { day, dateTime } = useDates()
  const money = useMoney()
  const isOwn = useUser()?.id === goal.user.id
  const { costCents: cents, currency, waitsFor, booking, proof, clawback } = goal
  const who = ({ name, deputies }: NonNullable<Goal['waitsFor']>) =>
    deputies.length ? t('waitsForAway', { name, deputies: deputies.join(', ') }) : (name ?? t('hr'))
  const amount = (value: number | null) => (value === null ? null : money({ cents: value, currency }))
  return (
    <>
      <Facts
        facts={[
          [t('field.person'), isOwn ? null : goal.user.name],
          [t('field.type'), t(`type.${goal.goalTypeE}`)],
          [t('field.competency'), goal.competency?.name ?? null],
          [t('field.category'), goal.trainingGoalFilter?.name ?? null],
          [t('field.achieveBy'), goal.achieveBy && day(goal.achieveBy)],
          [t('field.achieved'), goal.achievedDate && day(goal.achievedDate)],
          [t('field.requested'), goal.requestDate && dateTime(goal.requestDate)],
          [t('field.cost'), amount(cents)],
          [t('field.waitsFor'), waitsFor && who(waitsFor)],
          [t('field.clawback'), clawback.flag ? amount(clawback.amountCents) : null],
          [t('field.months'), clawback.flag ? clawback.months : null],
          [t('field.left'), clawback.flag ? amount(clawback.leftCents) : null],
          [t('field.assignedBy'), goal.assignedBy?.name ?? null],
          [t('field.comments'), goal.comments],
          [t('field.managerComments'), goal.managerComments],
          [t('field.reason'), goal.userCancellationReason],
        ]}
      />
      {booking && (
        <p className={styles['note']}>
          {booking.lostAt ? t('booking.lost') : <Link to={booking.path}>{t(`booking.${booking.kind}`)}</Link>}
        </p>
      )}
      {proof && (
        <p className={styles['note']}>
          {proof.path ? <Link to={proof.path}>{t(`proof.${proof.kind}`)}</Link> : t(`proof.${proof.kind}`)}{' '}
          {proof.isRevoked && <strong>{t('proof.revoked')}</strong>}
        </p>
      )}
      <GoalFiles goal={goal} />
    </>
  )
}
