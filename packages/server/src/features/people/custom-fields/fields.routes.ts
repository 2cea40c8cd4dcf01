import * as contract from '@oktant/contract/people/custom-fields.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readFieldsOf } from './custom-fields.ts'
import { accessField } from './fields.access.ts'
import { findFields } from './fields.queries.ts'
import {
  affectedByFieldRemoval,
  fieldView,
  findTakenFieldValues,
  moveCustomField,
  removeCustomField,
  restoreCustomField,
  saveCustomField,
} from './fields.ts'

export function fieldRoutes(serve: Serve, kit: Kit) {
  serve(contract.listCustomFields, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findFields(db, actor.companyId, page)
    return pagedReply(page, rows.map(fieldView), total)
  })
  serve(contract.readCustomField, async ({ db, actor, params }) =>
    fieldView(await accessField(db, actor, params.id)),
  )
  serve(contract.saveCustomField, ({ db, actor, params, body }) =>
    saveCustomField(db, actor, params.id, body),
  )
  serve(contract.readFieldDefinitions, ({ db, actor, params }) =>
    readFieldsOf(db, actor.companyId, params.type),
  )
  serve(contract.readUserFieldDefinitions, ({ db, actor }) => readFieldsOf(db, actor.companyId, 'User'))
  serve(contract.findTakenFieldValues, ({ db, actor, params, body }) =>
    findTakenFieldValues(db, actor, params.fieldId, body),
  )
  serve(contract.moveCustomField, ({ db, actor, params, body }) =>
    moveCustomField(db, actor, params.id, body.direction),
  )
  serve(contract.affectedByFieldRemoval, ({ db, actor, params }) =>
    affectedByFieldRemoval(db, actor, params.id),
  )
  serve(contract.removeCustomField, ({ db, actor, params }) =>
    removeCustomField(db, actor, params.id, kit.now()),
  )
  serve(contract.restoreCustomField, ({ db, actor, params }) => restoreCustomField(db, actor, params.id))
}
