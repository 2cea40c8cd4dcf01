import { Button } from '@mantine/core'
import type { SurveyRecord } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { SurveyInvitation } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { type RaterRelation, raterRelations } from '@oktant/contract/assessment/surveys/surveys.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import {
  relateInvitation,
  restoreInvitation,
  surveyInvitations,
  withdrawInvitation,
} from '../surveys.queries.ts'
import { Address } from './address.tsx'
import styles from './author.module.css'
import { InviteMore } from './invite-more.tsx'
import type { AudienceParts } from './new-survey.tsx'
import { Relation } from './raters.tsx'
import { deliveryTones, useSurveyWords } from './survey-words.ts'

type Changes = ReturnType<typeof useChanges>

function useChanges(id: number) {
  const { t } = useTranslation('surveyAdmin')
  const relating = useMutation({
    mutationFn: ({ of, relation }: { of: number; relation: RaterRelation }) =>
      relateInvitation(id, of, relation),
  })
  const withdrawing = useMutation({
    mutationFn: ({ id: of }: SurveyInvitation) => withdrawInvitation(id, of),
    onSuccess: (_, { id: of, name }) =>
      offerUndo(t('invitation.withdrawn', { name }), () => restoreInvitation(id, of)),
  })
  const restoring = useMutation({ mutationFn: (of: number) => restoreInvitation(id, of) })
  return { relating, withdrawing, restoring }
}

function useColumns(survey: SurveyRecord, changes: Changes): Column<SurveyInvitation>[] {
  const { t } = useTranslation('surveyAdmin')
  const { rater } = useSurveyWords()
  const { relating } = changes
  return [
    {
      field: 'name',
      head: t('invitation.name'),
      isSortable: true,
      cell: ({ name, address, isOutsider }) => (
        <span className={styles['who']}>
          <span>
            {name} {isOutsider && <span className="pill">{t('invitation.outsider')}</span>}
          </span>
          <span className={styles['quiet']}>
            <Address of={address} />
          </span>
        </span>
      ),
    },
    ...(survey.subject
      ? [
          {
            field: 'relation',
            head: t('invitation.relation'),
            cell: ({ id, name, relation, can }: SurveyInvitation) =>
              can.relate && relation ? (
                <span className={styles['relation']}>
                  <Relation
                    name={name}
                    value={relation}
                    onChange={(changed) => relating.mutate({ of: id, relation: changed })}
                  />
                </span>
              ) : (
                (relation && rater(relation)) || '–'
              ),
          },
        ]
      : []),
    {
      field: 'delivery',
      head: t('invitation.delivery'),
      cell: (row) => (
        <span className={styles['delivery']}>
          <span className="pill" data-tone={deliveryTones[row.delivery]}>
            {t(`delivery.${row.delivery}`)}
          </span>
          {survey.can.invite && <Tools invitation={row} changes={changes} />}
        </span>
      ),
    },
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

function Tools({ invitation, changes }: { invitation: SurveyInvitation; changes: Changes }) {
  const { t } = useTranslation('surveyAdmin')
  const { id, name, can } = invitation
  const { withdrawing, restoring } = changes
  return (
    <>
      {can.withdraw && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('invitation.withdrawOne', { name })}
          onClick={() => withdrawing.mutate(invitation)}
        >
          {t('invitation.withdraw')}
        </Button>
      )}
      {can.restore && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('invitation.restoreOne', { name })}
          onClick={() => restoring.mutate(id)}
        >
          {t('invitation.restore')}
        </Button>
      )}
    </>
  )
}

/** Who was invited and how far it has come; who has answered only where they do so with their names. */
export function Invitations({ survey, parts }: { survey: SurveyRecord; parts: AudienceParts }) {
  const { t } = useTranslation('surveyAdmin')
  const { relation: worded } = useSurveyWords()
  const list = useListState({
    sort: { field: 'name', direction: 'ASC' },
    filters: survey.subject ? ['name', 'relation'] : ['name'],
  })
  const changes = useChanges(survey.id)
  const columns = useColumns(survey, changes)
  const { relating, withdrawing, restoring } = changes
  const problem = useErrorText(relating.error ?? withdrawing.error ?? restoring.error)
  return (
    <section className={styles['invited']} aria-label={t('invitation.title')}>
      <h2>{t('invitation.title')}</h2>
      {survey.isAnonymous && <p>{t('invitation.nameless')}</p>}
      {problem && <p role="alert">{problem}</p>}
      <ListPart
        label={t('invitation.title')}
        list={list}
        result={useQuery(surveyInvitations(survey, list.query))}
        columns={columns}
        rowKey={({ id }) => id}
        filters={
          <>
            <TypedFilter list={list} name="name" label={t('invitation.name')} />
            {survey.subject && (
              <ChoiceFilter
                list={list}
                name="relation"
                label={t('invitation.relation')}
                any={t('any.relation')}
                choices={raterRelations.map((name) => ({ value: name, label: worded(name) }))}
              />
            )}
          </>
        }
        empty={{ title: t('invitation.none') }}
      />
      {survey.can.invite && <InviteMore survey={survey} parts={parts} />}
    </section>
  )
}
