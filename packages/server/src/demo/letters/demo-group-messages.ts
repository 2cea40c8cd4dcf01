import type { GroupMessageValues } from '@oktant/contract/communication/group-messages.ts'
import type { Db } from '../../db/engine/db.ts'
import { sendGroupMessage } from '../../features/communication/group-messages/group-messages.ts'
import type { User } from '../../features/people/people/people.ts'

const openDay: Omit<GroupMessageValues, 'audience' | 'sendAt'> = {
  channels: ['inApp'],
  texts: {
    en: {
      subject: 'Open day of the workshop',
      body: 'Hello {firstName},\n\non Friday the workshop shows what it makes:\n\n- 10:00 the new line\n- 11:00 the test field',
      action: '',
    },
    de: {
      subject: 'Tag der offenen Werkstatt',
      body: 'Guten Tag {firstName},\n\nam Freitag zeigt die Werkstatt, was sie macht:\n\n- 10:00 Uhr die neue Linie\n- 11:00 Uhr das Prüffeld',
      action: '',
    },
  },
}

const week = 7 * 86_400_000

/** One that goes to a few at once, and one for next week. */
export async function makeDemoGroupMessages(db: Db, by: User, readers: readonly User[], now: Date) {
  const ids = readers.map(({ id }) => id)
  const few: GroupMessageValues['audience'] = { kind: 'people', ids, reach: 'themselves' }
  await sendGroupMessage(db, by, { ...openDay, audience: few, sendAt: null }, now)
  const everyone: GroupMessageValues['audience'] = { kind: 'everyone', ids: [], reach: 'themselves' }
  const sendAt = new Date(now.getTime() + week).toISOString()
  await sendGroupMessage(db, by, { ...openDay, audience: everyone, sendAt }, now)
}
