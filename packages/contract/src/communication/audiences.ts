import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, LocalText } from '../http/http.ts'

export const audienceKinds = [
  'everyone',
  'projects',
  'learningGroups',
  'jobRoles',
  'localities',
  'people',
] as const
/** The people meant themselves, or whoever leads them. */
export const audienceReaches = ['themselves', 'managers'] as const

export type Audience = Static<typeof Audience>
export const Audience = t.Object({
  kind: t.Union(audienceKinds.map((name) => t.Literal(name))),
  /** Groups, learning groups, job roles, localities or people, by the kind; empty for everyone. */
  ids: t.Array(Id, { maxItems: 500 }),
  reach: t.Union(audienceReaches.map((name) => t.Literal(name))),
})

const Named = t.Array(t.Object({ id: Id, name: LocalText }))

export const readAudienceChoices = endpoint({
  method: 'GET',
  path: '/admin/audience-choices',
  access: 'communications.administer',
  summary:
    'Lists the groups, learning groups, job roles, localities and date fields that messages can be aimed at.',
  reply: t.Object({
    projects: Named,
    learningGroups: Named,
    jobRoles: Named,
    localities: Named,
    dateFields: Named,
  }),
})

export const searchAudiencePeople = endpoint({
  method: 'GET',
  path: '/admin/audience-person',
  access: 'communications.administer',
  summary: 'Finds active people by name or login, from three letters; or those whose numbers are given.',
  query: t.Object({
    text: t.Optional(t.String({ maxLength: 100 })),
    people: t.Optional(t.String({ pattern: '^[0-9,]*$', maxLength: 4000 })),
  }),
  reply: t.Array(t.Object({ id: Id, name: t.String(), login: t.String() })),
})
