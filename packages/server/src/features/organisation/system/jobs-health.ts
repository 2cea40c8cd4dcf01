import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import { listFailed, listTimed } from '../../../jobs/jobs.queries.ts'
import type { Kit } from '../../../kit.ts'
import { countUndelivered, listStuck, retryStuck } from '../../../outbox/outbox.queries.ts'
import { notify } from '../../../db/engine/notify.ts'
import { listStuckWebhooks } from '../../../webhooks/webhooks.queries.ts'
import { accessFailedJob, accessTimedJob, may, scopeOf } from './system.access.ts'
import { countMails, listFailingServers } from './system.queries.ts'
import { jobsView } from './system.view.ts'

export async function readJobsHealth(db: Db, { engine, now }: Kit, actor: Actor) {
  const scope = scopeOf(actor)
  const [timed, failed, waiting, stuck, mails, servers, webhooks] = await Promise.all([
    listTimed(engine),
    listFailed(engine),
    countUndelivered(db, scope),
    listStuck(db, scope, now()),
    countMails(db, scope),
    listFailingServers(db, scope),
    listStuckWebhooks(db, scope, now()),
  ])
  const found = { timed, failed, waiting, stuck, mails, servers, webhooks }
  return { ...jobsView(found, may.seeEveryCompany(actor)), can: { run: may.run(actor) } }
}

type CallContext = { actor: Actor; transact: Transact }

export async function runJob(kit: Kit, { actor, transact }: CallContext, wanted: string) {
  const { name } = await accessTimedJob(kit, wanted)
  if (!(await kit.jobs.sendAlone(name))) throw fail('job_waiting')
  return transact(async (tx) => {
    await written(tx, actor, { name, asked: 'run' })
    return { name }
  })
}

export async function retryJob(kit: Kit, { actor, transact }: CallContext, wanted: string) {
  const { name, id } = await accessFailedJob(kit, wanted)
  await kit.jobs.retry(name, id)
  return transact(async (tx) => {
    await written(tx, actor, { name, asked: 'retry' })
    return { job: id }
  })
}

export async function retryAnnouncements(db: Db, { now }: Kit, actor: Actor) {
  const count = await retryStuck(db, scopeOf(actor), now())
  await written(db, actor, { name: 'announcements', asked: 'retry' })
  await notify(db, { about: 'outbox' })
  return { count }
}

/** NOTE: work has no row of its own here, so the entry carries its name alone. */
const written = (db: Db, actor: Actor, after: { name: string; asked: string }) =>
  audit(db, { by: actor, kind: 'update', object: 'job', objectId: 0, after })
