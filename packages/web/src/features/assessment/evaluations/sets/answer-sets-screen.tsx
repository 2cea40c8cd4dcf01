import type { AnswerSetRow } from '@oktant/contract/assessment/questions/answer-sets.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { answerSetList } from '../author.queries.ts'

function useColumns(): Column<AnswerSetRow>[] {
  const { t } = useTranslation('author')
  const { number, short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('set.name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={generatePath(paths.answerSet, { id: String(id) })}>{text(name)}</Link>
      ),
    },
    {
      field: 'points',
      head: t('set.points'),
      cell: ({ points }) => <span className="numbers">{number(points)}</span>,
    },
    {
      field: 'questions',
      head: t('bank.questions'),
      isSortable: true,
      cell: ({ questions }) => <span className="numbers">{number(questions)}</span>,
    },
    {
      field: 'changedAt',
      head: t('changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

/** The scales that opinion questions share. */
export function AnswerSetsScreen() {
  const { t } = useTranslation(['author', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  return (
    <ListScreen
      title={t('shell:screen.answerSets')}
      lead={t('set.lead')}
      action={{ label: t('set.new'), to: generatePath(paths.answerSet, { id: '0' }) }}
      list={list}
      result={useQuery(answerSetList(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('set.name')} />}
      empty={{ title: t('set.none'), hint: t('set.noneHint') }}
    />
  )
}
