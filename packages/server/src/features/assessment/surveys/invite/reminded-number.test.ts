import { remindSurvey } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import {
  listSurveyInvitations,
  withdrawSurveyInvitation,
} from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { answerSurvey, readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { answersOf, makeAsked, makeSurvey } from '../../../../../test/kit/content/surveys.ts'
import { inviteToSurveys } from './tell-surveys.ts'

const server = await testServer()
const { call, kit } = server

/** How many of three are reminded, of whom the first has answered and one is withdrawn. */
async function remindedWithout(withdrawn: number, isAnonymous: boolean) {
  const { author, people } = await makeAsked(server, 3)
  const { id } = await makeSurvey(server, author, people, { isAnonymous })
  await inviteToSurveys(kit)
  const as = people[0] ?? author
  const form = await call(readSurvey, { as, params: { id } })
  await call(answerSurvey, { as, params: { id }, body: { answers: answersOf(form, 1) } })
  const { content } = await call(listSurveyInvitations, { as: author, params: { id } })
  const row = content.find(({ address }) => address === people[withdrawn]?.emailAddress)
  const params = { id, invitationId: row?.id ?? 0 }
  await call(withdrawSurveyInvitation, { as: author, params })
  return call(remindSurvey, { as: author, params: { id } })
}

test('where nobody is named, the number of the reminded does not tell whether the withdrawn had answered', async () => {
  expect(await remindedWithout(0, true)).toEqual(await remindedWithout(1, true))
})

test('where answers bear names, whoever is withdrawn is not counted among the reminded', async () => {
  expect(await remindedWithout(1, false)).toEqual({ reminded: 1 })
})
