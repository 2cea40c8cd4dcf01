import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { listAudiences } from '../audiences/audiences.ts'
import { listSurveyEvaluations } from './administration.queries.ts'

/** Of what surveys can be made, and whom they can be sent to. */
export async function readSurveyChoices(db: Db, actor: Actor) {
  const { projects, learningGroups, jobRoles, localities } = await listAudiences(db, actor.companyId)
  const evaluations = await listSurveyEvaluations(db, actor)
  return { evaluations: evaluations.map((one) => one), projects, learningGroups, jobRoles, localities }
}
