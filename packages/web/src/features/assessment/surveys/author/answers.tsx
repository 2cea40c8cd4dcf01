import { Button } from '@mantine/core'
import { exportSurveyAnswers, type NamedAnswers } from '@oktant/contract/assessment/surveys/survey-answers.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download } from '../../../../lib/api/download.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { namedAnswers } from '../surveys.queries.ts'
import { Address } from './address.tsx'
import styles from './author.module.css'

function useColumns(): Column<NamedAnswers>[] {
  const { t } = useTranslation('surveyAdmin')
  const { day } = useDates()
  return [
    {
      field: 'name',
      head: t('invitation.name'),
      isSortable: true,
      cell: ({ name, address }) => (
        <span className={styles['who']}>
          <span>{name}</span>
          <span className={styles['quiet']}>
            <Address of={address} />
          </span>
        </span>
      ),
    },
    {
      field: 'answeredOn',
      head: t('answers.day'),
      isSortable: true,
      cell: ({ answeredOn }) => <span className="numbers">{day(answeredOn)}</span>,
    },
    { field: 'answers', head: t('answers.what'), cell: (row) => <Given row={row} /> },
  ]
}

function Given({ row: { name, answers } }: { row: NamedAnswers }) {
  const { t } = useTranslation('surveyAdmin')
  const text = useLocalText()
  return (
    <details className={styles['given']}>
      <summary>{t('answers.open', { name })}</summary>
      <dl>
        {answers.map(({ versionId, question, answer }) => (
          <div key={versionId}>
            <dt>{text(question) || t('results.gap')}</dt>
            <dd>{answer || '–'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What people answered with their names, one by one. */
export function Answers({ id }: { id: number }) {
  const { t } = useTranslation('surveyAdmin')
  // NOTE: the list of invitations on the same screen has the plain names in the address.
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: [], place: 'answers-' })
  return (
    <section className={styles['invited']} aria-label={t('answers.title')}>
      <h2>{t('answers.title')}</h2>
      <p>{t('answers.hint')}</p>
      <ListPart
        label={t('answers.title')}
        list={list}
        result={useQuery(namedAnswers(id, list.query))}
        columns={useColumns()}
        rowKey={(row) => row.id}
        empty={{ title: t('answers.none') }}
      />
      <Export id={id} />
    </section>
  )
}

function Export({ id }: { id: number }) {
  const { t } = useTranslation('surveyAdmin')
  const saving = useMutation({
    mutationFn: () => download(exportSurveyAnswers, { params: { id } }, 'survey-answers.csv'),
  })
  const problem = useErrorText(saving.error)
  return (
    <div>
      <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
        {t('answers.export')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
