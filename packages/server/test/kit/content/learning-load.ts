import {
  readLearning,
  listAssignedCourses,
  listCompletedCourses,
  listLearning,
} from '@oktant/contract/learning/own/learn.ts'
import { loadCourses } from '../../../../../tools/kit/load/load-courses.ts'
import { loadLearning } from '../../../../../tools/kit/load/load-learning.ts'
import { loadPeople } from '../../../../../tools/kit/load/load-people.ts'
import type { testServer } from '../server.ts'
import { type Statement, statementsOf } from '../run/statements.ts'

type Server = Awaited<ReturnType<typeof testServer>>
const parts = 12

/** A company with so many people who learn, and what one of them asks of the database for each page. */
export async function learningLoad(server: Server, { people, courses }: { people: number; courses: number }) {
  const { db, engine, make, call } = server
  const code = `load-${people}`
  const companyId = await db.transaction(async (tx) => {
    const id = await loadPeople(tx, { code, people, passwordHash: 'none' })
    await loadCourses(tx, id, courses, parts)
    await loadLearning(tx, id)
    return id
  })
  await engine.query('analyze')
  const [first] = await engine.query(
    'select min(user_id) as id, min(project_id) as project from project_members where company_id = $1',
    [companyId],
  )
  const who = { companyId, id: Number(first?.['id']), projectId: Number(first?.['project']) }
  const as = { token: await make.session(who) }
  const [begun] = await engine.query(
    'select max(container_id) as id from container_logs where user_id = $1',
    [who.id],
  )
  const id = Number(begun?.['id'])
  const page = { _perPage: 50 }
  const reads = {
    myLearning: () => call(listLearning, { as, query: page }),
    toTake: () => call(listAssignedCourses, { as, query: page }),
    course: () => call(readLearning, { as, params: { id } }),
    progress: () => call(listCompletedCourses, { as, query: page }),
  }
  const asked: Record<string, Statement[]> = {}
  for (const [name, read] of Object.entries(reads)) {
    // NOTE: the first time finds out who asks; from then on that is known.
    await read()
    asked[name] = await statementsOf(read)
  }
  return { asked, answers: { course: await reads.course(), mine: await reads.myLearning() } }
}
