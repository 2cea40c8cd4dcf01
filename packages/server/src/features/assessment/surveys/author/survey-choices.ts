import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { listAudiences } from '../../../communication/audiences/audiences.ts'
import { findZone } from '../../../organisation/companies/companies.ts'
import { listSurveyEvaluations } from './administration.queries.ts'

/** Of what surveys can be made, and whom they can be sent to. */
export async function readSurveyChoices(db: Db, actor: Actor, { now }: { now: Date }) {
  const { projects, learningGroups, jobRoles, localities } = await listAudiences(db, actor.companyId)
  const evaluations = await listSurveyEvaluations(db, actor)
  const timezone = await findZone(db, actor.companyId)
  const today = dayIn(timezone, now)
  return { today, timezone, evaluations, projects, learningGroups, jobRoles, localities }
}
