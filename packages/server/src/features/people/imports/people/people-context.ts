import { type Language, languages, type LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { inOfferedLanguages } from '../../../organisation/companies/companies.ts'
import { profilesOfNewPeople } from '../../users/users.access.ts'
import { type Cells, type Staged, type Work } from '../kinds/kind.ts'
import { fieldIdIn } from './people-fields.ts'
import { namesIn } from './names.rules.ts'
import {
  type CustomField,
  findHolders,
  findJobRoles,
  findLocalities,
  findPeople,
  findProjects,
  findUniqueHolders,
  listCustomFields,
  listProfiles,
  type Person,
} from './people.queries.ts'

/** Things by the names that a cell may call them. */
type Lookup = { find: (name: string) => readonly number[]; nameOf: (id: number) => string }
export type ProfileKnown = { id: number; name: string; permissions: readonly Permission[] }

export type PeopleContext = {
  people: { byNumber: Map<string, Person>; byLogin: Map<string, Person>; byId: Map<number, Person> }
  /** Whoever has a login or an address, in any company. */
  holders: { login: Map<string, number>; email: Map<string, number> }
  /** Whoever has a value that is one person’s alone, by `field value`. */
  unique: Map<string, number>
  jobRoles: Lookup
  localities: Lookup
  projects: Lookup
  profiles: Lookup & { byId: Map<number, ProfileKnown>; ofNewPeople: readonly number[] }
  customFields: Map<number, CustomField>
  /** For each language the one that somebody gets who asks for it: the same, where the company offers it. */
  languages: Map<Language, Language>
}

const lower = (text: string | undefined) => (text ?? '').toLowerCase()
const filled = (texts: readonly (string | undefined)[]) => [
  ...new Set(texts.filter((text): text is string => Boolean(text))),
]

/** Whom cells name: a number elsewhere, or a login. */
export function personFor({ people }: PeopleContext, ref: string): Person | undefined {
  return people.byNumber.get(ref) ?? people.byLogin.get(lower(ref))
}

/** Everything that a batch of lines about people is compared with, by a handful of queries. */
export async function loadContext(
  { db, actor }: Pick<Work, 'db' | 'actor'>,
  rows: readonly Staged[],
  {
    refs = [],
    ids = [],
    hold = false,
  }: { refs?: readonly string[]; ids?: readonly number[]; hold?: boolean },
): Promise<PeopleContext> {
  const { companyId, permissions, language } = actor
  const cells = rows.map((row) => row.cells)
  const of = (key: string) => filled(cells.map((row) => row[key]))
  const logins = filled([...cells.map(loginIn), ...refs].map(lower))
  const people = await findPeople(
    db,
    { companyId, permissions, hold },
    { ids, logins, numbers: filled([...of('externalId'), ...refs]) },
  )
  const customFields = new Map((await listCustomFields(db, companyId)).map((field) => [field.id, field]))
  const used = (key: 'jobRoleId' | 'localityId') => people.flatMap((person) => person[key] ?? [])
  const jobRoles = await findJobRoles(db, companyId, {
    ids: used('jobRoleId'),
    names: of('jobRole').map(lower),
  })
  const localities = await findLocalities(db, companyId, {
    ids: used('localityId'),
    names: of('locality').map(lower),
  })
  const projects = await findProjects(db, companyId, {
    ids: [...new Set(people.flatMap(({ projectIds }) => projectIds))],
    names: filled(of('groups').flatMap(namesIn).map(lower)),
  })
  const profiles = await listProfiles(db, companyId)
  const emails = filled(of('emailAddress').map(lower))
  const holders = logins.length || emails.length ? await findHolders(db, logins, emails) : []
  const unique = await findUniqueHolders(db, companyId, uniqueIn(cells, customFields))
  const inWords = (text: LocalText) => textIn(text, language)
  return {
    people: {
      byId: new Map(people.map((person) => [person.id, person])),
      byLogin: new Map(people.map((person) => [lower(person.login), person])),
      byNumber: new Map(
        people.flatMap((one) => (one.externalId === null ? [] : [[one.externalId, one] as const])),
      ),
    },
    holders: {
      login: new Map(holders.map(({ login, id }) => [login, id])),
      email: new Map(holders.map(({ email, id }) => [email, id])),
    },
    unique: new Map(unique.map(({ fieldId, value, userId }) => [`${fieldId} ${value}`, userId])),
    jobRoles: lookup(
      jobRoles.map(({ id, name }) => ({ id, shown: inWords(name), names: [name.en, name.de] })),
    ),
    localities: lookup(
      localities.map(({ id, name }) => ({ id, shown: inWords(name), names: [name.en, name.de] })),
    ),
    projects: lookup(projects.map(({ id, name }) => ({ id, shown: name, names: [name] }))),
    profiles: {
      ...lookup(
        profiles.map(({ id, key, name }) => ({ id, shown: inWords(name), names: [name.en, name.de, key] })),
      ),
      ofNewPeople: profilesOfNewPeople(actor, profiles),
      byId: new Map(
        profiles.map(({ id, name, permissions: allowed }) => [
          id,
          { id, name: inWords(name), permissions: allowed },
        ]),
      ),
    },
    customFields,
    languages: await offered(db, companyId),
  }
}

async function offered(db: Work['db'], companyId: number) {
  const rows = await inOfferedLanguages(
    db,
    languages.map((language) => ({ companyId, language })),
  )
  return new Map(languages.map((language, at) => [language, rows[at]?.language ?? language]))
}

/** Where no column is for the login, the address is one. */
export const loginIn = (cells: Cells) => ('login' in cells ? cells['login'] : cells['emailAddress'])

function uniqueIn(cells: readonly Cells[], fields: ReadonlyMap<number, CustomField>) {
  return cells.flatMap((row) =>
    Object.entries(row).flatMap(([key, text]) => {
      const fieldId = fieldIdIn(key)
      const isAsked = fieldId !== null && text !== '' && fields.get(fieldId)?.isUnique
      return isAsked ? [{ fieldId, value: text.toLowerCase() }] : []
    }),
  )
}

type Known = { id: number; shown: string; names: readonly string[] }

function lookup(known: readonly Known[]): Lookup {
  const byName = new Map<string, Set<number>>()
  for (const { id, names } of known)
    for (const name of filled(names.map(lower))) byName.set(name, (byName.get(name) ?? new Set()).add(id))
  const shown = new Map(known.map((one) => [one.id, one.shown]))
  return {
    find: (name) => [...(byName.get(lower(name)) ?? [])],
    nameOf: (id) => shown.get(id) ?? String(id),
  }
}
