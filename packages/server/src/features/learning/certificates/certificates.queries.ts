import { and, asc, count, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { ExpiryPeriod } from '@oktant/contract/learning/courses/containers.ts'
import { containsLocal, containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import type { Chosen } from '../../../http/chosen.ts'
import { type Page, totalOf } from '../../../http/answer/paging.ts'
import { assignedTo } from '../assignments/assignments.access.ts'
import { designInForce } from '../certificate-templates/certificate-templates.ts'
import { certificateTemplates } from '../certificate-templates/certificate-templates.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { showsScores } from '../../organisation/system/shown-scores.access.ts'
import type { Validity } from './certificates.rules.ts'
import { certificateNumbers, certificates } from './certificates.tables.ts'

export type CertificateRow = typeof certificates.$inferSelect
type CertificateKey = { companyId: number; id: number }

const given = sql.placeholder

/** What a period that was passed would be issued by. */
type Ground = {
  userId: number
  containerId: number
  mark: number | null
  templateId: number | null
  /** The template and its design by which it would be issued, where there is one. */
  design: { templateId: number; designId: number } | null
  hasIssued: boolean
  expiryDate: string | null
  expiryPeriod: ExpiryPeriod | null
  recertifyMonths: number | null
  course: LocalText
  firstName: string
  surname: string
  timezone: string
}

const namedTemplate = sql`coalesce(edition.certificate_template_id, ${given('templateId')}::int)`
const ground = preparedRows<Ground>(
  'certificates_ground',
  () => sql`select log.user_id as "userId", log.container_id as "containerId", log.mark,
      edition.certificate_template_id as "templateId", edition.expiry_date::text as "expiryDate",
      edition.expiry_period as "expiryPeriod", edition.title as course, person.first_name as "firstName",
      person.surname, person.timezone,
      (select json_build_object('templateId', drawn.template_id, 'designId', drawn.design_id)
        from (${designInForce(sql`log.company_id`, namedTemplate)}) drawn) as design,
      exists (select from ${certificates} issued where issued.company_id = log.company_id
        and issued.container_log_id = log.id) as "hasIssued",
      (select given.recertify_months from (${assignedTo(
        { companyId: given('companyId'), userId: sql`log.user_id`, timezone: sql`person.timezone` },
        sql`held.container_id = log.container_id`,
      )}) given) as "recertifyMonths"
    from container_logs log
    join container_editions edition on edition.company_id = log.company_id and edition.id = log.edition_id
    join users person on person.company_id = log.company_id and person.id = log.user_id
    where log.company_id = ${given('companyId')} and log.id = ${given('containerLogId')}`,
)

/** `templateId`: by which it is issued where its course names none any more. */
export async function findGround(
  db: Db,
  period: { companyId: number; containerLogId: number },
  templateId: number | null = null,
) {
  const [row] = await ground(db, { ...period, templateId })
  return row
}

type NewCertificate = Omit<typeof certificates.$inferInsert, 'number' | 'issuedAt' | 'expiresAt'> & {
  issuedAt: Date
  expiresAt: Date | null
}
export type MadeCertificate = Pick<CertificateRow, 'id' | 'companyId' | 'userId' | 'number' | 'course'>

/** NOTE: a number that a refused issue leaves unused stays so. */
const certificateMade = preparedRows<MadeCertificate>(
  'certificates_made',
  () => sql`with counted as (
      insert into ${certificateNumbers} (company_id, last) values (${given('companyId')}::int, 1)
      on conflict (company_id) do update set last = certificate_numbers.last + 1
      returning last)
    insert into ${certificates} (company_id, user_id, container_id, container_log_id, issue, number, code, template_id,
      design_id, first_name, surname, course, mark, issued_at, expires_at)
    select ${given('companyId')}::int, ${given('userId')}::int, ${given('containerId')}::int,
      ${given('containerLogId')}::int, ${given('issue')}::int, counted.last, ${given('code')}::text,
      ${given('templateId')}::int, ${given('designId')}::int, ${given('firstName')}::text, ${given('surname')}::text,
      ${given('course')}::jsonb, ${given('mark')}::int, ${given('issuedAt')}::timestamptz,
      ${given('expiresAt')}::timestamptz
    from counted
    on conflict do nothing
    returning id, company_id as "companyId", user_id as "userId", number, course`,
)

/** Issues one by the next number of its company; nothing where the period has this issue already. */
export async function insertCertificate(db: Db, { issuedAt, expiresAt, course, ...values }: NewCertificate) {
  const [made] = await certificateMade(db, {
    ...values,
    course: JSON.stringify(course),
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  })
  return made
}

const issued = preparedRows<MadeCertificate>(
  'certificates_issued',
  () => sql`select issued.id, issued.company_id as "companyId", issued.user_id as "userId", issued.number, issued.course
    from ${certificates} issued where issued.id = any(${given('ids')}::int[]) order by issued.id`,
)

/** Those of some certificates that are still there. */
export const listIssued = (db: Db, ids: readonly number[]) => issued(db, { ids: [...ids] })

const isReplaced = sql<boolean>`exists (select 1 from ${certificates} later
  where later.company_id = "certificates"."company_id"
    and later.container_log_id = "certificates"."container_log_id" and later.issue > "certificates"."issue")`

/** By what the course would be proved anew, where it is offered and certified, and by when it is to be passed where it is open again. */
const renewal = sql<{ validity: Validity | null; dueOn: string | null }>`(select json_build_object(
    'validity', case when edition.certificate_template_id is not null then json_build_object(
      'expiryDate', edition.expiry_date, 'expiryPeriod', edition.expiry_period) end,
    'dueOn', (select log.due_on from container_logs log where log.company_id = "certificates"."company_id"
      and log.user_id = "certificates"."user_id" and log.container_id = "certificates"."container_id"
      and log.opened_by is not null and log.state <> 'PASSED' order by log.period desc limit 1))
  from containers course left join container_editions edition on edition.company_id = course.company_id
    and edition.id = course.edition_id and course.state = 'active'
  where course.company_id = "certificates"."company_id" and course.id = "certificates"."container_id")`

const holder = and(eq(users.companyId, certificates.companyId), eq(users.id, certificates.userId))
const byTemplate = and(
  eq(certificateTemplates.companyId, certificates.companyId),
  eq(certificateTemplates.id, certificates.templateId),
)

const shown = (companyId: number | Placeholder) => ({
  certificate: certificates,
  showsScores: showsScores(companyId),
  isReplaced,
  template: certificateTemplates.name,
  renewal,
  language: users.language,
  timezone: users.timezone,
})

export async function findCertificate(db: Db, { companyId, id }: CertificateKey) {
  const [row] = await db
    .select({
      ...shown(companyId),
      period: sql<number>`(select log.period from container_logs log
        where log.company_id = "certificates"."company_id" and log.id = "certificates"."container_log_id")`,
      revokedBy: sql<
        string | null
      >`(select concat_ws(' ', person.first_name, person.surname) from users person
        where person.company_id = "certificates"."company_id" and person.id = "certificates"."revoked_by")`,
    })
    .from(certificates)
    .innerJoin(users, holder)
    .innerJoin(certificateTemplates, byTemplate)
    .where(and(eq(certificates.companyId, companyId), eq(certificates.id, id)))
  return row
}
export type CertificateWhole = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

/** The same, held until the transaction ends, so that it ends once. */
export async function holdCertificate(db: Db, { companyId, id }: CertificateKey) {
  await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.companyId, companyId), eq(certificates.id, id)))
    .for('update')
}

export const listOfPeriod = (
  db: Db,
  { companyId, containerLogId, id }: Pick<CertificateRow, 'companyId' | 'containerLogId' | 'id'>,
) =>
  db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.companyId, companyId),
        eq(certificates.containerLogId, containerLogId),
        sql`${certificates.id} <> ${id}`,
      ),
    )
    .orderBy(desc(certificates.issue))
    .limit(50)

export async function writeRevoked(
  db: Db,
  { companyId, ids }: { companyId: number; ids: readonly number[] },
  change: { revokedAt: Date; revokedBy: number; revokeReason: string },
) {
  await db
    .update(certificates)
    .set(change)
    .where(and(eq(certificates.companyId, companyId), inArray(certificates.id, [...ids])))
}

/** The chosen certificates, held until the change is made. */
export const holdChosen = (db: Db, companyId: number, chosen: Chosen, now: Date) =>
  db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.companyId, companyId),
        ...('ids' in chosen ? [inArray(certificates.id, [...chosen.ids])] : wantedBy(chosen, now)),
      ),
    )
    .orderBy(certificates.id)
    .for('update')

/** By its code alone, in whichever company that is open. */
export async function findByCode(db: Db, code: string) {
  const [row] = await rowsOf<{
    number: number
    firstName: string
    surname: string
    course: LocalText
    companyName: string
    issuedAt: string
    expiresAt: string | null
    revokedAt: string | null
    replacedAt: string | null
    timezone: string
  }>(
    db,
    sql`select one.number, one.first_name as "firstName", one.surname, one.course, company.name as "companyName",
        one.issued_at as "issuedAt", one.expires_at as "expiresAt", one.revoked_at as "revokedAt",
        (select later.issued_at from certificates later where later.company_id = one.company_id
          and later.container_log_id = one.container_log_id and later.issue > one.issue
          and later.revoked_at is null order by later.issue desc limit 1) as "replacedAt",
        coalesce(person.timezone, company.timezone) as timezone
      from certificates one join companies company on company.id = one.company_id
      left join users person on person.company_id = one.company_id and person.id = one.user_id
      where one.code = ${code} and company.removed_at is null`,
  )
  return row
}

const numberIn = (text: string) => (/^0*[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : -1)
const soon = (now: Date) => sql`${now.toISOString()}::timestamptz + interval '60 days'`
const moment = (now: Date) => sql`${now.toISOString()}::timestamptz`

const inState = (state: string, now: Date): SQL => {
  const { revokedAt, expiresAt } = certificates
  const states: Record<string, SQL> = {
    revoked: sql`${revokedAt} is not null`,
    expired: sql`${revokedAt} is null and ${expiresAt} <= ${moment(now)}`,
    expiring: sql`${revokedAt} is null and ${expiresAt} > ${moment(now)} and ${expiresAt} <= ${soon(now)}`,
    valid: sql`${revokedAt} is null and (${expiresAt} is null or ${expiresAt} > ${soon(now)})`,
  }
  return states[state] ?? sql`true`
}

const fullName = sql`concat_ws(' ', ${certificates.firstName}, ${certificates.surname})`
const filters: Record<string, (value: string, now: Date) => SQL> = {
  state: inState,
  number: (value) => sql`${certificates.number} = ${numberIn(value)}`,
  userId: (value) => sql`${certificates.userId} = ${numberIn(value)}`,
  containerId: (value) => sql`${certificates.containerId} = ${numberIn(value)}`,
  fullName: (value) => containsText(fullName, value),
  course: (value) => containsLocal(certificates.course, value),
}

export const wantedBy = (page: Pick<Page, 'filters'>, now: Date) =>
  page.filters.map(({ field, value }) => filters[field]?.(value, now) ?? sql`true`)

const sorts = (language: 'en' | 'de'): Record<string, SQL> => ({
  issuedAt: sql`${certificates.issuedAt}`,
  expiresAt: sql`${certificates.expiresAt}`,
  number: sql`${certificates.number}`,
  fullName: sql`${certificates.surname} collate "und-x-icu"`,
  course: sql`coalesce(nullif(${certificates.course}->>${sql.raw(`'${language}'`)}, ''), ${certificates.course}->>'en') collate "und-x-icu"`,
})

const selectShown = (db: Db, companyId: number | Placeholder) =>
  db
    .select(shown(companyId))
    .from(certificates)
    .innerJoin(users, holder)
    .innerJoin(certificateTemplates, byTemplate)

type AskedCertificates = { companyId: number; language: 'en' | 'de'; userId?: number; now: Date }

/** Certificates of a company, or of one of its people; of one person only those that nothing has replaced. */
export async function findCertificates(
  db: Db,
  { companyId, language, userId, now }: AskedCertificates,
  page: Page,
) {
  const wanted = and(
    eq(certificates.companyId, companyId),
    userId === undefined ? undefined : eq(certificates.userId, userId),
    userId === undefined ? undefined : sql`not ${isReplaced}`,
    ...wantedBy(page, now),
  )
  const { field, descending } = page.sort ?? { field: 'issuedAt', descending: true }
  const column = sorts(language)[field] ?? sql`${certificates.issuedAt}`
  const order = descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
  const rows = await selectShown(db, companyId)
    .where(wanted)
    .orderBy(order, descending ? desc(certificates.id) : asc(certificates.id))
    .limit(page.limit)
    .offset(page.offset)
  const counted = () => db.select({ count: count() }).from(certificates).where(wanted)
  return { rows, total: await totalOf(page, rows, counted) }
}

const isOwn = and(
  eq(certificates.companyId, given('companyId')),
  eq(certificates.userId, given('userId')),
  sql`not ${isReplaced}`,
)
const own = prepared((db) =>
  selectShown(db, given('companyId'))
    .where(isOwn)
    .orderBy(sql`${certificates.issuedAt} desc nulls last`, desc(certificates.id))
    .limit(given('limit'))
    .offset(given('offset'))
    .prepare('certificates_own'),
)
const ownCounted = prepared((db) =>
  db.select({ count: count() }).from(certificates).where(isOwn).prepare('certificates_own_counted'),
)

/** All of one person that nothing has replaced, the latest first, as their own screens show them. */
export async function findOwnCertificates(
  db: Db,
  whose: { companyId: number; userId: number },
  page: Page,
): Promise<{ rows: ListedRow[]; total: number }> {
  const rows = await own(db).execute({ ...whose, limit: page.limit, offset: page.offset })
  return { rows, total: await totalOf(page, rows, () => ownCounted(db).execute(whose)) }
}

export type ListedRow = Awaited<ReturnType<typeof findCertificates>>['rows'][number]

export async function deleteOf(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  await db
    .delete(certificates)
    .where(and(eq(certificates.companyId, companyId), eq(certificates.userId, userId)))
}

export async function findLatestId(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  containerId: number,
) {
  const [row] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.companyId, companyId),
        eq(certificates.userId, id),
        eq(certificates.containerId, containerId),
      ),
    )
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(1)
  return row?.id
}
