import type { Db } from '../../../../db/engine/db.ts'
import type { PdrRow } from '../reviews.queries.ts'
import { listFields } from './content.queries.ts'
import type { Content } from './content.ts'

/** What somebody has typed in a review, whether sent or not. */
export const typedBy = async (
  db: Db,
  { companyId, id: pdrId }: Pick<PdrRow, 'companyId' | 'id'>,
  ownerId: number,
) =>
  Object.fromEntries(
    (await listFields(db, { companyId, pdrId }, ownerId)).map(({ field, value }) => [field, value]),
  )

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
