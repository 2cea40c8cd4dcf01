import type { ContractSide } from '@oktant/contract/development/contracts.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import {
  makeNotifications,
  replaceNotifications,
  type ToldNotification,
} from '../../communication/notifications/notifications.ts'
import type { SeatRow } from './contracts.queries.ts'

type Happened = { seat: SeatRow; by: ContractSide; number: number; what: 'toSign' | 'changed' | 'signed' }

const words = {
  toSign: {
    title: { en: 'Your signature is asked', de: 'Ihre Unterschrift ist gefragt' },
    body: {
      en: '{by} has signed version {number} of the performance contract for “{season}”. It counts once you have, too.',
      de: '{by} hat Fassung {number} der Leistungsvereinbarung für „{season}“ unterschrieben. Sie gilt, sobald auch Sie unterschrieben haben.',
    },
  },
  changed: {
    title: { en: 'A performance contract was changed', de: 'Eine Leistungsvereinbarung wurde geändert' },
    body: {
      en: '{by} has written version {number} of the performance contract for “{season}”. It has to be signed anew; until then the version that both have signed counts.',
      de: '{by} hat Fassung {number} der Leistungsvereinbarung für „{season}“ geschrieben. Sie muss neu unterschrieben werden; bis dahin gilt die Fassung mit beiden Unterschriften.',
    },
  },
  signed: {
    title: { en: 'A performance contract counts', de: 'Eine Leistungsvereinbarung gilt' },
    body: {
      en: '{by} has signed, too: version {number} of the performance contract for “{season}” counts.',
      de: 'Auch {by} hat unterschrieben: Fassung {number} der Leistungsvereinbarung für „{season}“ gilt.',
    },
  },
} as const satisfies Record<Happened['what'], { title: LocalText; body: LocalText }>

const reminder = {
  title: {
    en: 'A performance contract is not signed',
    de: 'Eine Leistungsvereinbarung ist nicht unterschrieben',
  },
  body: {
    en: 'The performance contract of {who} for “{season}” still needs your signature. You sign it where this leads.',
    de: 'Unter der Leistungsvereinbarung von {who} für „{season}“ fehlt noch Ihre Unterschrift. Sie unterschreiben sie dort, wohin dies führt.',
  },
} as const

type Unsigned = SeatRow & { personSignedAt: string | null; managerSignedAt: string | null }

/** Whoever has not signed is led to where they sign; by letter once a day, and by one notice, however often they are reminded. */
export async function remindToSign(db: Db, seats: readonly Unsigned[], day: string) {
  const told = seats.flatMap((seat) => {
    const { personSignedAt, managerSignedAt, userId, managerId } = seat
    const missing = [
      ...(personSignedAt === null ? [userId] : []),
      ...(managerSignedAt === null && managerId !== null ? [managerId] : []),
    ]
    return missing.map((id) => reminderTo(seat, id, day))
  })
  const [seat] = seats
  if (seat && told.length > 0) await replaceNotifications(db, seat.companyId, told)
}

function reminderTo(seat: SeatRow, userId: number, day: string): ToldNotification & { source: string } {
  const fill = (language: 'en' | 'de') =>
    reminder.body[language]
      .replace('{who}', () => seat.userName)
      .replace('{season}', () => seat.seasonName[language] || seat.seasonName.en || seat.seasonName.de)
  return {
    companyId: seat.companyId,
    userId,
    type: 'contract.toSign',
    title: reminder.title,
    body: { en: fill('en'), de: fill('de') },
    link: `/contracts/${seat.pdrId}`,
    source: `contract ${seat.pdrId}`,
    onceKey: `contract ${seat.pdrId} ${userId} ${day}`,
  }
}

/** The other side is told of what one side has done. */
export async function tellOfContract(db: Db, { seat, by, number, what }: Happened) {
  const userId = by === 'person' ? seat.managerId : seat.userId
  if (userId === null) return
  const name = by === 'person' ? seat.userName : (seat.managerName ?? '')
  const fill = (language: 'en' | 'de') =>
    words[what].body[language]
      .replace('{by}', () => name)
      .replace('{number}', String(number))
      .replace('{season}', () => seat.seasonName[language] || seat.seasonName.en || seat.seasonName.de)
  const told: ToldNotification = {
    companyId: seat.companyId,
    userId,
    type: what === 'toSign' ? 'contract.toSign' : 'contract.told',
    title: words[what].title,
    body: { en: fill('en'), de: fill('de') },
    link: `/contracts/${seat.pdrId}`,
  }
  await makeNotifications(db, [told])
}
