import { Type as t, type Static } from '@sinclair/typebox'
import { whichCompany } from '../organisation/branding.ts'
import { Affected, endpoint, Id, Language } from '../http/http.ts'

export type LanguagesForm = Static<typeof LanguagesForm>
export const LanguagesForm = t.Object({
  offered: t.Array(Language, { uniqueItems: true }),
  /** Of who is new, and of visitors whose own is not offered. */
  defaultLanguage: Language,
  /** By whose calendar the days count that are the same for all of the company; left as it is where nothing is said. */
  timezone: t.Optional(t.String({ maxLength: 64 })),
})

export type OfferedLanguages = Static<typeof OfferedLanguages>
export const OfferedLanguages = t.Object({
  ...LanguagesForm.properties,
  timezone: t.String(),
  companyName: t.String(),
  /** How many active people use each. */
  people: t.Array(t.Object({ language: Language, count: t.Integer() })),
})

const access = 'languages.administer'

export const readLanguages = endpoint({
  method: 'GET',
  path: '/admin/language',
  access,
  summary: 'Reads which languages a company offers, how many people use each, and its time zone.',
  query: whichCompany,
  reply: OfferedLanguages,
  errors: ['company_not_found'],
})

export const affectedByLanguages = endpoint({
  method: 'GET',
  path: '/admin/language/affected',
  access,
  summary: 'Says whose language would change if only these were offered.',
  query: t.Object(
    { company: t.Optional(Id), offered: t.String({ pattern: '^(en|de)(,(en|de))?$' }) },
    { additionalProperties: false },
  ),
  reply: Affected,
  errors: ['company_not_found'],
})

export const saveLanguages = endpoint({
  method: 'PUT',
  path: '/admin/language',
  access,
  summary:
    'Saves a company’s time zone and its languages; whoever used another gets the default, and it back later.',
  query: whichCompany,
  body: LanguagesForm,
  reply: OfferedLanguages,
  errors: ['company_not_found', 'languages_invalid'],
})
