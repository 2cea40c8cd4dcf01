import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CompetencyLevel, DeclarationState } from '@oktant/contract/development/competency-shapes.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { containsLocal, containsText } from '../../../../db/query/containing.ts'
import { localText } from '../../../../db/query/local-text.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { competencyDeclarations, competencyEvidence, competencySteps } from '../competencies.tables.ts'

export type DeclarationRecord = {
  id: number
  companyId: number
  userId: number
  itemId: number
  state: DeclarationState
  level: CompetencyLevel
  words: string
  assessorId: number | null
  declaredAt: string
  validUntil: string | null
  changes: number
  userName: string
  timezone: string
  assessorName: string
  name: LocalText
  tip: LocalText
  itemProperties: LocalText[]
  requiredLevel: CompetencyLevel | null
  validMonths: number | null
}

const personName = sql`concat_ws(' ', person.first_name, person.surname)`

const from = sql`from competency_declarations one
  join users person on person.company_id = one.company_id and person.id = one.user_id
  join competency_items item on item.company_id = one.company_id and item.id = one.item_id
  left join users assessor on assessor.company_id = one.company_id and assessor.id = one.assessor_id
  left join competency_profile_items asked on asked.company_id = one.company_id
    and asked.job_role_id = person.job_role_id and asked.item_id = one.item_id`

const whole = sql`select one.id, one.company_id "companyId", one.user_id "userId", one.item_id "itemId", one.state,
  one.level, one.words, one.assessor_id "assessorId", one.declared_at "declaredAt", one.valid_until::text "validUntil",
  one.changes, ${personName} "userName", person.timezone,
  concat_ws(' ', assessor.first_name, assessor.surname) "assessorName", item.name, item.tip,
  item.item_properties "itemProperties", asked.level "requiredLevel", asked.valid_months "validMonths" ${from}`

type DeclarationKey = { companyId: number; id: number; holds?: boolean }

export async function findDeclaration(
  db: Db,
  { companyId, id, holds = false }: DeclarationKey,
): Promise<DeclarationRecord | undefined> {
  const [row] = await rowsOf<DeclarationRecord>(
    db,
    sql`${whole} where one.company_id = ${companyId} and one.id = ${id} ${holds ? sql`for update of one` : sql``}`,
  )
  return row
}

/** All of one person, the latest first. */
export const listDeclarationsOf = (
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<DeclarationRecord[]> =>
  rowsOf<DeclarationRecord>(
    db,
    sql`${whole} where one.company_id = ${companyId} and one.user_id = ${userId}
      order by one.declared_at desc, one.id desc`,
  )

const waiting = sql`one.state in ('DECLARED', 'UNDER_REVIEW')`

type Assessor = { companyId: number; id: number; language: Language }

const filters: Record<string, (value: string, assessor: Assessor) => SQL> = {
  state: (value) => sql`one.state = ${value}`,
  'user.name': (value) => containsText(personName, value),
  item: (value) => containsLocal(sql`item.name`, value),
  mine: (value, { id }) => (value === 'true' ? sql`one.assessor_id = ${id}` : sql`true`),
}

const sorts: Record<string, (language: Language) => SQL> = {
  declaredAt: () => sql`one.declared_at`,
  state: () => sql`one.state`,
  'user.name': () => sql`concat_ws(' ', person.surname, person.first_name) collate "und-x-icu"`,
  item: (language) => localText(sql`item.name`, language),
}

/** Those of others, by state; without one, what waits. */
export async function findDeclarations(db: Db, assessor: Assessor, page: Page) {
  const { companyId, id, language } = assessor
  const hasState = page.filters.some(({ field }) => field === 'state')
  const wanted = sql.join(
    [
      sql`one.company_id = ${companyId} and one.user_id <> ${id} and person.status = 'Active'`,
      ...(hasState ? [] : [waiting]),
      ...page.filters.map(({ field, value }) => filters[field]?.(value, assessor) ?? sql`true`),
    ],
    sql` and `,
  )
  const column = sorts[page.sort?.field ?? 'declaredAt']?.(language) ?? sql`one.declared_at`
  const way = page.sort?.descending ? sql`desc` : sql`asc`
  const [rows, [total]] = await Promise.all([
    rowsOf<DeclarationRecord>(
      db,
      sql`${whole} where ${wanted} order by ${column} ${way}, one.id limit ${page.limit} offset ${page.offset}`,
    ),
    rowsOf<{ count: number }>(db, sql`select count(*)::int count ${from} where ${wanted}`),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** How many wait for this assessor, and since when. */
export async function findClaimBacklog(db: Db, { companyId, id }: { companyId: number; id: number }) {
  const [row] = await rowsOf<{ count: number; since: string | null }>(
    db,
    sql`select count(*)::int count, min(one.declared_at) since ${from}
      where one.company_id = ${companyId} and one.user_id <> ${id} and person.status = 'Active'
        and (one.state = 'DECLARED' or (one.state = 'UNDER_REVIEW' and one.assessor_id = ${id}))`,
  )
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null }
}

/** Nothing where it was declared already and is still open. */
export async function insertDeclaration(db: Db, values: typeof competencyDeclarations.$inferInsert) {
  const [made] = await db
    .insert(competencyDeclarations)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: competencyDeclarations.id })
  return made?.id ?? null
}

type Change = Partial<typeof competencyDeclarations.$inferInsert>

/** Compare and set: false where somebody changed it since this stand was seen. */
export async function writeDeclaration(
  db: Db,
  { companyId, id, changes }: Pick<DeclarationRecord, 'companyId' | 'id' | 'changes'>,
  change: Change,
) {
  const written = await db
    .update(competencyDeclarations)
    .set({ ...change, changes: changes + 1 })
    .where(
      and(
        eq(competencyDeclarations.companyId, companyId),
        eq(competencyDeclarations.id, id),
        eq(competencyDeclarations.changes, changes),
      ),
    )
    .returning({ id: competencyDeclarations.id })
  return written.length > 0
}

/** Ends what was confirmed of the same competency; says which. */
export async function endHeld(db: Db, { companyId, userId, itemId }: DeclarationRecord) {
  const rows = await db
    .update(competencyDeclarations)
    .set({ state: 'ENDED', changes: sql`${competencyDeclarations.changes} + 1` })
    .where(
      and(
        eq(competencyDeclarations.companyId, companyId),
        eq(competencyDeclarations.userId, userId),
        eq(competencyDeclarations.itemId, itemId),
        inArray(competencyDeclarations.state, ['LEVEL_ONE', 'LEVEL_TWO']),
      ),
    )
    .returning({ id: competencyDeclarations.id })
  return rows.map(({ id }) => id)
}

export async function insertSteps(db: Db, rows: (typeof competencySteps.$inferInsert)[]) {
  if (rows.length) await db.insert(competencySteps).values(rows)
}

export type StepRow = {
  declarationId: number
  name: string
  doneBy: number | null
  state: DeclarationState
  comment: string
  at: string
}

export const listSteps = (db: Db, companyId: number, ids: readonly number[]): Promise<StepRow[]> =>
  ids.length
    ? rowsOf<StepRow>(
        db,
        sql`select step.declaration_id "declarationId", step.done_by "doneBy", step.state, step.comment, step.at,
            concat_ws(' ', doer.first_name, doer.surname) "name"
          from competency_steps step
          left join users doer on doer.company_id = step.company_id and doer.id = step.done_by
          where step.company_id = ${companyId} and step.declaration_id = ${anyOf(ids)} order by step.id`,
      )
    : Promise.resolve([])

export type EvidenceRow = {
  id: number
  declarationId: number
  fileId: number | null
  title: string | null
  certificateId: number | null
  course: LocalText | null
  code: string | null
}

export const listEvidence = (db: Db, companyId: number, ids: readonly number[]): Promise<EvidenceRow[]> =>
  ids.length
    ? rowsOf<EvidenceRow>(
        db,
        sql`select proof.id, proof.declaration_id "declarationId", proof.file_id "fileId", file.title,
            proof.certificate_id "certificateId", certificate.course, certificate.code
          from competency_evidence proof
          left join files file on file.company_id = proof.company_id and file.id = proof.file_id
          left join certificates certificate on certificate.company_id = proof.company_id
            and certificate.id = proof.certificate_id
          where proof.company_id = ${companyId} and proof.declaration_id = ${anyOf(ids)} order by proof.id`,
      )
    : Promise.resolve([])

export async function insertEvidence(db: Db, rows: (typeof competencyEvidence.$inferInsert)[]) {
  if (rows.length) await db.insert(competencyEvidence).values(rows)
}

type Proofs = { companyId: number; declarationId: number }

export async function deleteCertificateEvidence(db: Db, { companyId, declarationId }: Proofs) {
  await db.execute(sql`delete from competency_evidence where company_id = ${companyId}
    and declaration_id = ${declarationId} and certificate_id is not null`)
}

/** Takes one file away; says which it was. */
export async function deleteFileEvidence(db: Db, { companyId, declarationId }: Proofs, id: number) {
  const [row] = await rowsOf<{ fileId: number }>(
    db,
    sql`delete from competency_evidence where company_id = ${companyId} and declaration_id = ${declarationId}
      and id = ${id} and file_id is not null returning file_id "fileId"`,
  )
  return row?.fileId ?? null
}
