import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, orNull, paged } from '../http/http.ts'
import { competencies as limits } from '../kit/constants.ts'
import { CompetencyLevel, NamedOne } from './competency-shapes.ts'

const access = 'competencies.administer'
const path = '/admin/competency-profile'

export type ProfileLine = Static<typeof ProfileLine>
export const ProfileLine = t.Object({
  competencyItemId: Id,
  level: CompetencyLevel,
  /** For how long a confirmation holds; null where it does not end. */
  validMonths: orNull(t.Integer({ minimum: 1, maximum: limits.mostMonths })),
})

/** What a job role asks for; its number is the job role’s. */
export type CompetencyProfile = Static<typeof CompetencyProfile>
export const CompetencyProfile = t.Object({
  id: Id,
  jobRole: t.String(),
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  items: t.Array(t.Object({ ...ProfileLine.properties, name: t.String() })),
  /** What else the library holds. */
  library: t.Array(NamedOne),
})
export type CompetencyProfileRow = Static<typeof CompetencyProfileRow>
export const CompetencyProfileRow = t.Object({
  id: Id,
  jobRole: t.String(),
  people: t.Integer(),
  items: t.Integer(),
})

export const listCompetencyProfiles = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'Lists the job roles with how many competencies each asks for, and how many people have it.',
  query: listQuery({ sort: ['jobRole', 'people', 'items'], filter: ['jobRole'] }),
  reply: paged(CompetencyProfileRow),
})
export const readCompetencyProfile = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access,
  summary: 'Reads which competencies a job role asks for.',
  params: idParams,
  reply: CompetencyProfile,
  errors: ['place_not_found'],
})
export const saveCompetencyProfile = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access,
  summary: 'Says anew which competencies a job role asks for, each at a level and for how long.',
  params: idParams,
  body: t.Object({
    revision: t.Integer(),
    items: t.Array(ProfileLine, { maxItems: limits.mostItems }),
  }),
  reply: CompetencyProfile,
  errors: ['place_not_found', 'content_changed', 'profile_item_unknown'],
})

/** Whoever looks after the competencies of a region: the localities they are given. */
export type CompetencyRegion = Static<typeof CompetencyRegion>
export const CompetencyRegion = t.Object({
  id: Id,
  name: t.String(),
  localityIds: t.Array(Id),
})

export const listCompetencyRegions = endpoint({
  method: 'GET',
  path: '/admin/competency-region',
  access,
  summary: 'Lists the regional administrators of competencies with their localities.',
  reply: t.Object({ people: t.Array(CompetencyRegion), localities: t.Array(NamedOne) }),
})
export const saveCompetencyRegion = endpoint({
  method: 'PUT',
  path: '/admin/competency-region/:id',
  access,
  summary: 'Gives a regional administrator their localities.',
  params: idParams,
  body: t.Object({ localityIds: t.Array(Id, { maxItems: limits.mostLocalities, uniqueItems: true }) }),
  reply: CompetencyRegion,
  errors: ['user_not_found', 'locality_unknown'],
})
