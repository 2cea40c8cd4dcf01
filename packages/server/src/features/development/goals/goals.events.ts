import type { Kit } from '../../../kit.ts'
import { type Announced, type Listener, listener, listenerToAll } from '../../../outbox/outbox.ts'
import { seePurchase } from '../../learning/purchases/purchases.access.ts'
import { followOrder, followSeat } from './booking/follow-bookings.ts'
import { forgetGoalTexts } from './goals.personal.queries.ts'
import { tellOfGoal } from './letters/tell-goals.ts'
import {
  doubtCertificates,
  proveByAttendance,
  proveByCourses,
  type PassedCourse,
  proveByDeclaration,
} from './proof/prove-goals.ts'

type HeardOfCourse = { payload: Omit<PassedCourse, 'at'>; announcement: Announced }
const passedAt = ({ payload, announcement }: HeardOfCourse) => ({ ...payload, at: announcement.createdAt })

export const goalListeners: readonly Listener<Kit>[] = [
  listener('goal.changed', 'goals.tell', (db, change) => tellOfGoal(db, change)),
  listenerToAll('course.completed', 'goals.proveByCourse', (db, heard, { now }) =>
    proveByCourses(db, heard.map(passedAt), now()),
  ),
  listenerToAll('certificate.issued', 'goals.proveByCertificate', (db, heard, { now }) =>
    proveByCourses(db, heard.map(passedAt), now()),
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
