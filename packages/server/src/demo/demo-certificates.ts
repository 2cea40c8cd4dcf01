import type { Db } from '../db/db.ts'
import { latestCertificateOf, revokeCertificate } from '../features/certificates/certificates.ts'
import type { User } from '../features/people/people.ts'
import { actorOf, type DemoCourseMade, takeWhole } from './courses/make-demo-courses.ts'

const day = 86_400_000

/**
 * Courses by their place, and how many days ago they were passed: valid, expiring, expired, one that is revoked, and one
 * that is expired and has to be taken again.
 */
const taken = [
  { place: 1, daysAgo: 100 },
  { place: 2, daysAgo: 40 },
  { place: 4, daysAgo: 500 },
  { place: 5, daysAgo: 50 },
  { place: 3, daysAgo: 400 },
] as const

/** Certificates in every state that there is, of one person. */
export async function makeDemoCertificates(
  db: Db,
  { by, holder, courses, now }: { by: User; holder: User; courses: readonly DemoCourseMade[]; now: Date },
) {
  for (const { place, daysAgo } of taken) {
    const course = courses[place]
    if (course) await takeWhole(db, holder, course, new Date(now.getTime() - daysAgo * day))
  }
  const last = courses[taken[3].place]
  const id = last && (await latestCertificateOf(db, holder, last.id))
  const reason = { en: 'The exam is to be repeated.', de: 'Die Prüfung ist zu wiederholen.' }
  if (id !== undefined) await revokeCertificate(db, actorOf(by), id, { reason: reason[holder.language] }, now)
}
