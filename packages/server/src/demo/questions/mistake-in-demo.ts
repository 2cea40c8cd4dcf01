import type { Db } from '../../db/db.ts'
import { accessEvaluation } from '../../features/evaluations/evaluations.access.ts'
import { listEvaluationItems } from '../../features/evaluations/evaluations.ts'
import type { User } from '../../features/people/people.ts'
import { accessQuestion } from '../../features/questions/questions.access.ts'
import { formOf, updateQuestion } from '../../features/questions/questions.ts'
import { actorOf } from '../courses/make-demo-courses.ts'
import type { DemoTests } from './make-demo-questions.ts'

const mistaken = 'Quick check: Strategy and product'

/** Turns what is true of one statement of the demo around: taken so, and corrected, there is something to mark anew. */
export async function turnDemoKey(db: Db, by: User, { tests, now }: { tests: DemoTests; now: Date }) {
  const actor = actorOf(by)
  const { companyId } = actor
  const { revisionId } = await accessEvaluation(db, actor, tests.get(mistaken) ?? 0)
  const items = await listEvaluationItems(db, { companyId, revisionId: revisionId ?? 0 })
  // NOTE: three questions, of which the second is the statement.
  for (const { questionId } of items) {
    const { question, version } = await accessQuestion(db, actor, questionId ?? 0)
    if (version.type !== 'TF') continue
    const form = formOf(question, version)
    const body = { ...form, answerBoolean: !form.answerBoolean, revision: question.changes }
    await updateQuestion(db, actor, question.id, body, { now })
  }
}
