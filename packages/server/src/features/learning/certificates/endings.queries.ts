import { sql } from 'drizzle-orm'
import type { ExpiryPeriod } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'

export type EndingRow = {
  id: number
  companyId: number
  userId: number
  containerId: number
  course: LocalText
  issuedAt: string
  expiresAt: string
  toldDays: number | null
  timezone: string
  /** What the course says today; no template where it issues none any more, or is not offered. */
  templateId: number | null
  expiryDate: string | null
  expiryPeriod: ExpiryPeriod | null
}

const moment = (now: Date) => sql`${now.toISOString()}::timestamptz`

/**
 * Certificates that end within the days, or have ended lately, and of which their holders may have to be told: the last
 * proof of a course alone, of people who are here. Held, so that two processes do not tell the same; `after` goes on. A
 * day more than asked for, as the days are counted where each holder lives.
 */
export const holdEnding = (
  db: Db,
  { now, days, after, limit }: { now: Date; days: number; after: number; limit: number },
) =>
  rowsOf<EndingRow>(
    db,
    sql`select one.id, one.company_id as "companyId", one.user_id as "userId", one.container_id as "containerId",
        one.course, one.issued_at as "issuedAt", one.expires_at as "expiresAt", one.told_days as "toldDays",
        person.timezone, edition.certificate_template_id as "templateId",
        edition.expiry_date::text as "expiryDate", edition.expiry_period as "expiryPeriod"
      from certificates one
      join companies company on company.id = one.company_id and company.state = 'confirmed'
        and company.removed_at is null
      join users person on person.company_id = one.company_id and person.id = one.user_id
        and person.status = 'Active'
      join containers course on course.company_id = one.company_id and course.id = one.container_id
      left join container_editions edition on edition.company_id = course.company_id
        and edition.id = course.edition_id and course.state = 'active'
      where one.revoked_at is null and one.expires_at is not null and one.id > ${after}
        and one.expires_at <= ${moment(now)} + make_interval(days => ${days + 1})
        and one.expires_at > ${moment(now)} - interval '90 days'
        and (one.told_days is null or one.told_days > 0)
        and not exists (select 1 from certificates later where later.company_id = one.company_id
          and later.user_id = one.user_id and later.container_id = one.container_id and later.revoked_at is null
          and (later.issued_at, later.id) > (one.issued_at, one.id))
      order by one.id limit ${limit} for update of one skip locked`,
  )

/** Keeps how far ahead each has been told. */
export async function writeTold(db: Db, told: readonly { id: number; days: number }[]) {
  await db.execute(sql`update certificates one set told_days = said.days
    from unnest(${sql.param(told.map(({ id }) => id))}::integer[],
      ${sql.param(told.map(({ days }) => days))}::integer[]) said(id, days)
    where one.id = said.id`)
}
