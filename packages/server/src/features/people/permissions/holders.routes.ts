import * as contract from '@oktant/contract/people/profile-holders.ts'
import { affectedByProfileChange as affectedByProfileChangeEntry } from '@oktant/contract/people/profiles.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import {
  affectedByHolderChange,
  affectedByProfileChange,
  affectedByUserProfiles,
  changeProfileHolders,
  listProfileHolders,
} from './holders.ts'

export function holderRoutes(serve: Serve) {
  serve(contract.listProfileHolders, ({ db, actor, params, query }) =>
    listProfileHolders(db, actor, params.id, readPage(query)),
  )
  serve(contract.affectedByHolderChange, ({ db, actor, params, body }) =>
    affectedByHolderChange(db, actor, params.id, body),
  )
  serve(contract.changeProfileHolders, ({ db, actor, params, body }) =>
    changeProfileHolders(db, actor, params.id, body),
  )
  serve(contract.affectedByUserProfiles, ({ db, actor, params, body }) =>
    affectedByUserProfiles(db, actor, params.id, body),
  )
  serve(affectedByProfileChangeEntry, ({ db, actor, params, body }) =>
    affectedByProfileChange(db, actor, params.id, body),
  )
}
