import { momentOf } from '@oktant/contract/kit/days.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { dayFromNow, makeAsked, makeSurvey } from '../../../../../test/kit/content/surveys.ts'
import { notifications } from '../../../communication/notifications/notifications.tables.ts'
import { inviteToSurveys, remindOfSurveys } from '../invite/tell-surveys.ts'

async function setUp() {
  const server = await testServer()
  const { db } = server
  const { author, people } = await makeAsked(server, 2)
  const [mia, tom] = [people[0] ?? author, people[1] ?? author]
  const ends = { closesOn: dayFromNow(5), remindDays: 2 }
  const broken = await makeSurvey(server, author, [mia], ends)
  await makeSurvey(server, author, [tom], ends)
  const breakIt = () => db.execute(sql`update surveys set title = 'null' where id = ${broken.id}`)
  const told = async () =>
    (await db.select().from(notifications).where(eq(notifications.userId, tom.id)))
      .map(({ type }) => type)
      .toSorted()
  return { ...server, breakIt, told }
}

test('a survey of which nobody can be reminded keeps no other from its reminder', async () => {
  const { clock, kit, breakIt, told } = await setUp()
  await inviteToSurveys(kit)
  await breakIt()
  const noon = momentOf(dayFromNow(3), '12:00', 'Europe/Berlin')?.getTime() ?? 0
  clock.skew = noon - Date.now()
  await remindOfSurveys(kit, 1)
  clock.skew = 0
  expect(await told()).toEqual(['survey.invited', 'survey.reminder'])
})

test('a survey to which nobody can be invited keeps nobody else from their invitation', async () => {
  const { kit, breakIt, told } = await setUp()
  await breakIt()
  await inviteToSurveys(kit, 1)
  expect(await told()).toEqual(['survey.invited'])
})
