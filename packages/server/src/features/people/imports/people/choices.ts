import { languages } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { userStatuses } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../../access/actor.ts'
import { languageWords } from '../../../../audit/codes.words.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { offersLanguage } from '../../../organisation/companies/companies.ts'
import { importTexts } from '../imports.words.ts'
import { keyOfField } from './people-fields.ts'
import { listCustomFields, listPlaceNames, listProfiles } from './people.queries.ts'

/** The languages in which people of a company may read. */
export async function listOffered(db: Db, companyId: number) {
  const are = await Promise.all(languages.map((one) => offersLanguage(db, companyId, one)))
  return languages.filter((_, at) => are[at])
}

/** What may stand in a person’s fields that hold one of a few. */
export async function listPersonChoices(db: Db, { companyId, language }: Actor) {
  const [places, profiles, fields, offered] = await Promise.all([
    listPlaceNames(db, companyId),
    listProfiles(db, companyId),
    listCustomFields(db, companyId),
    listOffered(db, companyId),
  ])
  const inWords = (names: readonly { en: string; de: string }[]) =>
    names.map((name) => textIn(name, language)).toSorted((a, b) => a.localeCompare(b, language))
  return {
    ...Object.fromEntries(
      fields.map(({ id, options }) => [keyOfField(id), options.map(({ value }) => textIn(value, language))]),
    ),
    status: userStatuses.map((status) => messages[`user.status.${status}`][language]),
    language: offered.map((one) => languageWords[one][language]),
    jobRole: inWords(places.jobRoles),
    locality: inWords(places.localities),
    groups: places.groups,
    profiles: inWords(profiles.map(({ name }) => name)),
    bioRegistered: Object.values(importTexts[language].answers),
  }
}
