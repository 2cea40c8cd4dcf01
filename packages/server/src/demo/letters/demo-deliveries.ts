import type { Db } from '../../db/engine/db.ts'
import { saveNotificationSettings } from '../../features/communication/notification-settings/notification-settings.ts'
import { makeNotifications } from '../../features/communication/notifications/notifications.ts'
import type { User } from '../../features/people/people/people.ts'
import { recordReturn } from '../../mail/bounces/bounces.ts'
import { sendLetter } from '../../mail/mail.ts'
import type { PersonByName } from '../people/demo-staff.ts'

const told = ['Jonas Fischer', 'Leyla Arslan', 'Nils Ødegaard']
const title = { en: 'The canteen has new hours', de: 'Die Kantine hat neue Zeiten' }
const body = {
  en: 'From Monday on it is open from 11:30 to 14:30.',
  de: 'Ab Montag ist sie von 11:30 bis 14:30 Uhr geöffnet.',
}

/** Some news by letter, somebody who wants none, and an address that does not exist any more. */
export async function makeDemoDeliveries(db: Db, people: PersonByName, now: Date) {
  const readers = told.flatMap((name) => people.get(name) ?? [])
  const quiet = people.get('Leyla Arslan')
  if (quiet) await saveNotificationSettings(db, { ...quiet, permissions: new Set() }, wantsNoNews)
  await makeNotifications(
    db,
    readers.map(({ companyId, id: userId }) => ({
      companyId,
      userId,
      type: 'company.news',
      title,
      body,
      link: null,
    })),
  )
  const [first] = readers
  if (first) await makeBounce(db, first, now)
}

const wantsNoNews = {
  digestHour: null,
  quiet: { from: '20:00', until: '07:00' },
  choices: [{ type: 'company.news', channel: 'mail', isOn: false }],
} as const

async function makeBounce(db: Db, { companyId, language }: User, now: Date) {
  const to = 'former.colleague@demo.oktant.test'
  const letter = { subject: title[language], paragraphs: [body[language]] }
  const id = await sendLetter(db, { companyId, to, language, letter })
  const said = '550 5.1.1 This mailbox does not exist'
  await recordReturn(db, { id, companyId }, { kind: 'bounced', said, isHard: true }, now)
}
