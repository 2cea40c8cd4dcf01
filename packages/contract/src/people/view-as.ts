import { endpoint, idParams, Nothing } from '../http/http.ts'
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

/** Said with one's own token it ends all; with the token of a session that views it ends that one. */
export const stopViewAs = endpoint({
  method: 'DELETE',
  path: '/admin/view-as',
  access: 'signedIn',
  summary: 'Ends every session in which one views as somebody from this one.',
  reply: Nothing,
  viewing: true,
  tokens: false,
  errors: ['session_not_found'],
})
