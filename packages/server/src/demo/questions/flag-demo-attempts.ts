import type { Db } from '../../db/engine/db.ts'
import { findFacilitatedPage, flagOne } from '../../features/assessment/facilitation/facilitation.ts'
import type { User } from '../../features/people/people/people.ts'
import { actorOf } from '../courses/make-demo-courses.ts'

const notes = [
  'Two of these answers are word for word in the course. Please look whether this was done alone.',
  'Hier wurde gefragt, ob das Bild stimmt. Bitte prüfen.',
]

/** Attempts that a facilitator found worth a second look. */
export async function flagDemoAttempts(db: Db, by: User, now: Date) {
  const actor = actorOf(by)
  const sort = { field: 'user', descending: false }
  const page = { number: 0, limit: notes.length, offset: 0, sort, filters: [], customFields: [] }
  const { rows } = await findFacilitatedPage(db, actor, page)
  for (const [index, row] of rows.entries())
    await flagOne(db, actor, row, { questionScoreId: null, note: notes[index] ?? '', at: now })
}
