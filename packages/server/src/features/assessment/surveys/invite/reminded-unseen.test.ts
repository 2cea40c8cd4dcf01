import { eq } from 'drizzle-orm'
import { saveNotificationSettings } from '@oktant/contract/communication/notification-settings.ts'
import { listMails, readMail } from '@oktant/contract/communication/mails.ts'
import { deleteAnyNotification } from '@oktant/contract/communication/notifications.ts'
import { remindSurvey } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { answerSurvey, readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { readJobsHealth } from '@oktant/contract/organisation/system.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { answersOf, makeAsked, makeSurvey } from '../../../../../test/kit/content/surveys.ts'
import { auditEntries } from '../../../../audit/audit.tables.ts'
import { mails } from '../../../../mail/mails.tables.ts'
import { holdAddress } from '../../../../mail/mail.queries.ts'
import { recordReturn } from '../../../../mail/bounces/bounces.ts'
import { suppressedAddresses } from '../../../../mail/mails.tables.ts'
import { announcements } from '../../../../outbox/outbox.tables.ts'
import { notifications } from '../../../communication/notifications/notifications.tables.ts'
import { sendDigests } from '../../../communication/notifications/tell-by-letter.ts'
import { inviteToSurveys } from './tell-surveys.ts'

const server = await testServer()
const { call, kit, db, clock } = server

const outsider = { name: 'Out', address: 'outside@example.test', language: 'en' as const, relation: null }

/** Of three the first has answered; all are reminded who have not, and an outsider. */
async function reminded({ isAnonymous = true, digest = false, held = false } = {}) {
  const { author, people } = await makeAsked(server, 3)
  const reader = await server.make.user({
    companyId: author.companyId,
    permissions: ['mail.readOutbox', 'jobs.see', 'notifications.administer'],
  })
  const { id } = await makeSurvey(server, author, people, { isAnonymous, outsiders: [outsider] })
  await inviteToSurveys(kit)
  const as = people[0] ?? author
  const sheet = await call(readSurvey, { as, params: { id } })
  await call(answerSurvey, { as, params: { id }, body: { answers: answersOf(sheet, 1) } })
  await kit.outbox.deliver()
  await db.delete(mails).where(eq(mails.companyId, author.companyId))
  if (digest)
    for (const person of people)
      await call(saveNotificationSettings, {
        as: person,
        body: { digestHour: 0, quiet: null, choices: [] },
      })
  const { companyId } = author
  const [silent = author] = people.slice(1)
  if (held)
    await holdAddress(db, { companyId, address: silent.emailAddress, error: 'no', mailId: null }, clock.now())
  await call(remindSurvey, { as: author, params: { id } })
  await kit.outbox.deliver()
  const listed = () => call(listMails, { as: reader, query: {} })
  const rows = () => db.select().from(mails).where(eq(mails.companyId, companyId)).orderBy(mails.id)
  return { author, reader, silent, companyId, listed, rows }
}

test('who was reminded of an anonymous survey stands nowhere in the outbox, neither sent nor held back', async () => {
  for (const held of [false, true]) {
    const { reader, listed, rows } = await reminded({ held })
    const written = await rows()
    expect(written).toHaveLength(3)
    expect((await listed()).content).toEqual([])
    for (const { id } of written)
      expect(await call(readMail, { as: reader, params: { id } })).toMatchObject({ code: 'mail_not_found' })
    expect((await call(readJobsHealth, { as: reader })).mails).toMatchObject({ waiting: 0, failed: 0 })
  }
})

test('reminders of a survey that bears names stand there as before', async () => {
  const { listed } = await reminded({ isAnonymous: false })
  expect((await listed()).totalElements).toBe(3)
})

test('nor does the digest tell in which the reminder stands', async () => {
  const { listed, rows } = await reminded({ digest: true })
  clock.skew = 26 * 3_600_000
  await sendDigests(kit)
  clock.skew = 0
  const digests = (await rows()).filter(({ text }) => text.includes('still waits for you'))
  expect(digests.length).toBeGreaterThan(1)
  expect((await listed()).content).toEqual([])
})

test('nor does a letter that comes back, another program, or the removal of the notification', async () => {
  const { reader, rows, companyId, silent } = await reminded()
  const [{ id } = { id: 0 }] = await rows()
  await recordReturn(db, { id, companyId }, { kind: 'bounced', said: '550 no', isHard: true }, clock.now())
  const kept = await db.select().from(suppressedAddresses).where(eq(suppressedAddresses.companyId, companyId))
  expect(kept).toMatchObject([{ mailId: null }])
  const told = await db.select().from(announcements).where(eq(announcements.companyId, companyId))
  expect(told.filter(({ payload }) => JSON.stringify(payload).includes('survey.reminder'))).toEqual([])
  const bell = await db.select().from(notifications).where(eq(notifications.userId, silent.id))
  const reminder = bell.find(({ type }) => type === 'survey.reminder')
  await call(deleteAnyNotification, { as: reader, params: { id: reminder?.id ?? 0 } })
  const trail = await db.select().from(auditEntries).where(eq(auditEntries.companyId, companyId))
  const removal = trail.find(({ object, kind }) => object === 'notification' && kind === 'delete')
  expect(removal?.before).toEqual({ category: reminder?.category })
})
