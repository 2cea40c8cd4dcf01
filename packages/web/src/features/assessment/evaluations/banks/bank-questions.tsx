import { Button } from '@mantine/core'
import { questionDifficulties } from '@oktant/contract/kit/constants.ts'
import type { QuestionBankView } from '@oktant/contract/assessment/questions/question-banks.ts'
import {
  questionStatuses,
  questionTypes,
  type QuestionRow,
} from '@oktant/contract/assessment/questions/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { deferred } from '../../../../lib/deferred.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import type { Chosen } from '../../../../lib/records/selection.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { useAuthorWords } from '../author-words.ts'
import { listQuestionIds, questionList } from '../author.queries.ts'
import styles from '../author.module.css'

const MoveDialog = deferred(() => import('./move-dialog.tsx').then((file) => file.MoveDialog))

function useColumns(): Column<QuestionRow>[] {
  const { t } = useTranslation('author')
  const { short } = useDates()
  const words = useAuthorWords()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('question.text'),
      isSortable: true,
      cell: ({ id, title, folder, tags }) => (
        <div className={styles['named']}>
          <Link to={generatePath(paths.question, { id: String(id) })}>{text(title)}</Link>
          <span>{dotted([folder, ...tags.map((tag) => `#${tag}`)])}</span>
        </div>
      ),
    },
    {
      field: 'type',
      head: t('question.type'),
      isSortable: true,
      isShort: true,
      cell: ({ type }) => words.type(type),
    },
    {
      field: 'difficulty',
      head: t('question.difficulty'),
      isSortable: true,
      cell: ({ difficulty }) => words.difficulty(difficulty),
    },
    {
      field: 'status',
      head: t('question.status'),
      cell: ({ status }) => (
        <span className="pill" data-tone={status === 'active' ? 'ok' : undefined}>
          {words.status(status)}
        </span>
      ),
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

/** The questions of a bank, by folder, tag and everything else that one looks for. */
export function BankQuestions({ bank }: { bank: QuestionBankView }) {
  const { t } = useTranslation('author')
  const words = useAuthorWords()
  const text = useLocalText()
  const list = useListState({
    sort: { field: 'title', direction: 'ASC' },
    filters: ['title', 'folder', 'tag', 'type', 'difficulty', 'status'],
  })
  const { _filterFields = [], _filterValues = [] } = list.query as {
    _filterFields?: string[]
    _filterValues?: string[]
  }
  const query = {
    ...list.query,
    _filterFields: ['bankId', ..._filterFields],
    _filterValues: [String(bank.id), ..._filterValues],
  }
  const listIds = async (chosen: Chosen) => ('ids' in chosen ? chosen.ids : listQuestionIds(query))
  const named = (rows: QuestionBankView['tags']) =>
    rows.map(({ name, questions }) => ({ value: name, label: `${name} (${questions})` }))
  return (
    <section aria-label={t('bank.questions')} className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t('bank.questions')}</h2>
        <Button component={Link} to={`${generatePath(paths.question, { id: '0' })}?bank=${bank.id}`}>
          {t('question.new')}
        </Button>
      </div>
      <ListPart
        label={t('bank.questions')}
        list={list}
        result={useQuery(questionList(query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        bulk={{
          nameOf: ({ title }) => text(title),
          open: t('move.open'),
          prepare: MoveDialog.prepare,
          dialog: ({ chosen, count, onDone, onClose }) => (
            <MoveDialog
              bank={bank}
              count={count}
              listIds={() => listIds(chosen)}
              onMoved={() => {
                onDone()
                onClose()
              }}
              onClose={onClose}
            />
          ),
        }}
        filters={
          <>
            <TypedFilter list={list} name="title" label={t('question.search')} />
            <ChoiceFilter
              list={list}
              name="folder"
              label={t('question.folder')}
              any={t('any.folder')}
              choices={named(bank.folders)}
            />
            <ChoiceFilter
              list={list}
              name="tag"
              label={t('question.tag')}
              any={t('any.tag')}
              choices={named(bank.tags)}
            />
            <ChoiceFilter
              list={list}
              name="type"
              label={t('question.type')}
              any={t('any.type')}
              choices={questionTypes.map((value) => ({ value, label: words.type(value) }))}
            />
            <ChoiceFilter
              list={list}
              name="difficulty"
              label={t('question.difficulty')}
              any={t('any.difficulty')}
              choices={questionDifficulties.map((value) => ({ value, label: words.difficulty(value) }))}
            />
            <ChoiceFilter
              list={list}
              name="status"
              label={t('question.status')}
              any={t('any.status')}
              choices={questionStatuses.map((value) => ({ value, label: words.status(value) }))}
            />
          </>
        }
        empty={{ title: t('question.none'), hint: t('question.noneHint') }}
      />
    </section>
  )
}
