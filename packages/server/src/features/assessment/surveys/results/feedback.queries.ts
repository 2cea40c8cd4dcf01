import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { users } from '../../../people/people/people.tables.ts'
import { surveys } from '../surveys.tables.ts'

type Person = { companyId: number; id: number }

export async function findFeedback(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({
      survey: surveys,
      about: sql<string>`${users.firstName} || ' ' || ${users.surname}`,
      managerId: users.managerId,
    })
    .from(surveys)
    .innerJoin(users, and(eq(users.companyId, surveys.companyId), eq(users.id, surveys.subjectId)))
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, id), isNull(surveys.removedAt)))
  return row
}

const mostListed = 200

/** Released feedback about somebody, and about those whom they lead where it is meant so; the latest first. */
export const listReleased = (db: Db, { companyId, id }: Person) =>
  rowsOf<{ id: number; title: LocalText; about: string; isOwn: boolean; releasedOn: string }>(
    db,
    sql`select survey.id, survey.title, subject.first_name || ' ' || subject.surname as about,
        subject.id = ${id} as "isOwn", survey.released_on::text as "releasedOn"
      from surveys survey
      join users subject on subject.company_id = survey.company_id and subject.id = survey.subject_id
      where survey.company_id = ${companyId} and survey.removed_at is null and survey.released_on is not null
        and (survey.subject_id = ${id} or (survey.manager_reads and subject.manager_id = ${id}))
      order by survey.released_on desc, survey.id desc limit ${mostListed}`,
  )
