import type { Input } from '@oktant/contract/http/http.ts'
import * as administration from '@oktant/contract/assessment/surveys/survey-administration.ts'
import * as answers from '@oktant/contract/assessment/surveys/survey-answers.ts'
import * as released from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import * as invitations from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import * as contract from '@oktant/contract/assessment/surveys/surveys.ts'
import { keepPreviousData, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

/** NOTE: an answered survey waits no longer on the first page either. */
export const surveysChanged = () =>
  Promise.all(['surveys', 'home', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

// Answering

export const mySurveys = queryOptions({
  queryKey: ['surveys', 'mine'],
  queryFn: ({ signal }) => call(contract.listSurveys, {}, { signal }),
})
export const mySurvey = (id: number) =>
  queryOptions({
    queryKey: ['surveys', 'mine', id],
    queryFn: ({ signal }) => call(contract.readSurvey, { params: { id } }, { signal }),
    // NOTE: a form must not change under the hands of whoever fills it in.
    refetchOnWindowFocus: false,
  })
export const invitedSurvey = (invitation: string) =>
  queryOptions({
    queryKey: ['surveys', 'invited', invitation],
    queryFn: ({ signal }) => call(contract.lookAtSurvey, { body: { invitation } }, { signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })
export const sendAnswers = (id: number, answers: contract.SurveyAnswer[]) =>
  call(contract.answerSurvey, { params: { id }, body: { answers } })
export const sendInvitedAnswers = (invitation: string, answers: contract.SurveyAnswer[]) =>
  call(contract.answerByInvitation, { body: { invitation, answers } })

// Administration

type AskedQuery<E extends Parameters<typeof call>[0]> =
  Input<E> extends { query?: infer Q } ? NonNullable<Q> : never

export const surveyList = (query: AskedQuery<typeof administration.listSurveyRecords>) =>
  queryOptions({
    queryKey: ['surveys', 'list', query],
    queryFn: ({ signal }) => call(administration.listSurveyRecords, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
export const surveyRecord = (id: number) =>
  queryOptions({
    queryKey: ['surveys', 'one', id],
    queryFn: ({ signal }) => call(administration.readSurveyRecord, { params: { id } }, { signal }),
  })
export const surveyResults = (id: number) =>
  queryOptions({
    queryKey: ['surveys', 'results', id],
    queryFn: ({ signal }) => call(administration.readSurveyResults, { params: { id } }, { signal }),
  })
/** While letters are on their way it looks again how far they have come. */
const lookEveryMs = 2000
export const surveyInvitations = (
  { id, stage }: Pick<administration.SurveyRecord, 'id' | 'stage'>,
  query: AskedQuery<typeof invitations.listSurveyInvitations>,
) =>
  queryOptions({
    queryKey: ['surveys', 'invitations', id, query],
    queryFn: ({ signal }) => call(invitations.listSurveyInvitations, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      stage === 'open' && state.data?.content.some(({ delivery }) => delivery === 'waiting')
        ? lookEveryMs
        : false,
  })
export const surveyAffected = (id: number) =>
  queryOptions({
    queryKey: ['surveys', 'affected', id],
    queryFn: ({ signal }) => call(administration.readSurveyAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const surveyChoices = queryOptions({
  queryKey: ['surveys', 'choices'],
  queryFn: ({ signal }) => call(administration.readSurveyChoices, {}, { signal }),
})
const foundPeople = (text: string) =>
  queryOptions({
    queryKey: ['surveys', 'people', text],
    queryFn: ({ signal }) => call(administration.searchSurveyPeople, { query: { text } }, { signal }),
    enabled: text.trim().length >= 3,
    placeholderData: keepPreviousData,
  })
const chosenPeople = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['surveys', 'chosen', ...ids],
    queryFn: ({ signal }) =>
      call(administration.searchSurveyPeople, { query: { people: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
/** Who can be invited. */
export const surveyAudience = {
  useChoices: () => useSuspenseQuery(surveyChoices).data,
  useFound: (text: string) => useQuery(foundPeople(text)).data ?? [],
  useChosen: (ids: readonly number[]) => useQuery(chosenPeople(ids)).data ?? [],
}

async function changed(survey: administration.SurveyRecord) {
  cache.setQueryData(surveyRecord(survey.id).queryKey, survey)
  await surveysChanged()
  return survey
}

export const createSurvey = async (body: administration.SurveyValues) =>
  changed(await call(administration.createSurvey, { body }))
export const saveSurvey = async (id: number, body: Input<typeof administration.updateSurvey>['body']) =>
  changed(await call(administration.updateSurvey, { params: { id }, body }))
export const closeSurvey = async (id: number) =>
  changed(await call(administration.closeSurvey, { params: { id } }))
export async function remindSurvey(id: number) {
  const { reminded } = await call(administration.remindSurvey, { params: { id } })
  await surveysChanged()
  return reminded
}
export const removeSurvey = (id: number) => call(administration.removeSurvey, { params: { id } })
export async function restoreSurvey(id: number) {
  await call(administration.restoreSurvey, { params: { id } })
  await surveysChanged()
}

// Invitations

export const surveyRaters = (id: number) =>
  queryOptions({
    queryKey: ['surveys', 'raters', id],
    queryFn: ({ signal }) => call(invitations.listSurveyRaters, { params: { id } }, { signal }),
  })
export async function inviteToSurvey(id: number, body: invitations.FurtherInvitations) {
  const invited = await call(invitations.inviteToSurvey, { params: { id }, body })
  await changed(invited.survey)
  return invited
}
export async function relateInvitation(id: number, invitationId: number, relation: contract.RaterRelation) {
  await call(invitations.relateSurveyInvitation, { params: { id, invitationId }, body: { relation } })
  await surveysChanged()
}
export async function withdrawInvitation(id: number, invitationId: number) {
  await call(invitations.withdrawSurveyInvitation, { params: { id, invitationId } })
  await surveysChanged()
}
export async function restoreInvitation(id: number, invitationId: number) {
  await call(invitations.restoreSurveyInvitation, { params: { id, invitationId } })
  await surveysChanged()
}

// Feedback, and what was answered with names

export const releasedFeedback = queryOptions({
  queryKey: ['surveys', 'feedback'],
  queryFn: ({ signal }) => call(released.listFeedback, {}, { signal }),
})
export const feedback = (id: number) =>
  queryOptions({
    queryKey: ['surveys', 'feedback', id],
    queryFn: ({ signal }) => call(released.readFeedback, { params: { id } }, { signal }),
  })
export const releaseSurvey = async (id: number) =>
  changed(await call(administration.releaseSurvey, { params: { id } }))
export const namedAnswers = (id: number, query: AskedQuery<typeof answers.listSurveyAnswers>) =>
  queryOptions({
    queryKey: ['surveys', 'answers', id, query],
    queryFn: ({ signal }) => call(answers.listSurveyAnswers, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
