import type { ReviewRow } from '@oktant/contract/development/reviews/review-shapes.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ReviewDrafts } from './drafts/review-drafts.tsx'
import { ReviewReportButton } from './review-report.tsx'
import { useStatusWords } from './review-words.ts'
import { teamReviews } from './reviews.queries.ts'
import styles from './reviews.module.css'
import { StatusPill } from './status-pill.tsx'

/** What a manager does next with a review that waits for them. */
function useTurn() {
  const { t } = useTranslation('reviews')
  const me = useUser()?.id
  return ({ waitsFor, phase }: ReviewRow) => {
    if (!phase || !waitsFor) return waitsFor || !phase ? '' : t('turn.hr')
    return waitsFor.id === me ? t(`turn.${phase}`) : t('turn.other', { name: waitsFor.name })
  }
}

function useColumns(): Column<ReviewRow>[] {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { short, day } = useDates()
  const turn = useTurn()
  return [
    {
      field: 'user.name',
      head: t('field.person'),
      isSortable: true,
      cell: ({ id, user }) => (
        <Link to={generatePath(paths.pdrApproval, { id: String(id) })}>{user.name}</Link>
      ),
    },
    { field: 'season', head: t('field.season'), cell: ({ season }) => text(season.name) },
    {
      field: 'status',
      head: t('field.status'),
      isSortable: true,
      cell: ({ status }) => <StatusPill status={status} />,
    },
    { field: 'turn', head: t('field.turn'), cell: turn },
    {
      field: 'since',
      head: t('field.since'),
      isSortable: true,
      isShort: true,
      cell: ({ since }) => short(since),
    },
    {
      field: 'deadline',
      head: t('field.deadline'),
      isSortable: true,
      isShort: true,
      cell: ({ deadline, isLate }) =>
        deadline && <span className={isLate ? styles['late'] : undefined}>{day(deadline)}</span>,
    },
  ]
}

/** The reviews of the people whom one manages: where each stands, since when, and what is one's own to do. */
export function TeamReviewsScreen() {
  const { t } = useTranslation(['reviews', 'shell'])
  const words = useStatusWords()
  const list = useListState({
    sort: { field: 'deadline', direction: 'ASC' },
    filters: ['user.name', 'turn', 'status'],
  })
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.pdrTeam')}
        lead={t('team.lead')}
        tools={<ReviewReportButton season={0} />}
      />
      <ReviewDrafts />
      <ListPart
        label={t('shell:screen.pdrTeam')}
        list={list}
        result={useQuery(teamReviews(list.query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={
          <>
            <TypedFilter list={list} name="user.name" label={t('field.person')} />
            <ChoiceFilter
              list={list}
              name="turn"
              label={t('field.turn')}
              any={t('filter.turn.any')}
              choices={(['mine', 'theirs', 'over'] as const).map((value) => ({
                value,
                label: t(`filter.turn.${value}`),
              }))}
            />
            <ChoiceFilter
              list={list}
              name="status"
              label={t('field.status')}
              any={t('filter.status.any')}
              choices={Object.values(pdrStatus).map((id) => ({ value: String(id), label: words(id) }))}
            />
          </>
        }
        empty={{ title: t('team.none'), hint: t('team.noneHint') }}
      />
    </div>
  )
}
