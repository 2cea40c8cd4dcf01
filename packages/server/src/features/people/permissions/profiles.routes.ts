import * as contract from '@oktant/contract/people/profiles.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  createPermissionProfile,
  explainPermissions,
  listPermissionProfiles,
  removePermissionProfile,
  resetPermissionProfile,
  updatePermissionProfile,
} from './profiles.ts'
import { findHoldersOf } from './profiles.queries.ts'

export function profileRoutes(serve: Serve, kit: Kit) {
  serve(contract.listPermissionProfiles, ({ db, actor }) => listPermissionProfiles(db, actor))
  serve(contract.createPermissionProfile, ({ db, actor, body }) => createPermissionProfile(db, actor, body))
  serve(contract.updatePermissionProfile, ({ db, actor, params, body }) =>
    updatePermissionProfile(db, actor, params.id, body),
  )
  serve(contract.resetPermissionProfile, ({ db, actor, params }) =>
    resetPermissionProfile(db, actor, params.id),
  )
  serve(contract.removePermissionProfile, ({ db, actor, params }) =>
    removePermissionProfile(db, actor, params.id),
  )
  serve(contract.listHolders, async ({ db, actor, params, query }) => {
    const page = readPage(query)
    const { rows, total } = await findHoldersOf(db, actor.companyId, params.permission, page)
    return pagedReply(page, rows, total)
  })
  serve(contract.explainPermissions, async ({ db, actor, params }) => {
    const explained = await explainPermissions(db, actor, params.id)
    kit.views.note([params.id], { by: actor, kind: 'permissions', role: 'permissions.administer' })
    return explained
  })
}
