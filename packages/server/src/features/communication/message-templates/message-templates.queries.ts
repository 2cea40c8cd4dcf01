import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import type { TemplateText } from '@oktant/contract/communication/templates.ts'
import type { Db } from '../../../db/engine/db.ts'
import { messageTemplates, messageTexts } from '../../../mail/templates/templates.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'

export type TemplateRow = typeof messageTemplates.$inferSelect
export type VersionRow = typeof messageTexts.$inferSelect

/** Every template that a company has touched or made, and has not removed. */
export const listTemplateRows = (db: Db, companyId: number): Promise<TemplateRow[]> =>
  db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.companyId, companyId), isNull(messageTemplates.removedAt)))

const newest = (db: Db, companyId: number, templateId?: number) =>
  db
    .selectDistinctOn([messageTexts.templateId, messageTexts.language])
    .from(messageTexts)
    .where(
      and(
        eq(messageTexts.companyId, companyId),
        templateId === undefined ? undefined : eq(messageTexts.templateId, templateId),
      ),
    )
    .orderBy(messageTexts.templateId, messageTexts.language, desc(messageTexts.id))

/** The newest version of each template in each language. */
export const listNewestTexts = (db: Db, companyId: number): Promise<VersionRow[]> => newest(db, companyId)
export const findNewestTexts = (db: Db, { companyId, id }: TemplateRow): Promise<VersionRow[]> =>
  newest(db, companyId, id)

export async function findTemplateByKey(db: Db, companyId: number, key: string) {
  const [row] = await db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.companyId, companyId), eq(messageTemplates.key, key)))
  return row
}

/** One of the company’s own, removed or not. */
export async function findOwnTemplate(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.companyId, companyId),
        eq(messageTemplates.id, id),
        isNull(messageTemplates.key),
      ),
    )
  return row
}

/** The row that a letter’s versions hang on; of two who make it at once one is quicker. */
export async function ensureTemplate(db: Db, companyId: number, key: string): Promise<TemplateRow> {
  await db.insert(messageTemplates).values({ companyId, key }).onConflictDoNothing()
  const row = await findTemplateByKey(db, companyId, key)
  if (!row) throw new Error('no template was made')
  return row
}

export async function insertOwnTemplate(db: Db, companyId: number, name: string): Promise<TemplateRow> {
  const [row] = await db.insert(messageTemplates).values({ companyId, name }).returning()
  if (!row) throw new Error('no template was made')
  return row
}

type Change = Partial<Pick<TemplateRow, 'name' | 'removedAt'>>
export async function updateTemplate(db: Db, { companyId, id }: TemplateRow, change: Change) {
  await db
    .update(messageTemplates)
    .set(change)
    .where(and(eq(messageTemplates.companyId, companyId), eq(messageTemplates.id, id)))
}

type NewVersion = TemplateText & { language: Language; isDefault: boolean; userId: number | null }
export async function insertVersions(
  db: Db,
  { companyId, id: templateId }: TemplateRow,
  versions: NewVersion[],
) {
  if (!versions.length) return
  await db.insert(messageTexts).values(versions.map((version) => ({ ...version, companyId, templateId })))
}

const mostVersions = 50
export const listVersions = (db: Db, { companyId, id: templateId }: TemplateRow) =>
  db
    .select({
      id: messageTexts.id,
      language: messageTexts.language,
      subject: messageTexts.subject,
      body: messageTexts.body,
      action: messageTexts.action,
      isDefault: messageTexts.isDefault,
      createdAt: messageTexts.createdAt,
      by: sql<string>`coalesce(${users.firstName} || ' ' || ${users.surname}, '')`,
    })
    .from(messageTexts)
    .leftJoin(users, and(eq(users.companyId, messageTexts.companyId), eq(users.id, messageTexts.userId)))
    .where(and(eq(messageTexts.companyId, companyId), eq(messageTexts.templateId, templateId)))
    .orderBy(desc(messageTexts.id))
    .limit(mostVersions)

/** Who tries a letter out, as it is addressed to them. */
export async function findTester(db: Db, { companyId, id }: { companyId: number; id: number }) {
  const [row] = await db
    .select({
      to: users.emailAddress,
      firstName: users.firstName,
      surname: users.surname,
      login: users.login,
      companyName: companies.name,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
  return row
}
