import { Button } from '@mantine/core'
import type { UserRow } from '@oktant/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { useSelection } from '../../../lib/records/selection.ts'
import { StatusFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Person } from '../../../ui/person/person.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { PersonPicker, type Picked } from '../../../ui/form/fields/person-picker.tsx'
import styles from './groups.module.css'
import { members, useAddMembers, useRemoveMembers } from './groups.queries.ts'

function useColumns(): Column<UserRow>[] {
  const { t } = useTranslation('groups')
  return [
    {
      field: 'surname',
      head: t('member.name'),
      isSortable: true,
      cell: ({ surname, firstName, fullName, avatar }) => (
        <Person name={fullName} src={avatar} size={30}>
          {`${surname}, ${firstName}`}
        </Person>
      ),
    },
    { field: 'login', head: t('member.login'), isSortable: true, cell: ({ login }) => login },
  ]
}

/** Who belongs to the group; people are added one by one here, and many at once from the list of users. */
export function GroupMembers({ id }: { id: number }) {
  const { t } = useTranslation('groups')
  const list = useListState({
    sort: { field: 'surname', direction: 'ASC' },
    filters: ['surname', 'firstName', 'login', 'email', 'userStatus.name'],
  })
  const state = useSelection(list)
  const result = useQuery(members(id, list.query))
  const remove = useRemoveMembers(id)
  const add = useAddMembers(id)
  const problem = useErrorText(remove.error)
  const { ids: chosen } = state
  const takeOut = () =>
    onceMade(remove.mutateAsync(chosen), ({ changed }) => {
      offerUndo(t('member.removed', { count: changed }), () => add.mutateAsync(chosen))
      state.clear()
    })
  return (
    <RecordSection title={t('part.members')} hint={t('part.membersHint')}>
      <AddMember id={id} />
      {problem && <FormProblem>{problem}</FormProblem>}
      <ListPart
        label={t('part.members')}
        list={list}
        result={result}
        columns={useColumns()}
        rowKey={(row) => row.id}
        filters={
          <>
            <TypedFilter list={list} name="surname" label={t('member.surname')} />
            <TypedFilter list={list} name="firstName" label={t('member.firstName')} />
            <TypedFilter list={list} name="login" label={t('member.login')} />
            <TypedFilter list={list} name="email" label={t('member.email')} />
            <StatusFilter list={list} />
          </>
        }
        selection={{
          state,
          nameOf: ({ fullName }) => fullName,
          // NOTE: a whole filter is changed from the list of users.
          isByName: true,
          actions: (
            <Button loading={remove.isPending} onClick={takeOut}>
              {t('member.remove')}
            </Button>
          ),
        }}
        empty={{ title: t('member.empty') }}
      />
    </RecordSection>
  )
}

function AddMember({ id }: { id: number }) {
  const { t } = useTranslation('groups')
  const [person, setPerson] = useState<Picked | null>(null)
  const add = useAddMembers(id)
  const problem = useErrorText(add.error)
  const submit = () => {
    if (!person) return
    onceMade(add.mutateAsync([person.id]), ({ changed }) => {
      notice.set({ text: t(changed ? 'member.added' : 'member.there', { name: person.fullName }) })
      setPerson(null)
    })
  }
  return (
    <div className={styles['add']}>
      <PersonPicker
        key={person ? 'chosen' : 'open'}
        label={t('member.add')}
        value={person}
        error={problem}
        onChange={setPerson}
      />
      <Button disabled={!person} loading={add.isPending} onClick={submit}>
        {t('member.addButton')}
      </Button>
    </div>
  )
}
