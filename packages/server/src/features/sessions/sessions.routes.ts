import {
  endAllSessions,
  endSession as endSessionEntry,
  listSessions,
  signIn as signInEntry,
  signOut,
  validateSession as validateEntry,
} from '@oktant/contract/sessions.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { listOpenSessions } from './sessions.queries.ts'
import { endSession, endSessionsOf } from './sessions.ts'
import { sessionView } from './sessions.view.ts'
import { signIn, validateSession } from './sign-in.ts'

const done = {}

export function sessionRoutes(serve: Serve, kit: Kit) {
  serve(signInEntry, ({ db, body, about, transact }) => signIn(db, kit, body, about, transact))
  serve(validateEntry, ({ db, actor }) => validateSession(db, kit, actor.sessionId))
  serve(signOut, ({ db, actor }) => endSession(db, actor, actor.sessionId, kit.now()).then(() => done))
  serve(listSessions, async ({ db, actor }) =>
    (await listOpenSessions(db, actor, kit.now())).map((session) => sessionView(actor, session)),
  )
  serve(endSessionEntry, ({ db, actor, params }) =>
    endSession(db, actor, params.id, kit.now()).then(() => done),
  )
  serve(endAllSessions, ({ db, actor }) => endSessionsOf(db, actor, kit.now()).then(() => done))
}
