import { webinarProviders } from '@oktant/contract/events/event-shapes.ts'
import type { WebinarSettingsForm } from '@oktant/contract/events/webinar-settings.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

/** What a company offers that has not said anything. */
export const firstSettings = {
  pageOn: false,
  service: '',
  tokenIssuer: '',
  tokenAudience: '',
  tokenKey: null,
  sendsName: false,
  sendsEmail: false,
  teamsOn: false,
  teamsLink: '',
  linkOn: true,
}

type Offered = Pick<WebinarSettingsForm, 'pageOn' | 'teamsOn' | 'linkOn'>

/** Which ways to meet a company offers, in the order in which they are proposed. */
export function offeredProviders({ pageOn, teamsOn, linkOn }: Offered) {
  const isOn = { page: pageOn, teams: teamsOn, link: linkOn }
  return webinarProviders.filter((name) => isOn[name])
}

const isThisMachine = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

/** The origin of a meeting service; nothing where an address says more than that, or travels unencrypted. */
export function readService(text: string) {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url))
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return isSafe && isBare ? url.origin : null
}

const teamsHosts = ['teams.microsoft.com', 'teams.live.com', 'teams.cloud.microsoft']

/** Is it an address at which Teams holds meetings? */
export function isTeamsLink(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' && teamsHosts.includes(hostname)
}

type Code = 'required' | 'webinar_service_invalid' | 'teams_link_invalid'
const at = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

/** The form as it is kept, refused with every mistake at its field; the key is kept elsewhere. */
export function readSettings({ tokenKey: _key, ...sent }: WebinarSettingsForm) {
  const lines = {
    service: sent.service.trim(),
    tokenIssuer: sent.tokenIssuer.trim(),
    tokenAudience: sent.tokenAudience.trim(),
    teamsLink: sent.teamsLink.trim(),
  }
  const service = readService(lines.service)
  const errors = [
    sent.pageOn && !lines.service && at('service', 'required'),
    lines.service !== '' && service === null && at('service', 'webinar_service_invalid'),
    lines.teamsLink !== '' && !isTeamsLink(lines.teamsLink) && at('teamsLink', 'teams_link_invalid'),
  ].filter((error) => error !== false)
  if (errors.length) throw fail('webinar_settings_invalid', { errors })
  return { ...sent, ...lines, service: service ?? '' }
}
