import { endpoint, idParams, Nothing } from './http.ts'
import { SignedIn } from './sessions.ts'

export const startViewAs = endpoint({
  method: 'POST',
  path: '/admin/user/:id/view-as',
  access: 'users.administer',
  summary: 'Opens a session that reads what another person reads, and can change nothing.',
  params: idParams,
  reply: SignedIn,
  tokens: false,
  errors: ['user_not_found', 'more_permissions_needed', 'view_as_impossible', 'invalidLicense'],
})

/** NOTE: said with one's own token; in a session that views as somebody no change is let in, this one neither. */
export const stopViewAs = endpoint({
  method: 'DELETE',
  path: '/admin/view-as',
  access: 'signedIn',
  summary: 'Ends every session in which one views as somebody from this one.',
  reply: Nothing,
  tokens: false,
  errors: ['session_not_found'],
})
