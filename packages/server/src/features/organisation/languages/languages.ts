import type { Language } from '@oktant/contract/http/http.ts'
import type { LanguagesForm } from '@oktant/contract/kit/languages.ts'
import { languages } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import { accessNamedCompany } from '../companies/companies.access.ts'
import { noteCompany, offerLanguages } from '../companies/companies.ts'
import { countLanguages, followLanguages, isTimezone, listNamesWithout } from '../../people/people/people.ts'

export async function readLanguages(db: Db, actor: Actor, id?: number) {
  const company = await accessNamedCompany(db, actor, id)
  return {
    offered: company.languages,
    defaultLanguage: company.defaultLanguage,
    timezone: company.timezone,
    companyName: company.name,
    people: await countLanguages(db, company.id),
  }
}

const mostExamples = 5
const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

export async function affectedByLanguages(db: Db, actor: Actor, offered: string, id?: number) {
  const company = await accessNamedCompany(db, actor, id)
  const wanted = offered.split(',').filter(isLanguage)
  const { count, names } = await listNamesWithout(db, company.id, wanted, mostExamples)
  return [{ what: 'people', count, examples: names }]
}

type Code = 'language_needed' | 'default_not_offered' | 'timezone_unknown'
const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

export async function saveLanguages(
  db: Db,
  actor: Actor,
  { offered, defaultLanguage, timezone }: LanguagesForm,
  id?: number,
) {
  const company = await accessNamedCompany(db, actor, id)
  const errors = [
    ...(offered.length ? [] : [faultAt('offered', 'language_needed')]),
    ...(offered.length && !offered.includes(defaultLanguage)
      ? [faultAt('defaultLanguage', 'default_not_offered')]
      : []),
    ...(timezone === undefined || isTimezone(timezone) ? [] : [faultAt('timezone', 'timezone_unknown')]),
  ]
  if (errors.length) throw fail('languages_invalid', { errors })
  const offer = languages.filter((language) => offered.includes(language))
  const after = { languages: offer, defaultLanguage, timezone: timezone ?? company.timezone }
  await offerLanguages(db, company.id, after)
  const peopleChanged = await followLanguages(db, company.id, after)
  const before = {
    languages: company.languages,
    defaultLanguage: company.defaultLanguage,
    timezone: company.timezone,
  }
  await noteCompany(db, company, { by: actor, before, after: { ...after, peopleChanged } })
  return readLanguages(db, actor, id)
}
