import { previewEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { previewComponent, readLaunchMedia } from '@oktant/contract/learning/own/launches.ts'
import { previewCourse, previewPart } from '@oktant/contract/learning/courses/course-preview.ts'
import { expect, test } from 'vitest'
import { rightAnswer } from '../../../../../test/kit/content/attempts.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import { makeReader, walkAsLearner } from '../../../../../test/kit/content/learner-walk.ts'
import { openTest } from '../../../../../test/kit/files/open-test.ts'
import type { Engine } from '../../../../db/engine/db.ts'

/** What every table holds, as one mark for each. */
async function marksOf({ query }: Pick<Engine, 'query'>) {
  const tables = await query(`select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const marks = new Map<string, unknown>()
  for (const { schema, name } of tables) {
    const [row] = await query(
      `select md5(string_agg(one::text, ',' order by one::text)) as mark from "${schema}"."${name}" one`,
    )
    marks.set(`${schema}.${name}`, row?.['mark'] ?? null)
  }
  return marks
}

test('whoever looks at an attempt, a preview or their learning leaves no trace in any table', async () => {
  const server = await openTest()
  const { engine, send, take, learner, author, known, childId, courseId, evaluationId } = server
  const { id, children } = await makeCourse(server, author, { components: [{ completion: 'opened' }] })
  const [part] = children
  const { opened, answer, submit, held } = await take()
  for (const row of opened.questionScores) await answer(row, rightAnswer(known(row)))
  await submit()
  const { read } = makeReader({ send }, learner)
  const asAuthor = makeReader({ send }, author)
  const at = { courseId, childId, logId: held.componentLogId }
  const look = async () => {
    await walkAsLearner({ read }, at, ['knots'])
    await asAuthor.read(previewEvaluation, { params: { id: evaluationId } })
    await asAuthor.read(previewComponent, { params: { id: part?.componentId } })
    await asAuthor.read(previewCourse, { params: { id }, query: { done: String(part?.childId) } })
    await asAuthor.read(previewPart, { params: { id, childId: part?.childId } })
    await read(readLaunchMedia, { params: { key: part?.childId } })
  }
  // NOTE: the first look finds out who asks, and notes that they are here.
  await look()
  const before = await marksOf(engine)
  await look()
  const after = await marksOf(engine)
  for (const [table, mark] of after) expect([table, mark]).toEqual([table, before.get(table)])
  await take()
  expect(await marksOf(engine)).not.toEqual(before)
})
