import { Button, Checkbox, TextInput } from '@mantine/core'
import type { AssignedGoalForm, Goal, GoalSubject } from '@oktant/contract/development/goal-shapes.ts'
import { delays } from '@oktant/contract/kit/constants.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { notice } from '../../../../lib/notice.ts'
import { useSearch } from '../../../../lib/records/search.ts'
import { Form, FormProblem } from '../../../../ui/form/form.tsx'
import { SaveButton } from '../../../../ui/form/save-button.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { ComingState, EmptyState, ErrorState } from '../../../../ui/page/states.tsx'
import { useGoalFaults } from '../goal-faults.ts'
import { formOf, GoalFields } from '../goal-fields.tsx'
import { GoalSearch } from '../goal-search.tsx'
import { goalAbout, goalPeople, useAssignGoals } from '../goals.queries.ts'
import styles from '../goals.module.css'

type Chosen = Pick<GoalSubject, 'goalTypeE' | 'id'> & { competencyItemId?: number }

/** From a gap: the competency that is missing, and to whom. */
function useGap() {
  const [search] = useSearch()
  const competencyItemId = Number(search.get('competency')) || 0
  const person = { id: Number(search.get('person')) || 0, name: search.get('name') ?? '' }
  return { competencyItemId, person }
}

/** Gives people a training goal: first what, then whom. */
export function AssignGoalsScreen() {
  const { t } = useTranslation(['goals', 'shell'])
  const { competencyItemId } = useGap()
  const [subject, setSubject] = useState<Chosen | null>(() =>
    competencyItemId ? { goalTypeE: 'EXTERNAL', id: 0, competencyItemId } : null,
  )
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.assignGoals')}
        lead={t('assign.lead')}
        tools={
          <Button variant="default" onClick={() => setSubject({ goalTypeE: 'EXTERNAL', id: 0 })}>
            {t('assign.blank')}
          </Button>
        }
      />
      <GoalSearch onChoose={setSubject} />
      {subject && (
        <About key={`${subject.goalTypeE}-${subject.id}`} subject={subject} onDone={() => setSubject(null)} />
      )}
    </div>
  )
}

function About({ subject, onDone }: { subject: Chosen; onDone: () => void }) {
  const { data, error, refetch } = useQuery(
    goalAbout(subject.goalTypeE, subject.id, subject.competencyItemId),
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <AssignForm goal={data} onDone={onDone} /> : <ComingState />
}

function AssignForm({ goal, onDone }: { goal: Goal; onDone: () => void }) {
  const { t } = useTranslation('goals')
  // NOTE: what one wrote oneself about the same is nobody else's.
  const [values, setValues] = useState<AssignedGoalForm>(() => ({
    ...formOf(goal),
    comments: '',
    customFieldValues: [],
  }))
  const { person } = useGap()
  const isForGap = goal.competency !== null && person.id > 0
  const [people, setPeople] = useState<readonly number[]>(isForGap ? [person.id] : [])
  const [isChecked, setChecked] = useState(false)
  const assign = useAssignGoals()
  const problem = useErrorText(assign.error)
  const errorAt = useGoalFaults(assign.error)
  const send = () => {
    setChecked(true)
    if (!people.length) return
    onceMade(assign.mutateAsync({ userIds: [...people], goal: values }), ({ assigned, already }) => {
      notice.set({ text: t('done.assign', { count: assigned, already }) })
      onDone()
    })
  }
  return (
    <Form className={styles['form'] ?? ''} action={send} aria-label={t('assign.form')}>
      <h2>{goal.typeId ? goal.name : t('form.new')}</h2>
      {goal.competency && <p>{t('form.competency', { name: goal.competency.name })}</p>}
      <GoalFields
        id={0}
        values={values}
        isCostKnown={goal.typeId !== 0 && goal.costCents !== null}
        errorAt={errorAt}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <People chosen={people} first={isForGap ? person.name : ''} onChange={setPeople} />
      <FormProblem>{isChecked && !people.length ? t('assign.nobody') : problem}</FormProblem>
      <div className={styles['deeds']}>
        <SaveButton isBusy={assign.isPending}>{t('deed.assign')}</SaveButton>
      </div>
    </Form>
  )
}

type PeopleProps = {
  chosen: readonly number[]
  /** What is searched for at first. */
  first: string
  onChange: (chosen: readonly number[]) => void
}

function People({ chosen, first, onChange }: PeopleProps) {
  const { t } = useTranslation('goals')
  const [text, setText] = useState(first)
  const [asked] = useDebouncedValue(text.trim(), delays.filterLockMs)
  const { data, error, refetch } = useQuery(goalPeople({ searchTerm: asked, _perPage: 50 }))
  const turn = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={styles['people']}>
      <legend>{t('assign.people', { count: chosen.length })}</legend>
      <TextInput
        type="search"
        label={t('assign.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.content.length === 0 && <EmptyState title={t('assign.none')} hint={t('assign.noneHint')} />}
      {data?.content.map(({ id, name, jobRole }) => (
        <Checkbox
          key={id}
          label={name}
          description={jobRole}
          checked={chosen.includes(id)}
          onChange={() => turn(id)}
        />
      ))}
    </fieldset>
  )
}
