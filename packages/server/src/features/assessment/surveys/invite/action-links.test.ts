import { momentOf } from '@oktant/contract/kit/days.ts'
import { lookAtLink, signInByLink } from '@oktant/contract/people/sessions.ts'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { otpIn } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { dayFromNow, makeAsked, makeSurvey } from '../../../../../test/kit/content/surveys.ts'
import { mails } from '../../../../mail/mails.tables.ts'
import { links } from '../../../people/sessions/sessions.tables.ts'
import { inviteToSurveys, remindOfSurveys } from './tell-surveys.ts'

async function setUp(isAnonymous: boolean) {
  const server = await testServer()
  const { db, kit, clock } = server
  const { author, people } = await makeAsked(server, 1)
  const mia = people[0] ?? author
  const ends = { closesOn: dayFromNow(5), remindDays: 2 }
  const { id } = await makeSurvey(server, author, [mia], { isAnonymous, ...ends })
  await inviteToSurveys(kit)
  const remind = async () => {
    clock.skew = (momentOf(dayFromNow(3), '12:00', 'Europe/Berlin')?.getTime() ?? 0) - Date.now()
    await remindOfSurveys(kit)
    clock.skew = 0
  }
  const letters = async () => {
    await kit.outbox.deliver()
    return db.select().from(mails).where(eq(mails.userId, mia.id)).orderBy(asc(mails.id))
  }
  const kept = () =>
    db
      .select()
      .from(links)
      .where(and(eq(links.userId, mia.id), eq(links.function, 'surveys')))
  return { ...server, mia, id, remind, letters, kept }
}

test('the letter about a survey leads a colleague in by a link that works once', async () => {
  const { call, mia, id, remind, letters, kept } = await setUp(false)
  await remind()
  const told = await letters()
  expect(told).toHaveLength(2)
  for (const { actionUrl, text } of told) {
    expect(actionUrl).toMatch(new RegExp(`/#/actions/surveys\\?otp=[\\w-]{43}&id=${id}$`))
    expect(text).toContain('Please do not pass this letter on.')
    const otp = otpIn(String(actionUrl))
    expect(JSON.stringify(await kept())).not.toContain(otp)
    expect(await call(lookAtLink, { body: { otp } })).toMatchObject({ usable: true, function: 'surveys' })
    expect(await call(signInByLink, { body: { otp } })).toMatchObject({ user: { id: mia.id } })
    expect(await call(signInByLink, { body: { otp } })).toMatchObject({ status: 401, code: 'link_used' })
  }
  expect(await kept()).toMatchObject([{ targetId: id }, { targetId: id }])
})

test('nothing that is kept of the links says who was reminded of a survey without names, nor of which survey', async () => {
  const { id, remind, letters, kept } = await setUp(true)
  const [invitation] = await letters()
  expect(invitation?.actionUrl).toMatch(new RegExp(`&id=${id}$`))
  await remind()
  const [, reminder] = await letters()
  expect(reminder?.actionUrl).toBeNull()
  expect(reminder?.text).toContain(`/#/surveys/showSurvey/${id}`)
  expect(await kept()).toMatchObject([{ targetId: null }])
})
