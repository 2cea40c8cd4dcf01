import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, orNull } from '../http/http.ts'
import { webinarProviders } from './event-shapes.ts'

const Line = t.String({ maxLength: 255 })
/** Which ways to meet a company offers. */
export type WebinarSettingsForm = Static<typeof WebinarSettingsForm>
export const WebinarSettingsForm = t.Object({
  pageOn: t.Boolean(),
  /** The hosted meeting service: https, a host and nothing else. */
  service: Line,
  /** What a token says of whom it is from and for; without a key there is none. */
  tokenIssuer: Line,
  tokenAudience: Line,
  /** Null leaves the one that is kept, and an empty one forgets it; it is never sent back. */
  tokenKey: orNull(t.String({ maxLength: 1024 })),
  sendsName: t.Boolean(),
  sendsEmail: t.Boolean(),
  teamsOn: t.Boolean(),
  /** Where a webinar on Teams is held that has no link of its own. */
  teamsLink: t.String({ maxLength: 1000 }),
  linkOn: t.Boolean(),
})

export type WebinarSettings = Static<typeof WebinarSettings>
export const WebinarSettings = t.Object({
  ...t.Omit(WebinarSettingsForm, ['tokenKey']).properties,
  hasTokenKey: t.Boolean(),
})

export const readWebinarSettings = endpoint({
  method: 'GET',
  path: '/admin/webinar-settings',
  access: 'system.administer',
  summary: 'Reads how webinars are held; never the key of their tokens.',
  reply: WebinarSettings,
})

export const saveWebinarSettings = endpoint({
  method: 'PUT',
  path: '/admin/webinar-settings',
  access: 'system.administer',
  summary: 'Saves how webinars are held.',
  body: WebinarSettingsForm,
  reply: WebinarSettings,
  errors: ['webinar_settings_invalid'],
})

export const readTeamsIntegration = endpoint({
  method: 'GET',
  path: '/admin/event/teams-integration',
  access: 'events.facilitate',
  summary: 'Says whether webinars may be held on Teams, and which ways to meet the company offers.',
  reply: t.Object({
    enabled: t.Boolean(),
    providers: t.Array(t.Union(webinarProviders.map((name) => t.Literal(name)))),
  }),
})
