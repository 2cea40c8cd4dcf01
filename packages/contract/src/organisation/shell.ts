import { Type as t, type Static } from '@sinclair/typebox'
import { Logos, Palette } from './branding.ts'
import { endpoint, languages, Language, LocalText } from '../http/http.ts'

/** The parts of the product that a group can show or hide. */
export const modules = [
  'learning',
  'events',
  'goals',
  'reviews',
  'resources',
  'surveys',
  'chat',
  'progress',
] as const
export type Module = (typeof modules)[number]

/** Whose public catalogue a visitor wants to see: a company's code or id. Somebody signed in sees their own. */
export const visitorQuery = t.Object({ company: t.Optional(t.String({ maxLength: 100 })) })

/**
 * How whoever registers comes to the link that confirms it: by mail; where there is no mail server, by what a demo prints
 * where it was started; else not at all.
 */
export const confirmationWays = ['mail', 'output', 'none'] as const
export type ConfirmationWay = (typeof confirmationWays)[number]

export type Settings = Static<typeof Settings>
export const Settings = t.Object({
  companyName: t.String(),
  /** What the company calls the product, whole and where there is little room. */
  productName: t.String(),
  shortName: t.String(),
  /** Its own logos and colours, where it has some. */
  logos: Logos,
  palette: t.Union([Palette, t.Null()]),
  /** Words of its own on the sign-in page; empty where it has none. */
  signInText: LocalText,
  /** Which of the product’s languages the company offers, and what visitors get whose own is not among them. */
  languages: t.Array(Language, { default: languages }),
  defaultLanguage: Language,
  supportEmailAddress: t.String(),
  hashPasswords: t.Boolean(),
  version: t.String(),
  confirmsBy: t.Union(confirmationWays.map((name) => t.Literal(name))),
  /** The demo's sign-ins, where there are any; never outside a demonstration. */
  demo: t.Union([t.Object({ logins: t.Array(t.String()), password: t.String() }), t.Null()]),
})

export const readSettings = endpoint({
  method: 'GET',
  path: '/public/settings',
  access: 'public',
  summary: 'Reads what the application needs to know before anybody signs in.',
  query: visitorQuery,
  reply: Settings,
})

export const live = endpoint({
  method: 'GET',
  path: '/client/live',
  access: 'signedIn',
  summary: 'Streams what changed for the signed-in person as server-sent events; resumes by Last-Event-ID.',
  reply: 'stream',
  errors: ['too_many_streams'],
  tokens: false,
})

/** What the live stream says; each names what has become stale and carries no content of its own. */
export const liveEvents = ['notifications', 'session', 'profile', 'attempts', 'events'] as const
export type LiveEvent = (typeof liveEvents)[number]

export const readFileBySignature = endpoint({
  method: 'GET',
  path: '/files/:signature',
  access: 'public',
  summary: 'Reads one file by a signed address that lives ten minutes.',
  params: t.Object({ signature: t.String({ maxLength: 500 }) }),
  reply: 'file',
  errors: ['file_not_found'],
})
