import type { QuestionToMark } from '@oktant/contract/assessment/marking.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ListState, useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { deskAddress } from '../desk-address.ts'
import styles from '../lists.module.css'
import { questionsToMark } from '../marking.queries.ts'
import { useWaitingColumn } from './waiting-column.tsx'

function useColumns(): Column<QuestionToMark>[] {
  const { t } = useTranslation('marking')
  const text = useLocalText()
  const { number } = useDates()
  const waiting = useWaitingColumn(t('column.oldest'))
  return [
    {
      field: 'question',
      head: t('column.question'),
      cell: ({ id, title, evaluation, first }) => (
        <span className={styles['two']}>
          {first === null ? (
            <>
              <span>{text(title)}</span>
              <small>{t('byQuestion.taken')}</small>
            </>
          ) : (
            <Link
              to={deskAddress({
                id: first,
                queue: 'questions',
                evaluationId: evaluation.id,
                questionId: id,
              })}
            >
              {text(title)}
            </Link>
          )}
        </span>
      ),
      isSortable: true,
    },
    {
      field: 'evaluation',
      head: t('column.evaluation'),
      cell: ({ evaluation }) => text(evaluation.name),
      isSortable: true,
    },
    {
      field: 'waiting',
      head: t('column.answers'),
      cell: ({ waiting }) => <span className="numbers">{number(waiting)}</span>,
      isSortable: true,
    },
    waiting,
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('marking')
  return (
    <>
      <TypedFilter list={list} name="question" label={t('column.question')} />
      <TypedFilter list={list} name="evaluation" label={t('column.evaluation')} />
    </>
  )
}

/** The questions with answers that wait for points: all answers to one are marked one after the other. */
export function QuestionsToMark() {
  const { t } = useTranslation('marking')
  const list = useListState({
    sort: { field: 'submittedAt', direction: 'ASC' },
    filters: ['question', 'evaluation'],
  })
  return (
    <ListPart
      label={t('tabs.questions')}
      list={list}
      result={useQuery(questionsToMark(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowIn={({ evaluation }) => evaluation.id}
      filters={<Filters list={list} />}
      empty={{ title: t('queue.empty'), hint: t('queue.emptyHint') }}
    />
  )
}
