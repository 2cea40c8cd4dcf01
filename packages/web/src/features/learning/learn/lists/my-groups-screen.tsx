import { Skeleton } from '@mantine/core'
import type { OwnGroup } from '@oktant/contract/learning/own/own-groups.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Pager } from '../../../../ui/table/pager.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { useLearningWords } from '../learning-words.ts'
import { ownGroups, workGroups } from '../own-groups.queries.ts'
import { ToExplore } from './cards.tsx'
import { GroupStanding, useSince } from './group-standing.tsx'
import styles from './groups.module.css'

/** The learning groups that somebody belongs to, and the groups of the company that they work in. */
export function MyGroupsScreen() {
  const { t } = useTranslation(['learning', 'shell'])
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.myGroups')} lead={t('groups.lead')} />
      <div className={styles['parts']}>
        <LearningGroups />
        <WorkGroups />
      </div>
    </div>
  )
}

function LearningGroups() {
  const { t } = useTranslation('learning')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery({ ...ownGroups(page), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="learning-groups">
      <h2 id="learning-groups">{t('groups.learning')}</h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data?.totalElements === 0 && (
        <EmptyState title={t('groups.empty')} hint={t('groups.emptyHint')} action={<ToExplore />} />
      )}
      {data && data.content.length > 0 && (
        <ul className={styles['groups']} aria-labelledby="learning-groups">
          {data.content.map((group) => (
            <Row key={group.id} group={group} />
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && <Pager data={data} onPage={setPage} />}
    </section>
  )
}

function Row({ group }: { group: OwnGroup }) {
  const { text } = useLearningWords()
  const since = useSince()
  return (
    <li className={styles['group']}>
      <div>
        <Link to={generatePath(paths.myGroup, { id: String(group.id) })}>{text(group.name)}</Link>
        <p>{since(group)}</p>
      </div>
      <GroupStanding group={group} />
    </li>
  )
}

function WorkGroups() {
  const { t } = useTranslation('learning')
  const { data = [] } = useQuery(workGroups)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="work-groups">
      <h2 id="work-groups">{t('groups.projects')}</h2>
      <ul className={styles['work']} aria-labelledby="work-groups">
        {data.map(({ id, name, current }) => (
          <li key={id}>
            {name}
            {current && (
              <span className="pill" data-tone="ok">
                {t('groups.current')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && <p className={styles['hint']}>{t('groups.switch')}</p>}
    </section>
  )
}

const Waiting = () => (
  <LoadingState>
    <div className={styles['groups']}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={84} radius={18} />
      ))}
    </div>
  </LoadingState>
)
