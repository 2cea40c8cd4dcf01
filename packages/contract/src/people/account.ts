import { Type as t, type Static } from '@sinclair/typebox'
import { uploadBytes } from '../kit/constants.ts'
import { endpoint, Id, idParams, Language, LocalText } from '../http/http.ts'

export const customFieldInputs = ['normal', 'textarea', 'date', 'selection'] as const
export const CustomField = t.Object({
  id: Id,
  name: t.String(),
  label: LocalText,
  description: LocalText,
  clazz: t.String(),
  inputType: t.Union(customFieldInputs.map((name) => t.Literal(name))),
  textArea: t.Boolean(),
  dateField: t.Boolean(),
  mandatory: t.Boolean(),
  customFieldOptions: t.Array(t.Object({ id: Id, value: LocalText })),
  /** The words that may be chosen, in their order; none where anything may be typed. */
  values: t.Array(LocalText),
})
export type CustomField = Static<typeof CustomField>

export type Profile = Static<typeof Profile>
export const Profile = t.Object({
  id: Id,
  firstName: t.String(),
  surname: t.String(),
  fullName: t.String(),
  login: t.String(),
  emailAddress: t.String(),
  language: Language,
  timezone: t.String(),
  avatar: t.Union([t.String(), t.Null()]),
  userStatus: t.Object({ name: t.Union([t.Literal('Active'), t.Literal('Inactive')]) }),
  jobDescription: t.Union([t.Object({ id: Id, name: t.String() }), t.Null()]),
  locality: t.Union([t.Object({ id: Id, name: t.String() }), t.Null()]),
  manager: t.Union([t.Object({ id: Id, login: t.String(), fullName: t.String() }), t.Null()]),
  /** Definitions in their order. */
  customFields: t.Array(CustomField),
  /** Definition id → value; a selection’s value is its option’s id, a date is YYYY-MM-DD. */
  customFieldMap: t.Record(t.String(), t.String()),
  can: t.Object({ edit: t.Boolean() }),
})

export const readProfile = endpoint({
  method: 'GET',
  path: '/client/userProfile/:id',
  access: 'signedIn',
  summary: 'Reads the profile of oneself or of somebody whose profile one may see.',
  params: idParams,
  reply: Profile,
  errors: ['user_not_found'],
})

export const saveCustomFields = endpoint({
  method: 'PUT',
  path: '/client/userProfile/:id/customFields',
  access: 'signedIn',
  summary: 'Saves custom fields: a map of definition id to value.',
  params: idParams,
  body: t.Record(t.String({ pattern: '^[1-9][0-9]{0,9}$' }), t.String({ maxLength: 4000 })),
  reply: Profile,
  errors: ['user_not_found', 'not_permitted', 'custom_fields_invalid'],
})

export const setTimezone = endpoint({
  method: 'POST',
  path: '/client/userProfile/timezone',
  access: 'signedIn',
  summary: 'Sets one’s own time zone, an IANA name.',
  body: t.Object({ zoneName: t.String({ maxLength: 64 }) }),
  reply: t.Object({ timezone: t.String() }),
  errors: ['timezone_unknown'],
})

export const setLanguage = endpoint({
  method: 'POST',
  path: '/client/userProfile/language',
  access: 'signedIn',
  summary: 'Sets one’s own language.',
  body: t.Object({ language: Language }),
  reply: t.Object({ language: Language }),
  errors: ['language_not_offered'],
})

export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
export const setAvatar = endpoint({
  method: 'POST',
  path: '/client/userProfile/:id/avatar',
  access: 'signedIn',
  summary: 'Uploads a photo; responseCode 500 in the answer means that nothing changed.',
  params: idParams,
  reply: t.Object({ avatar: t.Union([t.String(), t.Null()]), responseCode: t.Integer() }),
  errors: ['user_not_found', 'not_permitted', 'not_an_image', 'image_broken', 'too_large', 'disk_full'],
  transaction: false,
  upload: { field: 'file', maxBytes: uploadBytes.avatar, types: avatarTypes },
})

export type Project = Static<typeof Project>
export const Project = t.Object({
  id: Id,
  name: t.String(),
  enableChat: t.Boolean(),
  visibleModules: t.Array(t.String()),
  current: t.Boolean(),
})

export const listProjects = endpoint({
  method: 'GET',
  path: '/client/userProfile/projects',
  access: 'signedIn',
  summary: 'Lists the groups one belongs to.',
  reply: t.Array(Project),
})

export const switchProject = endpoint({
  method: 'PUT',
  path: '/client/userProfile/project/:id',
  access: 'signedIn',
  summary: 'Makes a group the current one of this session.',
  params: idParams,
  reply: Project,
  errors: ['project_not_found', 'project_closed'],
  tokens: false,
})
