import * as contract from '@oktant/contract/development/talks.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  addTalkAction,
  createTalk,
  listTalkPartners,
  listTalks,
  readTalk,
  removeTalk,
  removeTalkAction,
  saveTalkText,
  updateTalk,
  updateTalkAction,
} from './talks.ts'

export function talkRoutes(serve: Serve, { now }: Kit) {
  serve(contract.listTalkPartners, ({ db, actor }) => listTalkPartners(db, actor))
  serve(contract.listTalks, ({ db, actor, query }) => listTalks(db, actor, readPage(query)))
  serve(contract.createTalk, ({ db, actor, body }) => createTalk(db, actor, body))
  serve(contract.readTalk, ({ db, actor, params }) => readTalk(db, actor, params.id))
  serve(contract.updateTalk, ({ db, actor, params, body }) => updateTalk(db, actor, params.id, body))
  serve(contract.removeTalk, ({ db, actor, params }) => removeTalk(db, actor, params.id))
  serve(contract.saveTalkText, ({ db, actor, params, body }) =>
    saveTalkText(db, actor, { ...params, ...body }, now()),
  )
  serve(contract.addTalkAction, ({ db, actor, params, body }) => addTalkAction(db, actor, params.id, body))
  serve(contract.updateTalkAction, ({ db, actor, params, body }) =>
    updateTalkAction(db, actor, params, body, now()),
  )
  serve(contract.removeTalkAction, ({ db, actor, params }) => removeTalkAction(db, actor, params))
}
