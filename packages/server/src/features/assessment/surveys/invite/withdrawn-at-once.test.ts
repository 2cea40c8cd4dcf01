import { answerSurvey, readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { answersOf, makeAsked, makeSurvey } from '../../../../../test/kit/content/surveys.ts'
import { untilSomebodyWaits } from '../../../../../test/kit/run/waiting.ts'
import { surveyAnswers, surveyInvitations } from '../surveys.tables.ts'

// NOTE: on the embedded engine one waits for the whole of the other.
test.skipIf(inject('prepared').engine !== 'postgres').each([true, false])(
  'an answer that meets a withdrawal under way is refused, anonymous: %s',
  async (isAnonymous) => {
    const server = await testServer()
    const { call, db, engine } = server
    const { author, people } = await makeAsked(server, 1)
    const [mia = author] = people
    const { id } = await makeSurvey(server, author, people, { isAnonymous })
    const form = await call(readSurvey, { as: mia, params: { id } })
    const answer = () =>
      call(answerSurvey, { as: mia, params: { id }, body: { answers: answersOf(form, 1, 'said') } })
    const { given } = await db.transaction(async (tx) => {
      await tx.update(surveyInvitations).set({ isWithdrawn: true }).where(eq(surveyInvitations.surveyId, id))
      const given = answer()
      await untilSomebodyWaits(engine)
      return { given }
    })
    expect(await given).toMatchObject({ code: 'survey_not_found' })
    expect(await db.select().from(surveyAnswers)).toEqual([])
  },
)
