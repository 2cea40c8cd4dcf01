import { entries } from '@oktant/contract/all.ts'
import { createApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { createAutoMessage } from '@oktant/contract/communication/auto-messages.ts'
import { sendGroupMessage } from '@oktant/contract/communication/group-messages.ts'
import { createGroup } from '@oktant/contract/people/groups.ts'
import { changes, type Endpoint } from '@oktant/contract/http/http.ts'
import { createLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { type Permission, permissions } from '@oktant/contract/kit/permissions.ts'
import { createJobRole, createLocality } from '@oktant/contract/people/places.ts'
import { createPermissionProfile } from '@oktant/contract/people/profiles.ts'
import { endAllSessions, signOut } from '@oktant/contract/people/sessions.ts'
import { defaultSystemSettings, saveSystemSettings } from '@oktant/contract/organisation/system.ts'
import { createTestimonial } from '@oktant/contract/learning/testimonials.ts'
import type { Made } from '../kit/make.ts'
import { tokenForm } from '../scenes/api-tokens.ts'
import { autoMessageValues } from '../scenes/auto-messages.ts'
import { groupMessageValues } from '../scenes/group-messages.ts'
import { learningGroupForm } from '../scenes/people/learning-groups.ts'
import { scenes } from '../two-companies.scenes.ts'
import { unaudited } from '../unaudited.ts'
import { count, ownStages, type Server, type Stage } from './cut-scenes.ts'

type Setting = (server: Server) => Promise<{ owner: Made; call: object }>

const entriesOf = (server: Server, { companyId }: Made) =>
  count(server, 'audit_entries where company_id = $1', companyId)

/** How often a call took effect, told by the audit entries that it leaves when nothing disturbs it. */
function toldByAudit(entry: Endpoint, set: Setting): Stage {
  let undisturbed: Promise<number> | undefined
  async function leaves(server: Server) {
    const { owner, call } = await set(server)
    const before = await entriesOf(server, owner)
    const answer = await server.send(entry, { ...call, as: owner } as never)
    if (answer.statusCode !== 200) throw new Error(`undisturbed it answers ${answer.body}`)
    return (await entriesOf(server, owner)) - before
  }
  return {
    entry,
    set: async (server) => {
      const once = await (undisturbed ??= leaves(server))
      const { owner, call } = await set(server)
      const before = await entriesOf(server, owner)
      return { as: owner, ...call, effects: async () => ((await entriesOf(server, owner)) - before) / once }
    },
  }
}

const name = { en: 'Lighthouse', de: 'Leuchtturm' }
const everything = Object.keys(permissions) as Permission[]

const made: Record<string, { entry: Endpoint; body?: unknown }> = {
  createApiToken: { entry: createApiToken, body: tokenForm },
  createAutoMessage: { entry: createAutoMessage, body: autoMessageValues() },
  createGroup: {
    entry: createGroup,
    body: { name: 'Lighthouse', enableChat: false, visibleModules: [], accessTimeslots: [] },
  },
  createJobRole: { entry: createJobRole, body: { name } },
  createLearningGroup: { entry: createLearningGroup, body: learningGroupForm() },
  createLocality: { entry: createLocality, body: { name } },
  createPermissionProfile: { entry: createPermissionProfile, body: { name, permissions: ['chat.use'] } },
  createTestimonial: {
    entry: createTestimonial,
    body: { ratingType: 'ADDITIONAL', genericToggleFlag: true, rating: 1, comment: 'It helps every day.' },
  },
  endAllSessions: { entry: endAllSessions },
  saveSystemSettings: {
    entry: saveSystemSettings,
    body: { ...defaultSystemSettings, supportEmailAddress: 'light@house.test' },
  },
  sendGroupMessage: { entry: sendGroupMessage, body: groupMessageValues() },
  signOut: { entry: signOut },
}

const withoutIds = Object.entries(made).map(([key, { entry, body }]): [string, Stage] => [
  key,
  toldByAudit(entry, async ({ make }) => ({
    owner: await make.user({ permissions: everything }),
    call: body === undefined ? {} : { body },
  })),
])

/** Changing calls whose answer is kept and that leave a trail, in the scenes of the two-company probe. */
const withIds = [...entries].flatMap(([key, entry]): [string, Stage][] => {
  const set = scenes[key]
  const isKept = changes(entry) && entry.repeats !== false && typeof entry.reply !== 'string'
  return set && isKept && !(key in unaudited) ? [[key, toldByAudit(entry, set)]] : []
})

/** Every changing call that can be cut, with what tells how often it took effect. */
export const stages: Record<string, Stage> = {
  ...Object.fromEntries(withIds),
  ...Object.fromEntries(withoutIds),
  ...ownStages,
}
