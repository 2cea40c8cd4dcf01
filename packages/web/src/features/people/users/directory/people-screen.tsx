import type { VisiblePerson } from '@oktant/contract/people/directory.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { StatusFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { Person } from '../../../../ui/person/person.tsx'
import { visiblePeople } from './directory.queries.ts'
import styles from '../users.module.css'

function useColumns(): Column<VisiblePerson>[] {
  const { t } = useTranslation('users')
  const { short } = useDates()
  return [
    {
      field: 'surname',
      head: t('user.name'),
      isSortable: true,
      cell: ({ id, surname, firstName, fullName, avatar }) => (
        <Person name={fullName} src={avatar} size={34}>
          <Link to={generatePath(paths.person, { id: String(id) })}>{`${surname}, ${firstName}`}</Link>
        </Person>
      ),
    },
    { field: 'jobRole', head: t('user.jobRole'), cell: ({ jobDescription }) => jobDescription?.name },
    { field: 'locality', head: t('user.locality'), cell: ({ locality }) => locality?.name },
    { field: 'manager', head: t('user.manager'), cell: ({ manager }) => manager?.fullName },
    {
      field: 'courses',
      head: t('people.courses'),
      cell: ({ courses: { count, done, overdue } }) =>
        count > 0 && (
          <span className={styles['ofCourses']}>
            {t('people.passed', { done, count })}
            {overdue > 0 && <strong>{t('people.overdue', { count: overdue })}</strong>}
          </span>
        ),
    },
    {
      field: 'lastLoggedInAt',
      head: t('user.lastLoggedIn'),
      isSortable: true,
      isShort: true,
      cell: ({ lastLoggedInAt }) => (lastLoggedInAt ? short(lastLoggedInAt) : t('user.never')),
    },
  ]
}

/** Everybody for HR, and for line managers the people below them. */
export function PeopleScreen() {
  const { t } = useTranslation(['users', 'shell'])
  const seesAll = useUser()?.permissions.includes('people.seeAll') ?? false
  const list = useListState({
    sort: { field: 'surname', direction: 'ASC' },
    filters: ['surname', 'firstName', 'login', 'email', 'userStatus.name'],
    defaults: { 'userStatus.name': 'Active' },
  })
  return (
    <ListScreen
      title={t('shell:screen.people')}
      lead={t(seesAll ? 'people.leadAll' : 'people.leadTeam')}
      list={list}
      result={useQuery(visiblePeople(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="surname" label={t('user.surname')} />
          <TypedFilter list={list} name="firstName" label={t('user.firstName')} />
          <TypedFilter list={list} name="login" label={t('user.login')} />
          <TypedFilter list={list} name="email" label={t('user.emailAddress')} />
          <StatusFilter list={list} />
        </>
      }
      empty={{ title: t(seesAll ? 'people.emptyAll' : 'people.emptyTeam'), hint: t('people.emptyHint') }}
    />
  )
}
