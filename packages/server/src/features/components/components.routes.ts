import * as contract from '@oktant/contract/components.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { accessComponent } from './components.access.ts'
import { findComponents } from './components.queries.ts'
import {
  affectedByComponent,
  createComponent,
  removeComponent,
  restoreComponent,
  updateComponent,
} from './components.ts'
import { componentRow, componentView } from './components.view.ts'

export function componentRoutes(serve: Serve, { now }: Kit) {
  serve(contract.listComponents, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findComponents(db, actor, page)
    return pagedReply(page, rows.map(componentRow), total)
  })
  serve(contract.readComponent, async ({ db, actor, params }) =>
    componentView(await accessComponent(db, actor, params.id)),
  )
  serve(contract.createComponent, async ({ db, actor, body }) =>
    componentView(await createComponent(db, actor, body, { now: now() })),
  )
  serve(contract.updateComponent, async ({ db, actor, params, body }) =>
    componentView(await updateComponent(db, actor, params.id, body, { now: now() })),
  )
  serve(contract.readComponentAffected, ({ db, actor, params }) => affectedByComponent(db, actor, params.id))
  serve(contract.removeComponent, ({ db, actor, params }) =>
    removeComponent(db, actor, params.id, { now: now() }),
  )
  serve(contract.restoreComponent, async ({ db, actor, params }) =>
    componentView(await restoreComponent(db, actor, params.id, { now: now() })),
  )
}
