import { Button } from '@mantine/core'
import { type Goal, goalTypes } from '@oktant/contract/development/goal-shapes.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useSearch } from '../../../lib/records/search.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import { useGoalFaults } from './goal-faults.ts'
import { formOf, GoalFields } from './goal-fields.tsx'
import { goalAbout, oneGoal, useSaveGoal } from './goals.queries.ts'
import styles from './goals.module.css'

/** A goal about something: one's own, or a filled-in new one. */
export function GoalFormScreen() {
  const { type, id } = useParams()
  const [search] = useSearch()
  const known = Number(search.get('goal'))
  const goalType = goalTypes.find((one) => one === type) ?? 'EXTERNAL'
  if (known) return <KnownGoal key={known} id={known} />
  return (
    <GoalAbout
      key={`${type}-${id}`}
      type={goalType}
      id={Number(id) || 0}
      competencyItemId={Number(search.get('competency')) || 0}
      isAgain={search.has('again')}
    />
  )
}

function KnownGoal({ id }: { id: number }) {
  const { data } = useSuspenseQuery(oneGoal(id))
  return <GoalForm goal={data} />
}

type AboutProps = { type: Goal['goalTypeE']; id: number; competencyItemId: number; isAgain: boolean }

function GoalAbout({ type, id, competencyItemId, isAgain }: AboutProps) {
  const { data } = useSuspenseQuery(goalAbout(type, id, competencyItemId))
  const goal = isAgain
    ? { ...data, id: 0, revision: 0, comments: '', can: { ...data.can, change: true } }
    : data
  return <GoalForm goal={goal} />
}

function GoalForm({ goal }: { goal: Goal }) {
  const { t } = useTranslation(['goals', 'shell'])
  const navigate = useNavigate()
  const [values, setValues] = useState(() => formOf(goal))
  const save = useSaveGoal(goal.id, goal.revision)
  const problem = useErrorText(save.error)
  const errorAt = useGoalFaults(save.error)
  const send = (status: 0 | 1) =>
    onceMade(save.mutateAsync({ ...values, status }), ({ message }) => {
      notice.set({ text: message ?? t(status ? 'done.request' : 'done.keep') })
      void navigate(paths.myGoals)
    })
  const isRequesting = save.isPending && save.variables.status === goalStatus.requested
  const title = goal.typeId ? goal.name : t(goal.id ? 'form.title' : 'form.new')
  return (
    <div className="page">
      <BackLink to={paths.myGoals} label={t('shell:screen.myGoals')} />
      <PageHeader title={title} lead={t('form.lead')} />
      {goal.can.change ? (
        <Form className={styles['form'] ?? ''} action={() => send(goalStatus.requested)} aria-label={title}>
          {goal.competency && <p>{t('form.competency', { name: goal.competency.name })}</p>}
          <GoalFields
            id={goal.id}
            values={values}
            isCostKnown={goal.typeId !== 0 && goal.costCents !== null}
            errorAt={errorAt}
            onChange={(change) => setValues((before) => ({ ...before, ...change }))}
          />
          <FormProblem>{problem}</FormProblem>
          <div className={styles['deeds']}>
            <SaveButton isBusy={isRequesting}>{t('deed.request')}</SaveButton>
            <Button variant="default" disabled={save.isPending} onClick={() => send(goalStatus.created)}>
              {t('deed.keep')}
            </Button>
          </div>
        </Form>
      ) : (
        <p>{t('form.open', { status: goal.statusName })}</p>
      )}
    </div>
  )
}
