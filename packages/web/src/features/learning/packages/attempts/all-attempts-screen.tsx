import { Button } from '@mantine/core'
import type { CompanyAttemptRow } from '@oktant/contract/learning/package-attempt-records.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ListState, useListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { allPackageAttempts } from '../packages.queries.ts'
import { attemptStates, useAttemptColumns } from './attempt-columns.tsx'

function useColumns(): Column<CompanyAttemptRow>[] {
  const { t } = useTranslation('packages')
  const text = useLocalText()
  const [user, ...others] = useAttemptColumns<CompanyAttemptRow>()
  const component: Column<CompanyAttemptRow> = {
    field: 'component',
    head: t('column.component'),
    cell: ({ component: { name } }) => text(name),
  }
  return [...(user ? [user] : []), component, ...others]
}

/** Attempts at all packages; an address asks for those of one person, or in one course. */
export function AllPackageAttemptsScreen() {
  const { t } = useTranslation(['packages', 'shell'])
  const text = useLocalText()
  const list = useListState({
    sort: { field: 'savedAt', direction: 'DESC' },
    filters: ['user', 'component', 'state', 'person', 'course'],
  })
  const result = useQuery(allPackageAttempts(list.query))
  const { person, course } = result.data ?? {}
  return (
    <ListScreen
      title={t('shell:screen.allPackageAttempts')}
      lead={t('all.lead')}
      list={list}
      result={result}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="user" label={t('column.user')} />
          <TypedFilter list={list} name="component" label={t('column.component')} />
          <ChoiceFilter
            list={list}
            name="state"
            label={t('column.state')}
            any={t('attempts.anyState')}
            choices={attemptStates.map((value) => ({ value, label: t(`progress.${value}`) }))}
          />
          <OnlyOf
            list={list}
            name="person"
            words={t('all.ofPerson', { name: person?.fullName ?? t('all.one') })}
          />
          <OnlyOf
            list={list}
            name="course"
            words={t('all.ofCourse', { name: course ? text(course.name) : t('all.one') })}
          />
        </>
      }
      empty={{ title: t('all.empty'), hint: t('attempts.emptyHint') }}
    />
  )
}

/** Stands there while the list is of one person or one course, and shows all again. */
function OnlyOf({ list, name, words }: { list: ListState; name: string; words: string }) {
  const { t } = useTranslation('packages')
  if (!list.filter(name)) return null
  return (
    <Button
      variant="default"
      fw={400}
      rightSection={<IconX size={16} aria-hidden />}
      onClick={() => list.setFilter(name, '')}
    >
      {words}
      <span className="visually-hidden">, {t('all.drop')}</span>
    </Button>
  )
}
