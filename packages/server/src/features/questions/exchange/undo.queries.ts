import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/db.ts'
import { idList, listNamed, listPointers } from '../../../db/pointers.ts'
import { files } from '../../../files/files.tables.ts'
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

async function deleteUnshown(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const named = await listNamed(db, companyId, ids, await listPointers(db, 'files'))
  // NOTE: pictures of answers stand in the body of a version, which no key of the database knows.
  const chosen = await rowsOf<{ id: number }>(
    db,
    sql`select distinct (choice->>'pictureId')::integer as id
      from question_versions version, jsonb_array_elements(version.body->'choices') choice
      where version.company_id = ${companyId} and (choice->>'pictureId')::integer = any(${idList(ids)})`,
  )
  const used = new Set([...named, ...chosen.map(({ id }) => id)])
  const free = ids.filter((id) => !used.has(id))
  if (free.length === 0) return []
  const removed = await db
    .delete(files)
    .where(and(eq(files.companyId, companyId), eq(files.kind, 'image'), inArray(files.id, free)))
    .returning({ name: files.name })
  return removed.map(({ name }) => name)
}
