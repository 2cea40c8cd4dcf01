import type { Db } from '../../db/engine/db.ts'
import {
  createAutoMessage,
  standardMessages,
  switchAutoMessage,
} from '../../features/communication/auto-messages/auto-messages.ts'
import type { User } from '../../features/people/people/people.ts'

/** One that is on and waits for whoever comes next, and others to be looked at first. */
export async function makeDemoAutoMessages(db: Db, by: User, now: Date) {
  const { welcome, notYetHere, ofMandatoryCourses } = standardMessages('en')
  const { id } = await createAutoMessage(db, by, welcome)
  await createAutoMessage(db, by, notYetHere)
  await switchAutoMessage(db, by, id, true, now)
  for (const values of ofMandatoryCourses) await createAutoMessage(db, by, values)
}
