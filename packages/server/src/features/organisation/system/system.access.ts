import type { Actor } from '../../../access/actor.ts'
import { fail } from '../../../http/fail.ts'
import { findFailedJob, isBusy, isTimed } from '../../../jobs/jobs.queries.ts'
import type { Kit } from '../../../kit.ts'

export const may = {
  /** Background work serves all companies; what went wrong in it is told in full to those who look after all. */
  seeEveryCompany: (actor: Actor) => actor.permissions.has('companies.administer'),
  run: (actor: Actor): boolean => may.seeEveryCompany(actor),
}

/** Whose rows are meant: one's own company's, or everybody's. */
export const scopeOf = (actor: Actor) => (may.seeEveryCompany(actor) ? null : actor.companyId)

type Needs = Pick<Kit, 'engine'>

/** Timed work that can be begun: once at a time. */
export async function accessTimedJob({ engine }: Needs, name: string) {
  if (!(await isTimed(engine, name))) throw fail('job_not_found')
  if (await isBusy(engine, name)) throw fail('job_waiting')
  return { name }
}

/** Work that was given up and can be put back in line; timed work while nothing else of its name is. */
export async function accessFailedJob({ engine }: Needs, id: string) {
  const job = await findFailedJob(engine, id)
  if (!job) throw fail('job_not_found')
  if ((await isTimed(engine, job.name)) && (await isBusy(engine, job.name))) throw fail('job_waiting')
  return { ...job, id }
}
