import { evaluationCategories, type EvaluationRow } from '@oktant/contract/assessment/evaluations.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { useAuthorWords } from '../author-words.ts'
import { evaluationList } from '../author.queries.ts'

function useColumns(): Column<EvaluationRow>[] {
  const { t } = useTranslation('author')
  const { number, short } = useDates()
  const { category } = useAuthorWords()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('evaluation.title'),
      isSortable: true,
      cell: ({ id, title }) => (
        <Link to={generatePath(paths.adminEvaluation, { id: String(id) })}>{text(title)}</Link>
      ),
    },
    {
      field: 'categoryId',
      head: t('evaluation.category'),
      isSortable: true,
      cell: ({ categoryId }) => category(categoryId),
    },
    {
      field: 'questions',
      head: t('bank.questions'),
      cell: ({ questions }) => <span className="numbers">{number(questions)}</span>,
    },
    {
      field: 'courses',
      head: t('evaluation.courses'),
      isSortable: true,
      cell: ({ courses }) => <span className="numbers">{number(courses)}</span>,
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

/** The evaluations of the company, which courses hold as components. */
export function EvaluationsScreen() {
  const { t } = useTranslation(['author', 'shell'])
  const { category } = useAuthorWords()
  const list = useListState({ sort: { field: 'title', direction: 'ASC' }, filters: ['title', 'categoryId'] })
  return (
    <ListScreen
      title={t('shell:screen.adminEvaluations')}
      lead={t('evaluation.lead')}
      action={{ label: t('evaluation.new'), to: generatePath(paths.adminEvaluation, { id: '0' }) }}
      list={list}
      result={useQuery(evaluationList(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="title" label={t('evaluation.title')} />
          <ChoiceFilter
            list={list}
            name="categoryId"
            label={t('evaluation.category')}
            any={t('any.category')}
            choices={evaluationCategories.map((id) => ({ value: String(id), label: category(id) }))}
          />
        </>
      }
      empty={{ title: t('evaluation.none'), hint: t('evaluation.noneHint') }}
    />
  )
}
