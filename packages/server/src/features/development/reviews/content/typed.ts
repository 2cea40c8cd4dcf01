import type { Db } from '../../../../db/engine/db.ts'
import type { PdrRow } from '../reviews.queries.ts'
import { type FieldRow, listFields, type VersionRow } from './content.queries.ts'
import { type Content, lastVersion } from './content.ts'
import { openInB, openInC, type Values } from './fields.rules.ts'

export const valuesOf = (fields: readonly FieldRow[]): Values =>
  Object.fromEntries(fields.map(({ field, value }) => [field, value]))

/** What somebody has typed in a review, whether sent or not. */
export const typedBy = async (
  db: Db,
  { companyId, id: pdrId }: Pick<PdrRow, 'companyId' | 'id'>,
  ownerId: number,
) => valuesOf(await listFields(db, { companyId, pdrId }, ownerId))

/** What the one has typed in whose place somebody leads a review now; their notes are nobody else’s. */
export async function listStoodInFor(
  db: Db,
  { companyId, id: pdrId, managerId, userId }: Pick<PdrRow, 'companyId' | 'id' | 'managerId' | 'userId'>,
  readerId: number,
) {
  if (managerId === null || readerId === managerId || readerId === userId) return []
  const fields = await listFields(db, { companyId, pdrId }, managerId)
  return fields.filter(({ field }) => field !== 'notes')
}

type HandedInVersion = Pick<VersionRow, 'values' | 'at'> | undefined
/** Has another handed in since what was typed before? */
export const isGoneOver = (sent: HandedInVersion, { savedAt }: Pick<FieldRow, 'savedAt'>) =>
  sent !== undefined && sent.at > savedAt

/**
 * What stands in one side’s part: what was handed in last, and what was typed since, by whom somebody stands in for and
 * then by themselves.
 */
export const standing = (
  sent: HandedInVersion,
  lead: readonly FieldRow[],
  own: readonly FieldRow[],
): Values => {
  const since = (fields: readonly FieldRow[]) => valuesOf(fields.filter((field) => !isGoneOver(sent, field)))
  return { ...sent?.values, ...since(lead), ...since(own) }
}

/** What another than the line manager has answered in C. */
export async function questionManagerValues(db: Db, row: PdrRow, { season, form }: Content) {
  const { questionManagerId } = season
  if (questionManagerId === null || questionManagerId === row.userId) return {}
  const mine = new Set(
    form.questions.filter(({ part }) => part === 'CManager').map(({ id }) => `question.${id}`),
  )
  const values = await typedBy(db, row, questionManagerId)
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => mine.has(field.split('.').slice(0, 2).join('.'))),
  )
}

/** Is it time for B and C? */
export const isLate = ({ status }: Pick<PdrRow, 'status'>) => status === 3 || status === 6

/** Are the manager’s parts complete, as they stand for one of those who lead it? */
export async function doneOf(db: Db, row: PdrRow, content: Content, readerId: number) {
  const of = { companyId: row.companyId, pdrId: row.id }
  const [lead, own] = [await listStoodInFor(db, row, readerId), await listFields(db, of, readerId)]
  const values = standing(lastVersion(content.versions, 'managerBC'), lead, own)
  const answered = { ...values, ...(await questionManagerValues(db, row, content)) }
  return {
    bDone: openInB(values, content.form).length === 0,
    cDone: openInC(answered, content.form).length === 0,
  }
}
