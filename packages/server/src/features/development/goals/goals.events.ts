import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { seePurchase } from '../../learning/purchases/purchases.access.ts'
import { followOrder, followSeat } from './booking/follow-bookings.ts'
import { forgetGoalTexts } from './goals.personal.queries.ts'
import { tellOfGoal } from './letters/tell-goals.ts'
import {
  doubtCertificates,
  proveByAttendance,
  proveByCourse,
  proveByDeclaration,
} from './proof/prove-goals.ts'

export const goalListeners: readonly Listener<Kit>[] = [
  listener('goal.changed', 'goals.tell', (db, change) => tellOfGoal(db, change)),
  listener('course.completed', 'goals.proveByCourse', (db, passed, { now }, { createdAt }) =>
    proveByCourse(db, passed, createdAt, now()),
  ),
  listener('certificate.issued', 'goals.proveByCertificate', (db, issued, { now }, { createdAt }) =>
    proveByCourse(db, issued, createdAt, now()),
  ),
  listener('certificate.revoked', 'goals.doubt', (db, revoked, { now }) =>
    doubtCertificates(db, revoked, now()),
  ),
  listener('booking.attended', 'goals.proveByAttendance', (db, mark, { now }) =>
    proveByAttendance(db, mark, now()),
  ),
  listener('declaration.changed', 'goals.proveByDeclaration', (db, change, { now }, { createdAt }) =>
    proveByDeclaration(db, change, createdAt, now()),
  ),
  listener('booking.changed', 'goals.followSeat', (db, change, { now }) => followSeat(db, change, now())),
  listener('purchase.decided', 'goals.followOrder', async (db, about, { now }) => {
    const { purchase } = await seePurchase(db, about, about.purchaseId)
    await followOrder(db, about, purchase.state, now())
  }),
  listener('user.anonymised', 'goals.forget', (db, whose) => forgetGoalTexts(db, whose)),
]
