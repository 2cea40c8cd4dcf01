import { tokenScopes } from '@oktant/contract/organisation/api-tokens.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { createApiToken } from '../features/organisation/api-tokens/api-tokens.ts'
import { createWebhook, noteDelivery, switchWebhook } from '../features/organisation/webhooks/webhooks.ts'
import type { User } from '../features/people/people/people.ts'
import type { Kit } from '../kit.ts'

/** The programs of others that the demo company works with; nobody knows the secrets of their tokens. */
export async function makeDemoPrograms(db: Db, kit: Pick<Kit, 'config' | 'now'>, administrator: User) {
  const actor = actorOf(administrator)
  await makeWebhook(db, kit, actor)
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

const sent = [
  { event: 'user.created', state: 'delivered', status: 204, attempts: 1, durationMs: 84, answer: '' },
  { event: 'user.updated', state: 'delivered', status: 200, attempts: 3, durationMs: 131, answer: 'ok' },
  {
    event: 'user.deactivated',
    state: 'waiting',
    status: 503,
    attempts: 2,
    durationMs: 57,
    answer: 'Closed for the night',
  },
] as const

/** NOTE: paused, because a demonstration calls nobody. */
async function makeWebhook(db: Db, kit: Pick<Kit, 'config' | 'now'>, actor: Actor) {
  const { webhook } = await createWebhook(db, kit, actor, {
    name: 'Directory of the intranet',
    url: 'https://intranet.demo.oktant.test/hooks/people',
    events: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated'],
  })
  await switchWebhook(db, actor, webhook.id, false)
  const hour = 3_600_000
  for (const [place, one] of sent.entries()) {
    const at = new Date(kit.now().getTime() - (sent.length - place) * hour)
    await noteDelivery(db, {
      ...one,
      companyId: actor.companyId,
      webhookId: webhook.id,
      messageId: `msg_demo${place + 1}`,
      data: { userId: actor.id },
      happenedAt: at,
      lastTriedAt: at,
      deliveredAt: one.state === 'delivered' ? at : null,
      position: 0,
    })
  }
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
