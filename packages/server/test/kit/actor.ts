import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../src/access/actor.ts'

/** Somebody who asks, for rules that look at nothing but who it is. */
export const actorWith = (permissions: readonly Permission[] = [], own: Partial<Actor> = {}): Actor => ({
  id: 1,
  companyId: 1,
  projectId: null,
  sessionId: 1,
  viewer: null,
  language: 'en',
  timezone: 'Europe/Berlin',
  permissions: new Set(permissions),
  ...own,
})
