import * as contract from '@oktant/contract/events/webinars.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { keepPresence, listPresences, readMicrosoftLink, readWebinar } from './webinars.ts'

export function webinarRoutes(serve: Serve, kit: Kit) {
  serve(contract.readWebinar, ({ db, actor, params }) => readWebinar(db, kit, actor, params.eventId))
  serve(contract.keepPresence, ({ db, actor, params }) => keepPresence(db, kit, actor, params.eventId))
  serve(contract.readMicrosoftLink, ({ db, actor, params }) => readMicrosoftLink(db, kit, actor, params.id))
  serve(contract.listPresences, ({ db, actor, params }) => listPresences(db, actor, params.id))
}
