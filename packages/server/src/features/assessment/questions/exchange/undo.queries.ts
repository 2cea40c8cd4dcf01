import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { listNamed, listPointers } from '../../../../db/query/pointers.ts'
import { deleteUnshown } from '../pictures/unshown-pictures.queries.ts'
import { questions, questionVersions } from '../questions.tables.ts'

/** Which of these questions something else than their own versions names, or names a version of. */
export async function listHeld(db: Db, companyId: number, ids: readonly number[]) {
  const ofQuestions = await listPointers(db, 'questions')
  const named = await listNamed(
    db,
    companyId,
    ids,
    ofQuestions.filter(({ table }) => table !== 'question_versions'),
  )
  const versions = await db
    .select({ id: questionVersions.id, questionId: questionVersions.questionId })
    .from(questionVersions)
    .where(and(eq(questionVersions.companyId, companyId), inArray(questionVersions.questionId, [...ids])))
  const shown = await listNamed(
    db,
    companyId,
    versions.map(({ id }) => id),
    await listPointers(db, 'question_versions'),
  )
  const held = new Set(shown)
  return new Set([...named, ...versions.flatMap(({ id, questionId }) => (held.has(id) ? questionId : []))])
}

/** Removes questions for good, and the pictures that nothing else shows; answers the names of their bytes. */
export async function deleteQuestions(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const ofThese = and(
    eq(questionVersions.companyId, companyId),
    inArray(questionVersions.questionId, [...ids]),
  )
  const gone = await db
    .delete(questionVersions)
    .where(ofThese)
    .returning({ pictureId: questionVersions.pictureId, body: questionVersions.body })
  await db.delete(questions).where(and(eq(questions.companyId, companyId), inArray(questions.id, [...ids])))
  const shown = gone.flatMap(({ pictureId, body }) => [
    pictureId,
    ...body.choices.map((choice) => choice.pictureId),
  ])
  return deleteUnshown(db, companyId, [...new Set(shown.flatMap((id) => id ?? []))])
}
