import { listSegments, readSegment } from '@oktant/contract/segments.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { makeCompanySeen } from '../companies/companies.ts'
import { makeCatalogue } from './segments.ts'
import { segmentView } from './segments.view.ts'

export function segmentRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const catalogue = makeCatalogue(kit)

  serve(listSegments, async (call) => {
    const company = await companySeen(call)
    const segments = await catalogue.listSegments(company?.id)
    return segments.map((segment) => segmentView(call.actor, segment))
  })
  serve(readSegment, async (call) => {
    const company = await companySeen(call)
    return segmentView(call.actor, await catalogue.readSegment(company?.id, call.params.id))
  })
}
