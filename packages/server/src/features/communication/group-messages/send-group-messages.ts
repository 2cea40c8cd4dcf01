import { languages, type LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { filledIn } from '../../../words/words.rules.ts'
import { messageLetter } from '../auto-messages/auto-messages.ts'
import { listReaders, type Reader } from '../notification-settings/notification-settings.ts'
import { makeNotifications, type ToldNotification } from '../notifications/notifications.ts'
import { claimDue, type GroupMessageRow, listNextReaders, updateMessage } from './group-messages.queries.ts'
import { sourceOf } from './group-messages.rules.ts'

const atOnce = 500

/** Sends what is due, part by part; a restart goes on where it stopped. */
export async function sendGroupMessages({ engine, now }: Kit) {
  while (await engine.db.transaction((tx) => sendNextPart(tx, now())));
}

/** The next part of one message; answers whether there is more to do. */
export async function sendNextPart(db: Db, now: Date) {
  const message = await claimDue(db, now)
  if (!message) return false
  const ids = await listNextReaders(db, message, atOnce)
  const readers = await listReaders(db, ids)
  await makeNotifications(
    db,
    [...readers.values()].map((reader) => toldOf(message, reader)),
    now,
  )
  await updateMessage(db, message, {
    recipients: message.recipients + ids.length,
    reachedUserId: ids.at(-1) ?? message.reachedUserId,
    ...(ids.length < atOnce && { sentAt: now }),
  })
  return true
}

function toldOf(message: GroupMessageRow, reader: Reader): ToldNotification {
  const { firstName, surname, login, companyName, language } = reader
  const known = { firstName, surname, login, companyName }
  const fill = (part: 'subject' | 'body'): LocalText => {
    const [en = '', de = ''] = languages.map((one) => filledIn(message.texts[one][part], known))
    return { en, de }
  }
  const [title, body] = [fill('subject'), fill('body')]
  return {
    companyId: message.companyId,
    userId: reader.id,
    type: 'company.news',
    title,
    body,
    link: null,
    channels: message.channels,
    source: sourceOf(message),
    letter: { template: messageLetter, values: { ...known, title: title[language], text: body[language] } },
    onceKey: `${sourceOf(message)} ${reader.id}`,
  }
}
