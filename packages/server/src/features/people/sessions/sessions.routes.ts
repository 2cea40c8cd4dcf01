import {
  endAllSessions,
  endSession as endSessionEntry,
  listSessions,
  lookAtLink as lookAtLinkEntry,
  requestPassword as requestPasswordEntry,
  resetPassword as resetPasswordEntry,
  setPassword as setPasswordEntry,
  signIn as signInEntry,
  signInByLink as signInByLinkEntry,
  signOut,
  syncProfile,
  validateSession as validateEntry,
} from '@oktant/contract/people/sessions.ts'
import { switchProject as switchProjectEntry } from '@oktant/contract/people/account.ts'
import { stopViewAs as stopViewAsEntry } from '@oktant/contract/people/view-as.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { lookAtLink } from './links/links.ts'
import { requestPassword, resetPassword, setPassword } from './passwords/passwords.ts'
import { listOpenSessions } from './sessions.queries.ts'
import { endSession, endSessionsOf } from './sessions.ts'
import { sessionView } from './sessions.view.ts'
import { makeValidation, readCurrentUser, signIn, signInByLink } from './sign-in.ts'
import { switchProject } from './session-project.ts'
import { stopViewAs } from './view-as/view-as.ts'

const done = {}

export function sessionRoutes(serve: Serve, kit: Kit) {
  const validateSession = makeValidation(kit)
  serve(signInEntry, ({ db, body, about, transact }) => signIn(db, kit, body, about, transact))
  serve(signInByLinkEntry, ({ db, body, about }) => signInByLink(db, kit, body, about))
  serve(lookAtLinkEntry, ({ db, body }) => lookAtLink(db, body.otp, kit.now()))
  serve(requestPasswordEntry, ({ db, actor, params }) => requestPassword(db, actor, params.emailAddress))
  serve(resetPasswordEntry, ({ db, body, transact }) => resetPassword(db, kit, body, transact))
  serve(setPasswordEntry, ({ db, actor, body, transact }) => setPassword(db, kit, actor, body, transact))
  serve(validateEntry, ({ db, actor }) => validateSession(db, actor))
  serve(syncProfile, ({ db, actor }) => readCurrentUser(db, kit, actor))
  serve(signOut, ({ db, actor }) => endSession(db, actor, actor.sessionId, kit.now()).then(() => done))
  serve(listSessions, async ({ db, actor }) =>
    (await listOpenSessions(db, actor, kit.now())).map((session) => sessionView(actor, session)),
  )
  serve(endSessionEntry, ({ db, actor, params }) =>
    endSession(db, actor, params.id, kit.now()).then(() => done),
  )
  serve(switchProjectEntry, ({ db, actor, params }) => switchProject(db, actor, params.id, kit.now()))
  serve(stopViewAsEntry, ({ db, actor }) => stopViewAs(db, actor, kit.now()))
  serve(endAllSessions, ({ db, actor }) => endSessionsOf(db, actor, { now: kit.now() }).then(() => done))
}
