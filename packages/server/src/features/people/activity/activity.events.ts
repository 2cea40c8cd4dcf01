import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Announced, type Listener, listener, listenerToAll } from '../../../outbox/outbox.ts'
import {
  deleteOf,
  findCompanyOf,
  findProjectName,
  insertActivities,
  insertLearned,
} from './activity.queries.ts'

/** What features announce becomes what a person's account tells of them. */
export const activityListeners: readonly Listener<Kit>[] = [
  listenerToAll('session.opened', 'activity.signedIn', (db, heard) =>
    insertActivities(
      db,
      heard.map(({ payload: { companyId, userId, at } }) => ({
        companyId,
        userId,
        kind: 'signedIn' as const,
        happenedAt: new Date(at),
      })),
    ),
  ),
  listener('password.changed', 'activity.passwordChanged', (db, { userId }, { now }: Kit) =>
    notePassword(db, userId, now()),
  ),
  listenerToAll('profile.changed', 'activity.profileChanged', (db, heard) =>
    insertActivities(
      db,
      // NOTE: what somebody else does to one's record is told in "Who looked", not as one's own doing.
      heard
        .filter(({ payload: { by, userId } }) => by === userId)
        .map(({ payload: { companyId, userId, what, at } }) => ({
          companyId,
          userId,
          kind: what === 'photo' ? ('photoChanged' as const) : ('profileChanged' as const),
          link: '/account',
          happenedAt: new Date(at),
        })),
    ),
  ),
  listener('notification.read', 'activity.notificationRead', (db, { at, ...read }) =>
    insertActivities(db, [{ ...read, kind: 'notificationRead', happenedAt: new Date(at) }]),
  ),
  listener('connection.made', 'activity.connectionMade', (db, { companyId, userId, otherId, at }) =>
    insertActivities(db, [
      {
        companyId,
        userId,
        kind: 'connectionMade',
        personId: otherId,
        link: '/account?tab=connections',
        happenedAt: new Date(at),
      },
    ]),
  ),
  listener('testimonial.written', 'activity.testimonialWritten', (db, { at, ...whose }) =>
    insertActivities(db, [
      { ...whose, kind: 'testimonialWritten', link: '/account?tab=testimonials', happenedAt: new Date(at) },
    ]),
  ),
  listener('group.joined', 'activity.groupJoined', (db, joined, { now }: Kit) =>
    noteJoined(db, joined, now()),
  ),
  listenerToAll('course.begun', 'activity.courseBegun', (db, heard) =>
    noteLearned(
      db,
      heard.map(({ payload: { at, ...whose } }) => ({
        ...whose,
        kind: 'courseBegun' as const,
        happenedAt: new Date(at),
      })),
    ),
  ),
  listenerToAll('course.completed', 'activity.courseCompleted', (db, heard) =>
    noteLearned(db, heard.flatMap(learned('courseCompleted'))),
  ),
  listenerToAll('certificate.issued', 'activity.certificateEarned', (db, heard) =>
    noteLearned(db, heard.flatMap(learned('certificateEarned'))),
  ),
  listener('user.anonymised', 'activity.forget', (db, whose) => deleteOf(db, whose)),
]

async function notePassword(db: Db, userId: number, happenedAt: Date) {
  const companyId = await findCompanyOf(db, userId)
  if (companyId === undefined) return
  const link = '/account?tab=security'
  await insertActivities(db, [{ companyId, userId, kind: 'passwordChanged', link, happenedAt }])
}

type Joined = { companyId: number; projectId: number; userIds: number[] }

async function noteJoined(db: Db, { companyId, projectId, userIds }: Joined, happenedAt: Date) {
  const name = await findProjectName(db, companyId, projectId)
  if (name === undefined) return
  const rows = userIds.map((userId) => ({
    companyId,
    userId,
    kind: 'groupJoined' as const,
    name: { en: name, de: name },
    happenedAt,
  }))
  await insertActivities(db, rows)
}

type Learned = {
  companyId: number
  userId: number
  containerId: number
  kind: 'courseBegun' | 'courseCompleted' | 'certificateEarned'
  happenedAt: Date
}

type HeardOfCourse = { payload: { userId: number; containerId: number }; announcement: Announced }

const learned =
  (kind: Learned['kind']) =>
  ({
    payload: { userId, containerId },
    announcement: { companyId, createdAt: happenedAt },
  }: HeardOfCourse): Learned[] =>
    companyId === null ? [] : [{ companyId, userId, containerId, kind, happenedAt }]

/** NOTE: by the name that the course has now, as what is told stays when it is renamed. */
const noteLearned = (db: Db, all: readonly Learned[]) =>
  insertLearned(
    db,
    all.map((one) => ({
      ...one,
      link: one.kind === 'certificateEarned' ? '/progress' : `/my-learning/${one.containerId}`,
    })),
  )
