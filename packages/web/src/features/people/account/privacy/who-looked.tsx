import { Skeleton } from '@mantine/core'
import { type RecordView, viewKinds } from '@oktant/contract/people/privacy.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter } from '../../../../ui/admin/list/filters.tsx'
import { Pager } from '../../../../ui/table/pager.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { recordViews } from './privacy.queries.ts'
import styles from './privacy.module.css'

/** Who has looked at one's record, when, in which role and why. */
export function WhoLooked() {
  const { t } = useTranslation('privacy')
  const list = useListState({ sort: { field: 'lastAt', direction: 'DESC' }, filters: ['kind'] })
  const { data, error, refetch, isPlaceholderData } = useQuery(recordViews(list.query))
  return (
    <section className={`card ${styles.views}`} aria-label={t('views.title')}>
      <div className={styles.head}>
        <h2>{t('views.title')}</h2>
        {(list.isFiltered || (data?.totalElements ?? 0) > 0) && (
          <ChoiceFilter
            list={list}
            name="kind"
            label={t('views.kind')}
            any={t('views.anyKind')}
            choices={viewKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
        )}
        <p className={styles.hint}>{t('views.hint')}</p>
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={52} mx={24} my={16} w="auto" />
        </LoadingState>
      ) : data.content.length === 0 ? (
        <EmptyState title={t(list.isFiltered ? 'views.notFound' : 'views.empty')} />
      ) : (
        <>
          <ul className={styles.list} aria-busy={isPlaceholderData}>
            {data.content.map((view) => (
              <li key={`${view.viewer?.fullName} ${view.kind} ${view.firstAt}`}>
                <Row view={view} />
              </li>
            ))}
          </ul>
          <Pager data={data} onPage={list.setPage} />
        </>
      )}
    </section>
  )
}

function Row({ view: { viewer, kind, role, reason, count, firstAt, lastAt } }: { view: RecordView }) {
  const { t } = useTranslation('privacy')
  const text = useLocalText()
  const { short, time, dateTime } = useDates()
  const when =
    firstAt === lastAt ? time(firstAt) : t('views.between', { from: time(firstAt), to: time(lastAt) })
  return (
    <>
      <div className={styles.who}>
        <strong>{viewer?.fullName ?? t('views.somebody')}</strong>
        <time dateTime={lastAt} title={dateTime(lastAt)} className={styles.hint}>
          {short(lastAt)}, {when}
        </time>
      </div>
      <span>
        {t(`why.${kind}`)}
        {count > 1 && ` ${t('views.times', { count })}`}
      </span>
      <span className={styles.hint}>
        {t('views.role', { role: text(role) })}
        {reason && ` · ${reason}`}
      </span>
    </>
  )
}
