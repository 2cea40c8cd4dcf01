import type { Db } from '../../db/engine/db.ts'
import { accessEvaluation } from '../../features/assessment/evaluations/evaluations.access.ts'
import { listEvaluationItems } from '../../features/assessment/evaluations/evaluations.ts'
import type { User } from '../../features/people/people/people.ts'
import { accessQuestion } from '../../features/assessment/questions/questions.access.ts'
import { formOf, updateQuestion } from '../../features/assessment/questions/questions.ts'
import { beginRegrade, regradeAll } from '../../features/assessment/regrades/regrades.ts'
import { actorOf } from '../courses/make-demo-courses.ts'
import type { DemoTests } from './make-demo-questions.ts'

const mistaken = ['Quick check: Strategy and product', 'Quick check: Data protection'] as const

type TestMoment = { tests: DemoTests; now: Date }

/** The statement among the questions of a demo evaluation. */
async function statementOf(db: Db, by: User, title: string, { tests }: TestMoment) {
  const actor = actorOf(by)
  const { companyId } = actor
  const { revisionId } = await accessEvaluation(db, actor, tests.get(title) ?? 0)
  const items = await listEvaluationItems(db, { companyId, revisionId: revisionId ?? 0 })
  // NOTE: three questions, of which the second is the statement.
  for (const { questionId } of items) {
    const found = await accessQuestion(db, actor, questionId ?? 0)
    if (found.version.type === 'TF') return found
  }
  throw new Error(`"${title}" asks for no statement`)
}

/** Turns what is true of statements of the demo around: taken so, and corrected, there is something to mark anew. */
export async function turnDemoKeys(db: Db, by: User, at: TestMoment) {
  for (const title of mistaken) {
    const { question, version } = await statementOf(db, by, title, at)
    const form = formOf(question, version)
    const body = { ...form, answerBoolean: !form.answerBoolean, revision: question.changes }
    await updateQuestion(db, actorOf(by), question.id, body, { now: at.now })
  }
}

/** Marks one of them anew, so that there is a result that was corrected, and its learner was told. */
export async function regradeInDemo(db: Db, by: User, at: TestMoment) {
  const { question } = await statementOf(db, by, mistaken[1], at)
  const wish = { revision: question.changes, lowers: false, now: at.now }
  await regradeAll(db, await beginRegrade(db, actorOf(by), question.id, wish), at.now)
}
