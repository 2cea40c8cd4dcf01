import { Button, Skeleton } from '@mantine/core'
import type { Suggestion } from '@oktant/contract/communication/connections.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { Pager } from '../../../../ui/table/pager.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { allSuggested, disconnect, suggested, useAddConnection } from './connections.queries.ts'
import styles from './connections.module.css'

export const allSuggestedPath = `${paths.account}?tab=connections&view=suggested`
const connectionsPath = `${paths.account}?tab=connections`

/** Says that two are connected now, and offers to take it back. */
export function useConnect() {
  const { t } = useTranslation('connections')
  const add = useAddConnection()
  const connect = (id: number) =>
    onceMade(add.mutateAsync(id), ({ user }) =>
      offerUndo(t('added', { name: user.fullName }), () => disconnect(user.id)),
    )
  return { connect, isPending: add.isPending, of: add.variables, error: add.error }
}

function Rows({ rows, isBusy = false }: { rows: readonly Suggestion[]; isBusy?: boolean }) {
  const { t } = useTranslation('connections')
  const { connect, isPending, of, error } = useConnect()
  const problem = useErrorText(error)
  const why = ({ reasons, mutual }: Suggestion) =>
    dotted(
      reasons
        .filter((reason) => reason !== 'group' || reasons.length === 1)
        .map((reason) => t(`reason.${reason}`, { count: mutual })),
    )
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
              hint={why(row)}
              action={
                <Button
                  variant="default"
                  loading={isPending && of === row.user.id}
                  aria-label={t('addNamed', { name: row.user.fullName })}
                  onClick={() => connect(row.user.id)}
                >
                  {t('add')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export const Waiting = () => (
  <LoadingState>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} height={52} mx={24} my={16} w="auto" />
    ))}
  </LoadingState>
)

/** The few who suit best. */
export function TopSuggestions() {
  const { t } = useTranslation('connections')
  const { data, error, refetch } = useQuery(suggested)
  return (
    <section className={`card ${styles.card}`} aria-label={t('suggested.title')}>
      <div className={styles.head}>
        <h2>{t('suggested.title')}</h2>
        {data && data.length > 0 && <Link to={allSuggestedPath}>{t('suggested.all')}</Link>}
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.length ? (
        <Rows rows={data} />
      ) : (
        <EmptyState title={t('suggested.empty')} hint={t('suggested.emptyHint')} />
      )}
    </section>
  )
}

/** Everybody who is suggested, with a search. */
export function AllSuggestions() {
  const { t } = useTranslation('connections')
  const list = useListState({ sort: { field: 'fit', direction: 'DESC' }, filters: ['name'] })
  const { data, error, refetch, isPlaceholderData } = useQuery(allSuggested(list.query))
  return (
    <section className={`card ${styles.card}`} aria-label={t('suggested.everybody')}>
      <div className={styles.head}>
        <h2>{t('suggested.everybody')}</h2>
        <Link to={connectionsPath}>{t('suggested.back')}</Link>
        <TypedFilter list={list} name="name" label={t('search')} />
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.content.length ? (
        <>
          <Rows rows={data.content} isBusy={isPlaceholderData} />
          <Pager data={data} onPage={list.setPage} />
        </>
      ) : (
        <EmptyState
          title={t(list.isFiltered ? 'notFound' : 'suggested.empty')}
          hint={t('suggested.emptyHint')}
        />
      )}
    </section>
  )
}
