import type { Db } from '../db/engine/db.ts'
import { latestCertificateOf, revokeCertificate } from '../features/learning/certificates/certificates.ts'
import type { User } from '../features/people/people/people.ts'
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

type Wanted = { by: User; holder: User; late: User; courses: readonly DemoCourseMade[]; now: Date }

/** Certificates in every state that there is, of one person; somebody else has only to take one course again. */
export async function makeDemoCertificates(db: Db, { by, holder, late, courses, now }: Wanted) {
  const took = async (who: User, { place, daysAgo }: (typeof taken)[number]) => {
    const course = courses[place]
    if (course) await takeWhole(db, who, course, new Date(now.getTime() - daysAgo * day))
  }
  for (const one of taken) await took(holder, one)
  await took(late, taken[4])
  const last = courses[taken[3].place]
  const id = last && (await latestCertificateOf(db, holder, last.id))
  const reason = { en: 'The exam is to be repeated.', de: 'Die Prüfung ist zu wiederholen.' }
  if (id !== undefined) await revokeCertificate(db, actorOf(by), id, { reason: reason[holder.language] }, now)
}
