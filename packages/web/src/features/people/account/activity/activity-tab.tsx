import { Skeleton } from '@mantine/core'
import { activityKinds, type ActivityItem, type ActivityKind } from '@oktant/contract/people/activity.ts'
import {
  IconAward,
  IconBell,
  IconCamera,
  IconCircleCheck,
  IconKey,
  IconLogin2,
  IconMessageHeart,
  IconPencil,
  IconPlayerPlay,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { ChoiceFilter } from '../../../../ui/admin/list/filters.tsx'
import { Pager } from '../../../../ui/table/pager.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { activity, latestActivity } from './activity.queries.ts'
import styles from './activity.module.css'
import { byDay } from './by-day.ts'

const icons: Partial<Record<ActivityKind, typeof IconAward>> = {
  signedIn: IconLogin2,
  passwordChanged: IconKey,
  profileChanged: IconPencil,
  photoChanged: IconCamera,
  notificationRead: IconBell,
  connectionMade: IconUserPlus,
  groupJoined: IconUsersGroup,
  testimonialWritten: IconMessageHeart,
  courseBegun: IconPlayerPlay,
  courseCompleted: IconCircleCheck,
  certificateEarned: IconAward,
}

const allPath = `${paths.account}?tab=activity&view=all`
const topPath = `${paths.account}?tab=activity`

/** What one has done: lately, or everything by its day. */
export function ActivityTab() {
  const [search] = useSearchParams()
  return search.get('view') === 'all' ? <AllActivity /> : <TopActivity />
}

function TopActivity() {
  const { t } = useTranslation('activity')
  const { data, error, refetch } = useQuery(latestActivity)
  return (
    <section className={`card ${styles.card}`} aria-label={t('top.title')}>
      <div className={styles.head}>
        <h2>{t('top.title')}</h2>
        {data && data.length > 0 && <Link to={allPath}>{t('top.all')}</Link>}
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : (
        <Days items={data} empty={t('empty')} />
      )}
    </section>
  )
}

function AllActivity() {
  const { t } = useTranslation('activity')
  const list = useListState({ sort: { field: 'happenedAt', direction: 'DESC' }, filters: ['kind'] })
  const { data, error, refetch, isPlaceholderData } = useQuery(activity(list.query))
  return (
    <section className={`card ${styles.card}`} aria-label={t('all.title')}>
      <div className={styles.head}>
        <h2>{t('all.title')}</h2>
        <Link to={topPath}>{t('all.back')}</Link>
        <ChoiceFilter
          list={list}
          name="kind"
          label={t('all.kind')}
          any={t('all.anyKind')}
          choices={activityKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : (
        <div className={styles.days} aria-busy={isPlaceholderData}>
          <Days items={data.content} empty={t(list.isFiltered ? 'all.notFound' : 'empty')} />
          {data.totalElements > 0 && <Pager data={data} onPage={list.setPage} />}
        </div>
      )}
    </section>
  )
}

function Days({ items, empty }: { items: readonly ActivityItem[]; empty: string }) {
  const { t } = useTranslation('activity')
  const { long } = useDates()
  if (!items.length) return <EmptyState title={empty} hint={t('emptyHint')} />
  return (
    <>
      {byDay(items, long).map(({ day, items: ofDay }) => (
        <section key={day}>
          <h3 className={styles.day}>{day}</h3>
          <ul className={styles.list}>
            {ofDay.map((item) => (
              <li key={item.id}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Item({ item: { kind, name, count, link, happenedAt } }: { item: ActivityItem }) {
  const { t } = useTranslation('activity')
  const { time, dateTime } = useDates()
  const Icon = icons[kind] ?? IconAward
  const words = count > 1 ? t('done.notificationsRead', { count }) : t(`done.${kind}`, { name })
  return (
    <>
      <span className={styles.icon}>
        <Icon size={18} stroke={1.7} aria-hidden />
      </span>
      {link ? <Link to={link}>{words}</Link> : <span>{words}</span>}
      <time className={styles.time} dateTime={happenedAt} title={dateTime(happenedAt)}>
        {time(happenedAt)}
      </time>
    </>
  )
}

const Waiting = () => (
  <LoadingState>
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} height={32} mx={24} my={14} w="auto" />
    ))}
  </LoadingState>
)
