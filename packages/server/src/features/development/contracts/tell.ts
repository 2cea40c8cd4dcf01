import type { ContractSide } from '@oktant/contract/development/contracts.ts'
import type { Db } from '../../../db/engine/db.ts'
import {
  makeNotifications,
  replaceNotifications,
  type ToldNotification,
} from '../../communication/notifications/notifications.ts'
import { filled } from '../../../words/words.rules.ts'
import type { SeatRow } from './contracts.queries.ts'
import { contractWords } from './contracts.words.ts'

type Happened = { seat: SeatRow; by: ContractSide; number: number; what: 'toSign' | 'changed' | 'signed' }

const words = contractWords.notices

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
  return {
    companyId: seat.companyId,
    userId,
    type: 'contract.toSign',
    title: words.reminder.title,
    body: filled(words.reminder.body, { who: seat.userName, season: seat.seasonName }),
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
  const told: ToldNotification = {
    companyId: seat.companyId,
    userId,
    type: what === 'toSign' ? 'contract.toSign' : 'contract.told',
    title: words[what].title,
    body: filled(words[what].body, { by: name, number, season: seat.seasonName }),
    link: `/contracts/${seat.pdrId}`,
  }
  await makeNotifications(db, [told])
}
