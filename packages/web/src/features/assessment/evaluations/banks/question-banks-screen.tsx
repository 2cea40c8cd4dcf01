import type { QuestionBankRow } from '@oktant/contract/assessment/questions/question-banks.ts'
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
import { bankList } from '../author.queries.ts'

function useColumns(): Column<QuestionBankRow>[] {
  const { t } = useTranslation('author')
  const { number, short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('bank.title'),
      isSortable: true,
      cell: ({ id, title }) => (
        <Link to={generatePath(paths.questionBank, { id: String(id) })}>{text(title)}</Link>
      ),
    },
    {
      field: 'questions',
      head: t('bank.questions'),
      isSortable: true,
      cell: ({ questions }) => <span className="numbers">{number(questions)}</span>,
    },
    {
      field: 'evaluations',
      head: t('bank.evaluations'),
      cell: ({ evaluations }) => <span className="numbers">{number(evaluations)}</span>,
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

/** The question banks of the company. */
export function QuestionBanksScreen() {
  const { t } = useTranslation(['author', 'shell'])
  const list = useListState({ sort: { field: 'title', direction: 'ASC' }, filters: ['title'] })
  return (
    <ListScreen
      title={t('shell:screen.questionBanks')}
      lead={t('bank.lead')}
      action={{ label: t('bank.new'), to: generatePath(paths.questionBank, { id: '0' }) }}
      list={list}
      result={useQuery(bankList(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="title" label={t('bank.title')} />}
      empty={{ title: t('bank.none'), hint: t('bank.noneHint') }}
    />
  )
}
