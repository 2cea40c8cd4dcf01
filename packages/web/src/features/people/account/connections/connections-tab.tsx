import { Button } from '@mantine/core'
import type { Connection } from '@oktant/contract/communication/connections.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { PersonPicker } from '../../../../ui/form/fields/person-picker.tsx'
import { Pager } from '../../../../ui/table/pager.tsx'
import { EmptyState, ErrorState } from '../../../../ui/page/states.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { connect, connections, useRemoveConnection } from './connections.queries.ts'
import { AllSuggestions, TopSuggestions, useConnect, Waiting } from './suggested-colleagues.tsx'
import styles from './connections.module.css'

/** The people one is connected with, those who might be, and the way to find others. */
export function ConnectionsTab() {
  const [search] = useSearchParams()
  if (search.get('view') === 'suggested') return <AllSuggestions />
  return (
    <>
      <OwnConnections />
      <TopSuggestions />
    </>
  )
}

function OwnConnections() {
  const { t } = useTranslation('connections')
  const list = useListState({ sort: { field: 'surname', direction: 'ASC' }, filters: ['name'] })
  const { data, error, refetch, isPlaceholderData } = useQuery(connections(list.query))
  const isEmpty = data?.totalElements === 0
  return (
    <section className={`card ${styles.card}`} aria-label={t('own.title')}>
      <div className={styles.head}>
        <h2>{t('own.title')}</h2>
        {(!isEmpty || list.isFiltered) && <TypedFilter list={list} name="name" label={t('search')} />}
      </div>
      <FindColleague />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : isEmpty ? (
        <EmptyState
          title={t(list.isFiltered ? 'notFound' : 'own.empty')}
          hint={t(list.isFiltered ? 'own.notFoundHint' : 'own.emptyHint')}
        />
      ) : (
        <>
          <Rows rows={data.content} isBusy={isPlaceholderData} />
          <Pager data={data} onPage={list.setPage} />
        </>
      )}
    </section>
  )
}

/** NOTE: whoever is picked is added at once, so the field is empty again and ready for the next. */
function FindColleague() {
  const { t } = useTranslation('connections')
  const { connect: add, error, of } = useConnect()
  const problem = useErrorText(error)
  return (
    <div className={styles.find}>
      <PersonPicker
        key={of ?? 0}
        label={t('find.label')}
        description={t('find.hint')}
        value={null}
        error={problem}
        onChange={(person) => person && add(person.id)}
      />
    </div>
  )
}

function Rows({ rows, isBusy }: { rows: readonly Connection[]; isBusy: boolean }) {
  const { t } = useTranslation('connections')
  const { short } = useDates()
  const remove = useRemoveConnection()
  const problem = useErrorText(remove.error)
  const end = ({ user: { id, fullName } }: Connection) =>
    onceMade(remove.mutateAsync(id), () => offerUndo(t('removed', { name: fullName }), () => connect(id)))
  return (
    <>
      {problem && (
        <div className={styles.find}>
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      <ul className={styles.list} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={row.user.id}>
            <ColleagueRow
              user={row.user}
              hint={t('since', { date: short(row.connectedAt) })}
              action={
                <Button
                  variant="default"
                  loading={remove.isPending && remove.variables === row.user.id}
                  aria-label={t('removeNamed', { name: row.user.fullName })}
                  onClick={() => end(row)}
                >
                  {t('remove')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
