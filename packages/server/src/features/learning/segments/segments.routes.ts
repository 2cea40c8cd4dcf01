import { listSegments, readSegment } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { makeCompanySeen } from '../../organisation/companies/companies.ts'
import { listPassedContainers } from '../learn/learn.ts'
import { makeCatalogue } from './segments.ts'
import { segmentView } from './segments.view.ts'

export function segmentRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const catalogue = makeCatalogue(kit)

  const passedBy = async ({ db, actor }: { db: Db; actor: Actor | null }) =>
    actor && new Set(await listPassedContainers(db, actor.companyId, actor.id))

  serve(listSegments, async (call) => {
    const company = await companySeen(call)
    const segments = await catalogue.listSegments(company?.id)
    const passed = await passedBy(call)
    return segments.map((segment) => segmentView(segment, passed))
  })
  serve(readSegment, async (call) => {
    const company = await companySeen(call)
    const segment = await catalogue.readSegment(company?.id, call.params.id)
    return segmentView(segment, await passedBy(call))
  })
}
