import { readdirSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { autoMessages } from './auto-messages.tables.ts'
import { insertMessages } from './auto-messages.queries.ts'
import { reminders } from './standard-messages.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const statements = () => {
  const name = readdirSync(folder).find((file) => file.endsWith('_reminder-reasons.sql')) ?? ''
  return readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint')
}

const before = {
  en: 'You have the course by the learning group {learningGroupName}.',
  de: 'Sie haben den Kurs durch die Lerngruppe {learningGroupName}.',
}
type Message = (typeof reminders)[number]
type Language = keyof typeof before
/** As a company of before has it. */
const asBefore = (message: Message, own: Partial<Record<Language, string>> = {}): Message => {
  const worded = (language: Language) => ({
    ...message.texts[language],
    body: own[language] ?? message.texts[language].body.replace('{courseReason}', before[language]),
  })
  return { ...message, texts: { en: worded('en'), de: worded('de') } }
}

test('standard reminders of before get the new words, in each language that nobody has changed', async () => {
  const { db, make } = await testServer()
  const { companyId } = await make.user()
  const [twoWeeks, fewDays] = reminders
  if (!twoWeeks || !fewDays) throw new Error('there are standard reminders')
  const german =
    'Guten Tag {firstName},\n\nbald. Sie haben den Kurs durch die Lerngruppe {learningGroupName}.'
  const made = [asBefore(twoWeeks), asBefore(fewDays), asBefore(twoWeeks, { de: german })]
  await db.delete(autoMessages).where(eq(autoMessages.companyId, companyId))
  await insertMessages(
    db,
    made.map((values) => ({ ...values, companyId })),
  )
  for (const statement of statements()) await db.execute(statement)
  const kept = await db
    .select({ texts: autoMessages.texts })
    .from(autoMessages)
    .where(eq(autoMessages.companyId, companyId))
    .orderBy(autoMessages.id)
  const { en, de } = twoWeeks.texts
  expect(kept.map(({ texts }) => texts)).toEqual([
    twoWeeks.texts,
    fewDays.texts,
    { en, de: { ...de, body: german } },
  ])
})
