import * as contract from '@oktant/contract/people/account.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  listProjects,
  readProfile,
  saveCustomFields,
  setAvatar,
  setLanguage,
  setTimezone,
} from './account.ts'

export function peopleRoutes(serve: Serve, kit: Kit) {
  serve(contract.readProfile, ({ db, actor, params }) => readProfile(db, kit, actor, params.id))
  serve(contract.saveCustomFields, ({ db, actor, params, body }) =>
    saveCustomFields(db, kit, actor, params.id, body),
  )
  serve(contract.setTimezone, ({ db, actor, body }) => setTimezone(db, kit, actor, body.zoneName))
  serve(contract.setLanguage, ({ db, actor, body }) => setLanguage(db, kit, actor, body.language))
  serve(contract.setAvatar, ({ db, actor, params, upload, transact }) =>
    setAvatar(db, kit, actor, { id: params.id, upload, transact }),
  )
  serve(contract.listProjects, ({ db, actor }) => listProjects(db, actor))
}
