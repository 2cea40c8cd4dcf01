import * as links from '@oktant/contract/people/password-links.ts'
import * as contract from '@oktant/contract/people/users.ts'
import { startViewAs as startViewAsEntry } from '@oktant/contract/people/view-as.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { anonymiseUser } from './ending/anonymise.ts'
import { affectedByUserChange, changeUsers, undoUserChange } from './bulk/bulk.ts'
import { countLed, findPeople, listPeople } from './list/users-list.queries.ts'
import { makePasswordLink } from './welcome/password-link.ts'
import { affectedByUserRemoval, removeUser } from './ending/remove-user.ts'
import { createUser, readUser, readUserOptions, resetUserPassword, updateUser } from './users.ts'
import { startViewAs } from './view-as.ts'
import { fieldsNamed } from './users.rules.ts'
import { foundUserView, listedUserView } from './users.view.ts'

export function userRoutes(serve: Serve, kit: Kit) {
  serve(contract.listUsers, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listPeople(db, actor.companyId, page, fieldsNamed(query._columns))
    return pagedReply(
      page,
      rows.map((row) => listedUserView(kit, actor, row)),
      total,
    )
  })
  serve(contract.readUserOptions, ({ db, actor }) => readUserOptions(db, actor))
  serve(contract.readUser, async ({ db, actor, params }) => {
    const record = await readUser(db, kit, actor, params.id)
    kit.views.note([params.id], { by: actor, kind: 'form', role: 'users.administer' })
    return record
  })
  serve(contract.createUser, ({ db, actor, body }) => createUser(db, kit, actor, body))
  serve(contract.updateUser, ({ db, actor, params, body }) => updateUser(db, kit, actor, params.id, body))
  serve(contract.affectedByUserChange, ({ db, actor, body }) => affectedByUserChange(db, actor, body))
  serve(contract.changeUsers, ({ db, actor, body }) => changeUsers(db, kit, actor, body))
  serve(contract.undoUserChange, ({ db, actor, params }) => undoUserChange(db, kit, actor, params.id))
  serve(contract.anonymiseUser, ({ db, actor, params, body }) =>
    anonymiseUser(db, kit, actor, params.id, body.login),
  )
  serve(contract.affectedByUserRemoval, ({ db, actor, params }) =>
    affectedByUserRemoval(db, actor, params.id),
  )
  serve(contract.removeUser, ({ db, actor, params }) => removeUser(db, actor, params.id))
  serve(contract.resetUserPassword, ({ db, actor, params }) => resetUserPassword(db, actor, params.id))
  serve(links.makePasswordLink, ({ db, actor, params }) => makePasswordLink(db, kit, actor, params.id))
  serve(startViewAsEntry, ({ db, actor, params, about }) => startViewAs(db, kit, actor, params.id, about))
  serve(contract.countManagedUsers, async ({ db, actor }) => ({ count: await countLed(db, actor) }))
  serve(contract.searchUsers, async ({ db, actor, query }) => {
    const rows = await findPeople(db, actor, query.text)
    return rows.map((row) => foundUserView(kit, actor, row))
  })
}
