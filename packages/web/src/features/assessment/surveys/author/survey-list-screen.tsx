import {
  surveyCategories,
  type SurveyRow,
  surveyStages,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
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
import { surveyList } from '../surveys.queries.ts'
import { stageTones, useSurveyWords } from './survey-words.ts'

function useColumns(): Column<SurveyRow>[] {
  const { t } = useTranslation('surveyAdmin')
  const { day, number } = useDates()
  const { kind } = useSurveyWords()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('field.title'),
      isSortable: true,
      cell: ({ id, title }) => (
        <Link to={generatePath(paths.adminSurvey, { id: String(id) })}>{text(title)}</Link>
      ),
    },
    { field: 'categoryId', head: t('field.kind'), cell: ({ categoryId }) => kind(categoryId) },
    {
      field: 'stage',
      head: t('field.stage'),
      cell: ({ stage }) => (
        <span className="pill" data-tone={stageTones[stage]}>
          {t(`stage.${stage}`)}
        </span>
      ),
    },
    {
      field: 'answered',
      head: t('field.answered'),
      cell: ({ answered, invited }) => (
        <span className="numbers">
          {t('answeredOf', { answered: number(answered), invited: number(invited) })}
        </span>
      ),
    },
    {
      field: 'opensOn',
      head: t('field.opensOn'),
      isSortable: true,
      cell: ({ opensOn }) => <span className="numbers">{day(opensOn)}</span>,
    },
    {
      field: 'closesOn',
      head: t('field.closesOn'),
      isSortable: true,
      cell: ({ closesOn }) => <span className="numbers">{closesOn ? day(closesOn) : '–'}</span>,
    },
  ]
}

/** The surveys of the company, the latest first. */
export function SurveyListScreen() {
  const { t } = useTranslation(['surveyAdmin', 'shell'])
  const { kind } = useSurveyWords()
  const list = useListState({
    sort: { field: 'opensOn', direction: 'DESC' },
    filters: ['title', 'categoryId', 'stage'],
  })
  return (
    <ListScreen
      title={t('shell:screen.adminSurveys')}
      lead={t('lead')}
      action={{ label: t('new.open'), to: generatePath(paths.adminSurvey, { id: '0' }) }}
      list={list}
      result={useQuery(surveyList(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="title" label={t('field.title')} />
          <ChoiceFilter
            list={list}
            name="categoryId"
            label={t('field.kind')}
            any={t('any.kind')}
            choices={surveyCategories.map((id) => ({ value: String(id), label: kind(id) }))}
          />
          <ChoiceFilter
            list={list}
            name="stage"
            label={t('field.stage')}
            any={t('any.stage')}
            choices={surveyStages.map((name) => ({ value: name, label: t(`stage.${name}`) }))}
          />
        </>
      }
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
