import { onlineMinutes } from '@oktant/contract/kit/constants.ts'
import * as contract from '@oktant/contract/organisation/system.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readAbout, readDeployment, testMail, testStorage } from './deployment.ts'
import { readJobsHealth, retryAnnouncements, retryJob, runJob } from './jobs-health.ts'
import { affectedByRetention } from './retention.ts'
import { listOnlineSince } from './system.queries.ts'
import { readSystemSettings, saveSystemSettings } from './system.ts'
import { onlineView } from './system.view.ts'

export function systemRoutes(serve: Serve, kit: Kit) {
  serve(contract.readSystemSettings, ({ db, actor }) => readSystemSettings(db, actor.companyId))
  serve(contract.saveSystemSettings, ({ db, actor, body }) => saveSystemSettings(db, actor, body))
  serve(contract.affectedByRetention, ({ db, actor, body }) => affectedByRetention(db, actor, body, kit))
  serve(contract.listOnline, async ({ db, actor, query }) => {
    const page = readPage(query)
    const since = new Date(kit.now().getTime() - onlineMinutes * 60_000)
    const { rows, total } = await listOnlineSince(db, actor.companyId, since, page)
    return pagedReply(
      page,
      rows.map((row) => onlineView(kit, row)),
      total,
    )
  })
  serve(contract.readDeployment, ({ db }) => readDeployment(db, kit))
  serve(contract.readAbout, ({ db }) => readAbout(db, kit))
  serve(contract.testStorage, () => testStorage(kit))
  serve(contract.testMail, () => testMail(kit))
  serve(contract.readJobsHealth, ({ db, actor }) => readJobsHealth(db, kit, actor))
  serve(contract.runJob, ({ actor, transact, params }) => runJob(kit, { actor, transact }, params.name))
  serve(contract.retryJob, ({ actor, transact, params }) => retryJob(kit, { actor, transact }, params.job))
  serve(contract.retryAnnouncements, ({ db, actor }) => retryAnnouncements(db, kit, actor))
}
