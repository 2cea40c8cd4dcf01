import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CertificateDesign } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { certificateDesigns, certificateTemplates } from './certificate-templates.tables.ts'

type CertificateTemplateKey = { companyId: number; id: number }

/** Courses that name a template in what is published or in their draft. */
const courses = sql<number>`(select count(distinct holder.id)::int from containers holder
  join container_editions edition on edition.company_id = holder.company_id
    and edition.id in (holder.edition_id, holder.draft_id)
  where holder.company_id = "certificate_templates"."company_id" and holder.state <> 'deleted'
    and edition.certificate_template_id = "certificate_templates"."id")`
const issued = sql<number>`(select count(*)::int from certificates one
  where one.company_id = "certificate_templates"."company_id"
    and one.template_id = "certificate_templates"."id")`

const columns = {
  id: certificateTemplates.id,
  companyId: certificateTemplates.companyId,
  name: certificateTemplates.name,
  isDefault: certificateTemplates.isDefault,
  changes: certificateTemplates.changes,
  changedAt: certificateTemplates.changedAt,
  removedAt: certificateTemplates.removedAt,
  design: certificateDesigns.design,
  designId: certificateDesigns.id,
  courses,
  issued,
}
const inForce = and(
  eq(certificateDesigns.companyId, certificateTemplates.companyId),
  eq(certificateDesigns.id, certificateTemplates.designId),
)

export async function findTemplate(db: Db, { companyId, id }: CertificateTemplateKey) {
  const [row] = await db
    .select({
      ...columns,
      changedBy: sql<
        string | null
      >`(select concat_ws(' ', person.first_name, person.surname) from users person
        where person.company_id = "certificate_templates"."company_id"
          and person.id = "certificate_templates"."changed_by")`,
    })
    .from(certificateTemplates)
    .innerJoin(certificateDesigns, inForce)
    .where(and(eq(certificateTemplates.companyId, companyId), eq(certificateTemplates.id, id)))
  return row
}
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

const name = sql`${certificateTemplates.name} collate "und-x-icu"`
const sorts: Record<string, SQL> = {
  name,
  courses,
  issued,
  changedAt: sql`${certificateTemplates.changedAt}`,
}

export const listedBy = (filters: Page['filters']) =>
  filters.map(({ value }) => containsText(certificateTemplates.name, value))

export async function findTemplates(db: Db, companyId: number, page: Page) {
  const wanted = and(
    eq(certificateTemplates.companyId, companyId),
    isNull(certificateTemplates.removedAt),
    ...listedBy(page.filters),
  )
  const column = sorts[page.sort?.field ?? 'name'] ?? name
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(certificateTemplates)
      .innerJoin(certificateDesigns, inForce)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(certificateTemplates.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(certificateTemplates).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** The names of those that stand, in small letters. */
export async function listTakenNames(db: Db, companyId: number) {
  const rows = await db
    .select({ name: certificateTemplates.name })
    .from(certificateTemplates)
    .where(and(eq(certificateTemplates.companyId, companyId), isNull(certificateTemplates.removedAt)))
  return rows.map(({ name: taken }) => taken.toLowerCase())
}

export const listOptions = (db: Db, companyId: number) =>
  db
    .select({
      id: certificateTemplates.id,
      name: certificateTemplates.name,
      isDefault: certificateTemplates.isDefault,
    })
    .from(certificateTemplates)
    .where(and(eq(certificateTemplates.companyId, companyId), isNull(certificateTemplates.removedAt)))
    .orderBy(desc(certificateTemplates.isDefault), name, certificateTemplates.id)
    .limit(500)

type NewTemplate = {
  companyId: number
  name: string
  isDefault?: boolean
  changedBy?: number
  changedAt?: Date
}

/** Nothing where the company has a default one already and this would be another. */
export async function insertTemplate(db: Db, values: NewTemplate, design: CertificateDesign) {
  const { companyId } = values
  const [made] = await db
    .insert(certificateTemplates)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: certificateTemplates.id })
  if (!made) return undefined
  const designId = await insertDesign(db, { companyId, id: made.id }, design)
  await db
    .update(certificateTemplates)
    .set({ designId })
    .where(and(eq(certificateTemplates.companyId, companyId), eq(certificateTemplates.id, made.id)))
  return made.id
}

export async function insertDesign(
  db: Db,
  { companyId, id }: CertificateTemplateKey,
  design: CertificateDesign,
) {
  const [made] = await db
    .insert(certificateDesigns)
    .values({ companyId, templateId: id, design })
    .returning({ id: certificateDesigns.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Change = Partial<
  Pick<
    typeof certificateTemplates.$inferInsert,
    'name' | 'designId' | 'changedBy' | 'changedAt' | 'removedAt' | 'isDefault'
  >
>

/** Compare and set: false where somebody changed it since it was seen. */
export async function writeTemplate(
  db: Db,
  { companyId, id, changes }: CertificateTemplateKey & { changes: number },
  change: Change,
) {
  const written = await db
    .update(certificateTemplates)
    .set({ ...change, changes: changes + 1 })
    .where(
      and(
        eq(certificateTemplates.companyId, companyId),
        eq(certificateTemplates.id, id),
        eq(certificateTemplates.changes, changes),
      ),
    )
    .returning({ id: certificateTemplates.id })
  return written.length > 0
}

/** The company’s default one, locked so that two cannot become it at once. */
export async function holdDefault(db: Db, companyId: number) {
  const [row] = await db
    .select({ id: certificateTemplates.id, name: certificateTemplates.name })
    .from(certificateTemplates)
    .where(and(eq(certificateTemplates.companyId, companyId), eq(certificateTemplates.isDefault, true)))
    .for('update')
  return row
}

export async function clearDefault(db: Db, companyId: number) {
  await db
    .update(certificateTemplates)
    .set({ isDefault: false })
    .where(and(eq(certificateTemplates.companyId, companyId), eq(certificateTemplates.isDefault, true)))
}

export async function findDefaultId(db: Db, companyId: number) {
  const [row] = await db
    .select({ id: certificateTemplates.id })
    .from(certificateTemplates)
    .where(and(eq(certificateTemplates.companyId, companyId), eq(certificateTemplates.isDefault, true)))
  return row?.id
}

export async function listCompaniesWithout(db: Db) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select company.id from companies company where company.state <> 'unconfirmed' and not exists (
      select from certificate_templates kept where kept.company_id = company.id and kept.is_default)`,
  )
  return rows.map(({ id }) => id)
}

/** The design by which a course issues, beside its row: of the template that it names, or of the default where that is gone. */
export const designInForce = (companyId: SQL, templateId: SQL) => sql`
  select template.id template_id, design.id design_id
  from ${certificateTemplates} template
  join ${certificateDesigns} design on design.company_id = template.company_id and design.id = template.design_id
  where template.company_id = ${companyId} and template.removed_at is null
    and (template.id = ${templateId} or template.is_default)
  order by (template.id = ${templateId}) desc limit 1`

/** Which of these pictures are the company’s. */
export async function listKnownPictures(db: Db, companyId: number, ids: readonly number[]) {
  if (!ids.length) return []
  return rowsOf<{ id: number; name: string; type: string }>(
    db,
    sql`select id, name, type from files where company_id = ${companyId} and kind = 'certificate'
      and id in (${sql.join([...ids], sql`, `)})`,
  )
}

/** The courses that name a template, some by their titles. */
export const listCoursesNaming = (db: Db, { companyId, id }: CertificateTemplateKey) =>
  rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select title, count(*) over()::int as count from containers holder
      where company_id = ${companyId} and state <> 'deleted' and exists (
        select 1 from container_editions edition where edition.company_id = holder.company_id
          and edition.id in (holder.edition_id, holder.draft_id) and edition.certificate_template_id = ${id})
      order by id limit 5`,
  )

export async function hasTemplate(db: Db, companyId: number, id: number) {
  const rows = await db
    .select({ id: certificateTemplates.id })
    .from(certificateTemplates)
    .where(
      and(
        eq(certificateTemplates.companyId, companyId),
        inArray(certificateTemplates.id, [id]),
        isNull(certificateTemplates.removedAt),
      ),
    )
  return rows.length > 0
}

/** A design by its own number, as issued certificates hold it. */
export async function findDesign(db: Db, { companyId, id }: CertificateTemplateKey) {
  const [row] = await db
    .select({ design: certificateDesigns.design })
    .from(certificateDesigns)
    .where(and(eq(certificateDesigns.companyId, companyId), eq(certificateDesigns.id, id)))
  return row?.design
}
