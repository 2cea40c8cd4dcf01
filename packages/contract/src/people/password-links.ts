import { Type as t } from '@sinclair/typebox'
import { endpoint, idParams } from '../http/http.ts'

/** A link that is handed over waits for its reader longer than one that was asked for just now. */
export const handedLinkHours = 24

export const makePasswordLink = endpoint({
  method: 'POST',
  path: '/admin/user/:id/passwordLink',
  access: 'users.administer',
  summary:
    'Makes a link with which somebody sets a password, to be handed over to them; it is answered once.',
  params: idParams,
  reply: t.Object({ url: t.String(), expiresAt: t.String({ format: 'date-time' }) }),
  errors: ['user_not_found', 'more_permissions_needed'],
  tokens: false,
})
