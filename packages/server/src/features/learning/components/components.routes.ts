import * as changes from '@oktant/contract/learning/components/component-changes.ts'
import * as contract from '@oktant/contract/learning/components/components.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { filesOf, signerOf } from '../component-files/component-files.ts'
import { affectedByComponentChange, changeComponents } from './bulk/bulk.ts'
import { accessComponent } from './components.access.ts'
import { duplicateComponent } from './copy-component.ts'
import { type ComponentRecord, findComponents } from './components.queries.ts'
import {
  affectedByComponent,
  createComponent,
  removeComponent,
  renameComponent,
  restoreComponent,
  updateComponent,
} from './components.ts'
import { componentRow, componentView } from './components.view.ts'

export function componentRoutes(serve: Serve, kit: Kit) {
  const { now } = kit
  const shown = async (db: Db, { companyId }: Actor, row: ComponentRecord) =>
    componentView(row, await filesOf(db, companyId, row.content.media, signerOf(kit)))

  serve(contract.listComponents, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findComponents(db, actor, page)
    return pagedReply(page, rows.map(componentRow), total)
  })
  serve(changes.affectedByComponentChange, ({ db, actor, body }) =>
    affectedByComponentChange(db, actor, body),
  )
  serve(changes.changeComponents, ({ db, actor, body }) => changeComponents(db, actor, body, { now: now() }))
  serve(contract.readComponent, async ({ db, actor, params }) =>
    shown(db, actor, await accessComponent(db, actor, params.id)),
  )
  serve(contract.createComponent, async ({ db, actor, body }) =>
    shown(db, actor, await createComponent(db, actor, body, { now: now() })),
  )
  serve(contract.updateComponent, async ({ db, actor, params, body }) =>
    shown(db, actor, await updateComponent(db, actor, params.id, body, { now: now() })),
  )
  serve(contract.renameComponent, async ({ db, actor, params, body }) =>
    shown(db, actor, await renameComponent(db, actor, params.id, body, { now: now() })),
  )
  serve(contract.duplicateComponent, ({ db, actor, params, transact }) =>
    duplicateComponent({ kit, db, actor, transact }, params.id, (tx, row) => shown(tx, actor, row)),
  )
  serve(contract.readComponentAffected, ({ db, actor, params }) => affectedByComponent(db, actor, params.id))
  serve(contract.removeComponent, ({ db, actor, params }) =>
    removeComponent(db, actor, params.id, { now: now() }),
  )
  serve(contract.restoreComponent, async ({ db, actor, params }) =>
    shown(db, actor, await restoreComponent(db, actor, params.id, { now: now() })),
  )
}
