import { Button } from '@mantine/core'
import type { Stay } from '@oktant/contract/people/learning-groups.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useSelection } from '../../../lib/records/selection.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { PersonPicker, type Picked } from '../../../ui/form/fields/person-picker.tsx'
import styles from './learning-groups.module.css'
import { learningGroupPeople, useStayChange } from './learning-groups.queries.ts'

function useColumns(isHistory: boolean): Column<Stay>[] {
  const { t } = useTranslation('learningGroups')
  const { dateTime, short } = useDates()
  const at = (when: string) => (
    <time className="numbers" dateTime={when} title={dateTime(when)}>
      {short(when)}
    </time>
  )
  return [
    {
      field: 'surname',
      head: t('person.name'),
      isSortable: true,
      cell: ({ surname, firstName, login }) => (
        <>
          {`${surname}, ${firstName}`}
          <span className={styles['login']}>{login}</span>
        </>
      ),
    },
    {
      field: 'reasons',
      head: t('person.reason'),
      cell: ({ reasons, decidedBy }) => (
        <>
          {reasons.map((reason) => t(`reason.${reason}`)).join(', ')}
          {decidedBy && <span className={styles['login']}>{t('person.by', { name: decidedBy })}</span>}
        </>
      ),
    },
    { field: 'since', head: t('person.since'), isSortable: true, cell: ({ since }) => at(since) },
    ...(isHistory
      ? [
          {
            field: 'until',
            head: t('person.until'),
            cell: ({ until }: Stay) => (until ? at(until) : t('person.stillHere')),
          },
        ]
      : []),
  ]
}

const views = ['excluded', 'history'] as const
const reasons = ['rule', 'hand'] as const

/** Who belongs to the group and why, who is kept out, and who came and went. */
export function LearningGroupPeople({ id }: { id: number }) {
  const { t } = useTranslation('learningGroups')
  const list = useListState({
    sort: { field: 'surname', direction: 'ASC' },
    filters: ['view', 'surname', 'reason'],
  })
  const view = views.find((name) => name === list.filter('view')) ?? 'members'
  const result = useQuery(learningGroupPeople(id, list.query))
  const state = useSelection(list)
  const change = useStayChange(id, view === 'excluded' ? 'allow' : 'remove')
  const back = useStayChange(id, view === 'excluded' ? 'exclude' : 'add')
  const problem = useErrorText(change.error)
  const { ids: chosen } = state
  const send = () =>
    onceMade(change.mutateAsync(chosen), ({ changed }) => {
      const said = t(view === 'excluded' ? 'person.allowed' : 'person.removed', { count: changed })
      offerUndo(said, () => back.mutateAsync(chosen))
      state.clear()
    })
  return (
    <RecordSection title={t('part.people')} hint={t('part.peopleHint')}>
      <AddPerson id={id} />
      <FormProblem>{problem}</FormProblem>
      <ListPart
        label={t('part.people')}
        list={list}
        result={result}
        columns={useColumns(view === 'history')}
        rowKey={(row) => (view === 'history' ? row.id : row.userId)}
        filters={
          <>
            <ChoiceFilter
              list={list}
              name="view"
              label={t('filter.view')}
              any={t('view.members')}
              choices={views.map((name) => ({ value: name, label: t(`view.${name}`) }))}
            />
            <TypedFilter list={list} name="surname" label={t('person.surname')} />
            <ChoiceFilter
              list={list}
              name="reason"
              label={t('person.reason')}
              any={t('filter.anyReason')}
              choices={reasons.map((name) => ({ value: name, label: t(`reason.${name}`) }))}
            />
          </>
        }
        {...(view !== 'history' && {
          selection: {
            state,
            nameOf: ({ fullName }: Stay) => fullName,
            isByName: true,
            actions: (
              <Button loading={change.isPending} onClick={send}>
                {t(view === 'excluded' ? 'person.allow' : 'person.remove')}
              </Button>
            ),
          },
        })}
        empty={{ title: t(view === 'members' ? 'person.empty' : 'person.none') }}
      />
    </RecordSection>
  )
}

function AddPerson({ id }: { id: number }) {
  const { t } = useTranslation('learningGroups')
  const [person, setPerson] = useState<Picked | null>(null)
  const add = useStayChange(id, 'add')
  const exclude = useStayChange(id, 'exclude')
  const allow = useStayChange(id, 'allow')
  const problem = useErrorText(add.error ?? exclude.error)
  const putIn = ({ id: userId, fullName: name }: Picked) =>
    onceMade(add.mutateAsync([userId]), ({ changed }) => {
      notice.set({ text: t(changed ? 'person.added' : 'person.there', { name }) })
      setPerson(null)
    })
  const keepOut = ({ id: userId, fullName: name }: Picked) =>
    onceMade(exclude.mutateAsync([userId]), ({ changed }) => {
      if (changed) offerUndo(t('person.excluded', { name }), () => allow.mutateAsync([userId]))
      else notice.set({ text: t('person.outAlready', { name }) })
      setPerson(null)
    })
  return (
    <div className={styles['add']}>
      <PersonPicker
        key={person ? 'chosen' : 'open'}
        label={t('person.choose')}
        value={person}
        error={problem}
        onChange={setPerson}
      />
      <Button disabled={!person} loading={add.isPending} onClick={() => person && putIn(person)}>
        {t('person.add')}
      </Button>
      <Button
        variant="default"
        disabled={!person}
        loading={exclude.isPending}
        onClick={() => person && keepOut(person)}
      >
        {t('person.exclude')}
      </Button>
    </div>
  )
}
