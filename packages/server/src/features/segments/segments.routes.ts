import { listSegments, readSegment } from '@oktant/contract/segments.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { makeCompanySeen } from '../companies/companies.ts'
import { countPassed } from '../learning/learning.ts'
import { makeCatalogue } from './segments.ts'
import { segmentView } from './segments.view.ts'

export function segmentRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const catalogue = makeCatalogue(kit)

  const passedBy = async ({ db, actor }: { db: Db; actor: Actor | null }) => {
    const passed = actor && (await countPassed(db, actor.companyId, actor.id))
    return (id: number) => passed && (passed.get(id) ?? 0)
  }

  serve(listSegments, async (call) => {
    const company = await companySeen(call)
    const segments = await catalogue.listSegments(company?.id)
    const passed = await passedBy(call)
    return segments.map((segment) => segmentView(segment, passed(segment.id)))
  })
  serve(readSegment, async (call) => {
    const company = await companySeen(call)
    const segment = await catalogue.readSegment(company?.id, call.params.id)
    return segmentView(segment, (await passedBy(call))(segment.id))
  })
}
