import type { SurveyInvitation, SurveyRecord } from '@oktant/contract/survey-administration.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../../../lib/records/list-state.ts'
import { TypedFilter } from '../../../../ui/admin/filters.tsx'
import { ListPart } from '../../../../ui/admin/list-screen.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import { surveyInvitations } from '../surveys.queries.ts'
import styles from './author.module.css'
import { useSurveyWords } from './survey-words.ts'

function useColumns(survey: SurveyRecord): Column<SurveyInvitation>[] {
  const { t } = useTranslation('surveyAdmin')
  const { relation: worded } = useSurveyWords()
  return [
    { field: 'name', head: t('invitation.name'), isSortable: true, cell: ({ name }) => name },
    {
      field: 'address',
      head: t('invitation.address'),
      cell: ({ address, isOutsider }) => (
        <>
          {address} {isOutsider && <span className="pill">{t('invitation.outsider')}</span>}
        </>
      ),
    },
    ...(survey.subject
      ? [
          {
            field: 'relation',
            head: t('invitation.relation'),
            cell: ({ relation }: SurveyInvitation) => (relation ? worded(relation) : '–'),
          },
        ]
      : []),
    ...(survey.isAnonymous
      ? []
      : [
          {
            field: 'hasAnswered',
            head: t('field.answered'),
            cell: ({ hasAnswered }: SurveyInvitation) =>
              t(hasAnswered ? 'invitation.answered' : 'invitation.silent'),
          },
        ]),
  ]
}

/** Who was invited; who has answered only where they do so with their names. */
export function Invitations({ survey }: { survey: SurveyRecord }) {
  const { t } = useTranslation('surveyAdmin')
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  return (
    <section className={styles['invited']} aria-label={t('invitation.title')}>
      <h2>{t('invitation.title')}</h2>
      {survey.isAnonymous && <p>{t('invitation.nameless')}</p>}
      <ListPart
        label={t('invitation.title')}
        list={list}
        result={useQuery(surveyInvitations(survey.id, list.query))}
        columns={useColumns(survey)}
        rowKey={({ id }) => id}
        filters={<TypedFilter list={list} name="name" label={t('invitation.name')} />}
        empty={{ title: t('invitation.none') }}
      />
    </section>
  )
}
