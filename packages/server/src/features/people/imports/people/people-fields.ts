import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { FieldPlan } from '../reading/columns.rules.ts'
import { importWords } from '../imports.words.ts'
import { listCustomFields } from './people.queries.ts'

/** Fields that nobody is without, by the code for the one that is missing. */
export const neededFields: Record<string, string> = {
  firstName: 'first_name_required',
  surname: 'surname_required',
  login: 'username_required',
  emailAddress: 'email_required',
}

/** Of these one must be mapped, so that a line can be told whom it is about. */
export const identifying = ['externalId', 'login', 'emailAddress'] as const

const labels = importWords.fields.people

const plan = (key: keyof typeof labels, words: readonly string[] = []): FieldPlan => ({
  key,
  label: labels[key],
  words,
  isRequired: false,
  // NOTE: whose username no column tells signs in with the address.
  isNeededForNew: key in neededFields && key !== 'login',
  isEachOnes: identifying.some((own) => own === key),
})

/** The fields of a person’s form, in the order in which an export writes them. */
export const personFields: readonly FieldPlan[] = [
  plan('externalId', [
    'external id',
    'external number',
    'personnel number',
    'employee id',
    'employee number',
    'staff number',
    'personalnummer',
    'mitarbeiternummer',
    'externe nummer',
    'pers nr',
  ]),
  plan('login', ['login', 'user name', 'user', 'account', 'anmeldename', 'konto']),
  plan('firstName', ['given name', 'forename', 'rufname']),
  plan('surname', ['last name', 'family name', 'familienname', 'zuname']),
  plan('emailAddress', ['email', 'e-mail address', 'mail', 'e-mail', 'mailadresse']),
  plan('status', ['user status', 'aktiv', 'active', 'kontostatus']),
  plan('language', ['locale']),
  plan('timezone', ['tz']),
  plan('manager', [
    'manager',
    'supervisor',
    'reports to',
    'manager number',
    'vorgesetzte',
    'vorgesetzter',
    'leitung',
    'nummer der führungskraft',
  ]),
  plan('jobRole', ['job title', 'job description', 'position', 'rolle', 'funktion']),
  plan('locality', ['location', 'site', 'standort', 'ort', 'branch']),
  plan('groups', ['group', 'gruppe', 'project', 'projects', 'projekt', 'projekte']),
  plan('profiles', ['profile', 'permission profiles', 'roles', 'rechteprofile', 'rechte']),
  plan('mobileNumber', ['mobile', 'cell', 'handy', 'mobil']),
  plan('landlineNumber', ['phone', 'landline', 'telefon', 'festnetz']),
  plan('faxNumber', ['fax']),
  plan('bioRegistered', ['bio registered']),
]

export const keyOfField = (id: number) => `cf_${id}`
export const fieldIdIn = (key: string) => (key.startsWith('cf_') ? Number(key.slice(3)) : null)

const either = ({ en, de }: LocalText): LocalText => ({ en: en || de, de: de || en })

export async function listPersonFields(db: Db, companyId: number): Promise<FieldPlan[]> {
  const added = await listCustomFields(db, companyId)
  return [
    ...personFields,
    ...added.map(({ id, label, isUnique, mandatory }) => ({
      key: keyOfField(id),
      label: either(label),
      words: [],
      isRequired: false,
      isNeededForNew: mandatory,
      isUnique,
    })),
  ]
}
