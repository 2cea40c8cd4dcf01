import { Type as t, type Static } from '@sinclair/typebox'
import type { Permission } from '../kit/permissions.ts'
import { endpoint, Id, idParams, listQuery, LocalText, Nothing, paged } from '../http/http.ts'

const Name = t.Object({ en: t.String({ maxLength: 100 }), de: t.String({ maxLength: 100 }) })

/** A job role or a locality: a name in both languages, and how many people have it. */
export type CompanyPlace = Static<typeof CompanyPlace>
export const CompanyPlace = t.Object({ id: Id, name: LocalText, people: t.Integer() })
export type PlaceForm = Static<typeof PlaceForm>
export const PlaceForm = t.Object({ name: Name })

const query = listQuery({ sort: ['name', 'people'], filter: ['name'] })
const removal = t.Object({
  /** Who had it gets this one instead; without it nobody may have it. */
  moveTo: t.Optional(Id),
})
const shared = { errors: ['place_not_found', 'place_invalid', 'place_in_use'] } as const

const list = <const P extends `/${string}`, const A extends Permission>(
  path: P,
  access: A,
  summary: string,
) => endpoint({ method: 'GET', path, access, summary, query, reply: paged(CompanyPlace) })
const create = <const P extends `/${string}`, const A extends Permission>(
  path: P,
  access: A,
  summary: string,
) => endpoint({ method: 'POST', path, access, summary, body: PlaceForm, reply: CompanyPlace, ...shared })
const update = <const P extends `/${string}`, const A extends Permission>(
  path: P,
  access: A,
  summary: string,
) =>
  endpoint({
    method: 'PUT',
    path,
    access,
    summary,
    params: idParams,
    body: PlaceForm,
    reply: CompanyPlace,
    ...shared,
  })
const remove = <const P extends `/${string}`, const A extends Permission>(
  path: P,
  access: A,
  summary: string,
) =>
  endpoint({
    method: 'DELETE',
    path,
    access,
    summary,
    params: idParams,
    query: removal,
    reply: Nothing,
    ...shared,
  })

const roles = 'jobRoles.administer'
export const listJobRoles = list('/admin/job-role', roles, 'Lists job roles with how many have each.')
export const createJobRole = create('/admin/job-role', roles, 'Makes a job role.')
export const updateJobRole = update('/admin/job-role/:id', roles, 'Names a job role anew.')
export const removeJobRole = remove(
  '/admin/job-role/:id',
  roles,
  'Removes a job role, moving its people to another.',
)

const places = 'localities.administer'
export const listLocalities = list(
  '/admin/locality',
  places,
  'Lists localities with how many belong to each.',
)
export const createLocality = create('/admin/locality', places, 'Makes a locality.')
export const updateLocality = update('/admin/locality/:id', places, 'Names a locality anew.')
export const removeLocality = remove(
  '/admin/locality/:id',
  places,
  'Removes a locality, moving its people to another.',
)
