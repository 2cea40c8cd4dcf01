import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import { ownPerPage } from '@oktant/contract/learning/own/own-learning.ts'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { BackLink } from '../../../../ui/page/back-link.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Pager } from '../../../../ui/table/pager.tsx'
import { EmptyState, ErrorState } from '../../../../ui/page/states.tsx'
import { useLearningWords } from '../learning-words.ts'
import { ownGroup, ownGroupCourses } from '../own-groups.queries.ts'
import { Cards, Waiting } from './cards.tsx'
import { GroupStanding, useSince } from './group-standing.tsx'
import styles from './groups.module.css'

/** One learning group of one's own, with what it gives. */
export function MyGroupScreen() {
  const { t } = useTranslation('learning')
  const id = Number(useParams()['id'])
  const { text } = useLearningWords()
  const since = useSince()
  const [page, setPage] = useState(0)
  const courses = useQuery({ ...ownGroupCourses(id, page), placeholderData: keepPreviousData })
  const { data: group } = useSuspenseQuery(ownGroup(id))
  useTitle(text(group.name))
  const { data, error, refetch } = courses
  return (
    <div className="page">
      <BackLink to={paths.myGroups} label={t('group.all')} />
      <PageHeader title={text(group.name)} lead={since(group)} />
      <GroupStanding group={group} />
      <section aria-labelledby="group-courses" className={styles['courses']}>
        <h2 id="group-courses">{t('group.courses')}</h2>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Waiting />}
        {data?.totalElements === 0 && <EmptyState title={t('groups.empty')} />}
        {data && data.content.length > 0 && (
          <Cards
            cards={data.content}
            label={t('group.courses')}
            reason={(card) => <Standing card={card} groupId={id} />}
          />
        )}
        {data && data.totalPages > 1 && <Pager data={data} perPage={ownPerPage} onPage={setPage} />}
      </section>
    </div>
  )
}

/** What this group wants of a course, whatever others want, and how far one is with it. */
function Standing({ card, groupId }: { card: ContainerCard; groupId: number }) {
  const { t } = useTranslation('learning')
  const { short, percent } = useDates()
  const isMandatory = card.assigned?.because.find((one) => one.groupId === groupId)?.isMandatory ?? false
  const state = () => {
    if (card.completedAt && card.passed) return t('group.passedOn', { day: short(card.completedAt) })
    return card.percent === null || card.state === 'NOT_STARTED'
      ? t('group.notBegun')
      : t('group.begun', { percent: percent(card.percent) })
  }
  return (
    <p className={styles['state']}>
      {[t(isMandatory ? 'group.demanded' : 'group.offered'), state()].join('\u00a0· ')}
    </p>
  )
}
