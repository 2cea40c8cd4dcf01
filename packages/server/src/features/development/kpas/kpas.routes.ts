import * as contract from '@oktant/contract/development/kpas.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  archiveKpa,
  createKpa,
  handOverKpa,
  listKpaChoices,
  listKpas,
  moveKpa,
  readKpa,
  restoreKpa,
  updateKpa,
} from './kpas.ts'

export function kpaRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(contract.listKpas, ({ db, actor }) => listKpas(db, actor))
  serve(contract.listKpaChoices, ({ db, actor }) => listKpaChoices(db, actor))
  serve(contract.createKpa, ({ db, actor, body }) => createKpa(db, actor, body, at()))
  serve(contract.readKpa, ({ db, actor, params }) => readKpa(db, actor, params.id))
  serve(contract.updateKpa, ({ db, actor, params, body }) => updateKpa(db, actor, params.id, body))
  serve(contract.moveKpa, ({ db, actor, params, body }) => moveKpa(db, actor, params.id, body))
  serve(contract.handOverKpa, ({ db, actor, params, body }) => handOverKpa(db, actor, params.id, body, at()))
  serve(contract.archiveKpa, ({ db, actor, params, body }) => archiveKpa(db, actor, params.id, body, at()))
  serve(contract.restoreKpa, ({ db, actor, params, body }) => restoreKpa(db, actor, params.id, body))
}
