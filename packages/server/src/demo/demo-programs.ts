import { tokenScopes } from '@oktant/contract/api-tokens.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/db.ts'
import { createApiToken } from '../features/api-tokens/api-tokens.ts'
import type { User } from '../features/people/people.ts'
import type { Kit } from '../kit.ts'

/** The programs of others that the demo company works with; nobody knows the secrets of their tokens. */
export async function makeDemoPrograms(db: Db, kit: Pick<Kit, 'now'>, administrator: User) {
  const actor = actorOf(administrator)
  await createApiToken(db, kit, actor, {
    name: 'Payroll',
    scopes: ['users.administer', 'jobRoles.administer'],
    isPersonal: false,
    ranges: ['198.51.100.0/24'],
    validDays: 180,
  })
  await createApiToken(db, kit, actor, {
    name: 'Intranet search',
    scopes: ['users.administer'],
    isPersonal: true,
    ranges: [],
    validDays: 30,
  })
}

const actorOf = ({ id, companyId, language, timezone }: User): Actor => ({
  id,
  companyId,
  language,
  timezone,
  projectId: null,
  sessionId: 0,
  viewer: null,
  permissions: new Set(tokenScopes),
})
