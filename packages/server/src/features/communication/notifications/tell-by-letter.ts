import { dayIn } from '@oktant/contract/kit/days.ts'
import type { SuppressionReason } from '@oktant/contract/communication/mails.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { logHeldBack } from '../../../mail/mail.ts'
import { type Addressed, sendTemplates } from '../../../mail/templates/send-template.ts'
import { oneLine } from '../../../mail/templates/render.ts'
import {
  afterQuiet,
  insertDigestItems,
  isDigestDue,
  listDigestReaders,
  listReaders,
  markDigested,
  type Reader,
  takeDigestItems,
} from '../notification-settings/notification-settings.ts'
import { digestLetter, notificationLetter } from './notifications.letters.ts'
import type { ToldByLetter } from './notifications.ts'
import { unsubscribeAddress } from './unsubscribe.ts'
import { notificationWords } from './notifications.words.ts'

type Addressee = { one: ToldByLetter; reader: Reader }

/** Writes the letters of what was told: now, after the quiet hours, in the next digest, or not at all and why. */
export async function tellByLetter(db: Db, kit: Kit, letters: readonly ToldByLetter[]) {
  const readers = await listReaders(db, [...new Set(letters.map(({ userId }) => userId))])
  const addressed = letters.flatMap((one): Addressee[] => {
    const reader = readers.get(one.userId)
    return reader ? [{ one, reader }] : []
  })
  const isActive = ({ reader }: Addressee) => reader.status === 'Active'
  const wanted = addressed.filter((each) => isActive(each) && each.one.isOn)
  const waits = ({ one, reader }: Addressee) => one.isOptional && reader.habits.digestHour !== null
  await logHeldBack(db, [
    ...addressed.filter((each) => !isActive(each)).map((each) => heldBack(each, 'inactive')),
    ...addressed
      .filter((each) => isActive(each) && !each.one.isOn)
      .map((each) => heldBack(each, each.one.noBy ?? 'settings')),
    ...wanted.filter(waits).map((each) => heldBack(each, 'digest')),
  ])
  await insertDigestItems(db, wanted.filter(waits).map(digestItem))
  await writeLetters(
    db,
    kit,
    wanted.filter((each) => !waits(each)),
  )
}

const heldBack = ({ one, reader }: Addressee, reason: SuppressionReason) => ({
  companyId: reader.companyId,
  userId: reader.id,
  to: reader.emailAddress,
  subject: textIn(one.title, reader.language),
  template: one.words?.template ?? notificationLetter.key,
  isUnlisted: one.isUnlisted ?? false,
  reason,
})

const digestItem = ({ one: { companyId, userId, title, isUnlisted = false } }: Addressee) => ({
  companyId,
  userId,
  title,
  isUnlisted,
})

/** By one batch for each company and template. */
async function writeLetters(db: Db, kit: Kit, addressed: readonly Addressee[]) {
  const keyOf = ({ one }: Addressee) => `${one.companyId} ${one.words?.template ?? ''}`
  for (const key of new Set(addressed.map(keyOf))) {
    const some = addressed.filter((each) => keyOf(each) === key)
    const companyId = some[0]?.one.companyId ?? 0
    const template = kit.letters.find((letter) => letter.key === some[0]?.one.words?.template)
    const leadingIn = await makeActionLinks(db, kit, some)
    await sendTemplates(
      db,
      { template: template ?? notificationLetter, companyId },
      some.map((each) => addressOf(kit, each, leadingIn.get(each.one))),
    )
  }
}

/** The one-time links of those letters that lead in by one. */
async function makeActionLinks(db: Db, kit: Kit, addressed: readonly Addressee[]) {
  const wanted = addressed.flatMap(({ one: { companyId, userId, action }, one }) =>
    action ? [{ one, link: { companyId, userId, ...action } }] : [],
  )
  const urls = await kit.makeLinks(
    db,
    wanted.map(({ link }) => link),
  )
  return new Map(wanted.map(({ one }, index) => [one, urls[index]]))
}

function addressOf(kit: Kit, { one, reader }: Addressee, leadingIn?: string): Addressed<string> {
  const { language, emailAddress: to, id: userId, timezone, habits } = reader
  const notBefore = one.isOptional ? afterQuiet(kit.now(), timezone, habits.quiet) : kit.now()
  return {
    userId,
    to,
    language,
    values: one.words?.values ?? wordsOf(one, reader),
    ...(leadingIn
      ? { url: leadingIn }
      : one.link && { url: `${kit.config.publicUrl}/#${one.link}`, isOpen: true }),
    ...(one.onceKey && { onceKey: one.onceKey }),
    ...(one.isUnlisted && { isUnlisted: true }),
    ...(notBefore > kit.now() && { notBefore }),
    ...(one.isOptional && { unsubscribeUrl: unsubscribeAddress(kit, { userId, type: one.type }) }),
  }
}

const known = ({ firstName, surname, login, companyName }: Reader) => ({
  firstName,
  surname,
  login,
  companyName,
})

const wordsOf = ({ title, body, action }: ToldByLetter, reader: Reader) => ({
  ...known(reader),
  title: textIn(title, reader.language),
  text: [textIn(body, reader.language), ...(action ? [textIn(onlyYours, reader.language)] : [])]
    .filter(Boolean)
    .join('\n\n'),
})

/** NOTE: whoever is handed the letter is handed the account. */
const { onlyYours } = notificationWords.letters

/** Writes the one letter a day to everybody for whom it is time. */
export async function sendDigests(kit: Kit) {
  const { engine, now } = kit
  const due = (await listDigestReaders(engine.db)).filter((person) =>
    isDigestDue(person, now(), person.timezone),
  )
  // NOTE: one by one on purpose: each in a transaction of its own, so that one that fails keeps nobody else's back.
  for (const person of due) await engine.db.transaction((tx) => sendDigest(tx, kit, person))
}

async function sendDigest(db: Db, kit: Kit, person: { id: number; companyId: number; timezone: string }) {
  const { items, count } = await takeDigestItems(db, person)
  const reader = (await listReaders(db, [person.id])).get(person.id)
  if (!reader || !count || reader.status !== 'Active') return
  const { language, emailAddress: to, id: userId, companyId } = reader
  const list = items.map(({ title }) => `- ${oneLine(textIn(title, language))}`).join('\n')
  await sendTemplates(db, { template: digestLetter, companyId }, [
    {
      userId,
      to,
      language,
      values: { ...known(reader), count: String(count), list },
      url: `${kit.config.publicUrl}/#/notifications`,
      isOpen: true,
      isUnlisted: items.some((item) => item.isUnlisted),
    },
  ])
  await markDigested(db, person, dayIn(person.timezone, kit.now()))
}
