import type { Actor } from '../../access/actor.ts'
import { fail } from '../../http/fail.ts'
import { findFailedJob, isTimed } from '../../jobs/jobs.queries.ts'
import type { Kit } from '../../kit.ts'

export const may = {
  /** Background work serves all companies; what went wrong in it is told in full to those who look after all. */
  seeEveryCompany: (actor: Actor) => actor.permissions.has('companies.administer'),
}

/** Whose rows are meant: one's own company's, or everybody's. */
export const scopeOf = (actor: Actor) => (may.seeEveryCompany(actor) ? null : actor.companyId)

export async function accessTimedJob({ engine }: Pick<Kit, 'engine'>, name: string) {
  if (!(await isTimed(engine, name))) throw fail('job_not_found')
  return { name }
}

export async function accessFailedJob({ engine }: Pick<Kit, 'engine'>, id: string) {
  const job = await findFailedJob(engine, id)
  if (!job) throw fail('job_not_found')
  return { ...job, id }
}
