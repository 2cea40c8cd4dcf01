import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { ImportOptions } from '@oktant/contract/people/imports.ts'
import type { Actor } from '../../../../access/actor.ts'
import { may } from '../../users/users.access.ts'
import type { RawValues, Reason, ShownChange } from '../imports.tables.ts'
import { type Cells, type Planned, reason, type Staged, type Work } from '../kinds/kind.ts'
import { importTexts } from '../imports.words.ts'
import { loginIn, type PeopleContext, personFor } from './people-context.ts'
import { fieldIdIn, keyOfField, neededFields } from './people-fields.ts'
import type { Person } from './people.queries.ts'
import { joinedNames } from './names.rules.ts'
import { emptyValues, type RawValue, readValue } from './person-values.ts'

export const planOf = (position: number, rest: Partial<Planned> = {}): Planned => ({
  position,
  outcome: 'error',
  reasons: [],
  name: '',
  changes: [],
  targetId: null,
  before: null,
  after: null,
  isOpen: false,
  seats: 0,
  ...rest,
})

/** What an import calls a field, and under which name its row keeps it. */
const rawNames: Record<string, keyof Person> = {
  jobRole: 'jobRoleId',
  locality: 'localityId',
  groups: 'projectIds',
  profiles: 'profileIds',
}
export const rawName = (key: string) => rawNames[key] ?? key

/** What stands there now. */
function currentValue(person: Person, key: string): RawValue {
  const id = fieldIdIn(key)
  if (id !== null) return person.fieldValues[id] ?? ''
  // NOTE: the names of the table above and of the form are the row's own.
  return person[rawName(key) as keyof Person] as RawValue
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Facts = { values: Map<string, RawValue>; reasons: Reason[] }

/** What the cells say, each by itself. */
function readCells(
  cells: Cells,
  { clearsEmpty }: ImportOptions,
  context: PeopleContext,
  person: Person | undefined,
): Facts {
  const values = new Map<string, RawValue>()
  const reasons: Reason[] = []
  for (const [key, text] of Object.entries(cells)) {
    if (key === 'manager') continue
    if (text === '') {
      const needed = neededFields[key]
      if (needed && clearsEmpty) reasons.push(reason(key, needed))
      const empty = fieldIdIn(key) === null ? emptyValues[key] : ''
      if (clearsEmpty && empty !== undefined) values.set(key, empty)
      continue
    }
    const read = readValue(key, text, context, person)
    if ('value' in read) values.set(key, read.value)
    else reasons.push(reason(key, read.code, read.about))
  }
  return { values, reasons }
}

const everybodysFields = ['firstName', 'surname', 'login', 'emailAddress'] as const

function completeNew(values: Map<string, RawValue>, cells: Cells, actor: Actor, context: PeopleContext) {
  const login = loginIn(cells)
  if (!values.has('login') && login) values.set('login', login)
  if (!values.has('language')) values.set('language', context.languages.get(actor.language) ?? actor.language)
  if (!values.has('timezone')) values.set('timezone', actor.timezone)
  if (!values.has('status')) values.set('status', 'Active')
  const chosen = values.get('profiles')
  const { ofNewPeople } = context.profiles
  if (!cells['profiles'] && !(Array.isArray(chosen) && chosen.length) && ofNewPeople.length)
    values.set('profiles', ofNewPeople)
  const missing = everybodysFields.filter((key) => !values.get(key) && !cells[key])
  const unanswered = [...context.customFields.values()].filter(
    ({ id, mandatory }) => mandatory && !values.get(keyOfField(id)) && !cells[keyOfField(id)],
  )
  return [
    ...missing.map((key) => reason(key, neededFields[key] ?? '')),
    ...unanswered.map(({ id, label }) =>
      reason(keyOfField(id), 'field_mandatory', textIn(label, actor.language)),
    ),
  ]
}

/** What somebody else has already. */
function taken(values: ReadonlyMap<string, RawValue>, own: number | null, context: PeopleContext): Reason[] {
  const isOthers = (holder: number | undefined) => holder !== undefined && holder !== own
  const lowered = (key: string) => String(values.get(key) ?? '').toLowerCase()
  const login = lowered('login')
  const email = lowered('emailAddress')
  const number = values.get('externalId')
  const owner = typeof number === 'string' ? context.people.byNumber.get(number)?.id : undefined
  const answers = [...values].flatMap(([key, value]) => {
    const id = fieldIdIn(key)
    const isUnique = id !== null && value !== '' && context.customFields.get(id)?.isUnique
    return isUnique && isOthers(context.unique.get(`${id} ${String(value).toLowerCase()}`))
      ? [reason(key, 'value_taken', String(value))]
      : []
  })
  return [
    ...(login && isOthers(context.holders.login.get(login))
      ? [reason('login', 'login_taken', String(values.get('login')))]
      : []),
    ...(email && isOthers(context.holders.email.get(email)) ? [reason('emailAddress', 'email_taken')] : []),
    ...(isOthers(owner) ? [reason('externalId', 'external_id_taken')] : []),
    ...answers,
  ]
}

/** Whether the actor may do this: to somebody who may do more, to oneself, and of which profiles. */
export function beyond(
  actor: Actor,
  person: Person | undefined,
  changed: ReadonlyMap<string, unknown>,
  context: PeopleContext,
): Reason[] {
  if (person && !person.isAllowed && changed.size) return [reason('', 'more_permissions_needed')]
  if (person?.id === actor.id && (changed.has('status') || changed.has('profiles')))
    return [reason('', 'own_account')]
  const after = changed.get('profiles')
  if (!Array.isArray(after)) return []
  const before = person?.profileIds ?? context.profiles.ofNewPeople
  const touched = [...before, ...after].filter((id) => before.includes(id) !== after.includes(id))
  return touched.flatMap((id) => {
    const profile = context.profiles.byId.get(id)
    const isHeld = profile?.permissions.every((permission) => actor.permissions.has(permission))
    return may.decideProfiles(actor) && isHeld
      ? []
      : [reason('profiles', 'profile_beyond', profile?.name ?? String(id))]
  })
}

/** How a value is written for people. */
function inWords(key: string, value: unknown, context: PeopleContext, actor: Actor): string {
  if (value === null || value === undefined || value === '') return ''
  if (key === 'jobRole') return context.jobRoles.nameOf(Number(value))
  if (key === 'locality') return context.localities.nameOf(Number(value))
  if (key === 'groups' && Array.isArray(value)) return joinedNames(value.map(context.projects.nameOf))
  if (key === 'profiles' && Array.isArray(value)) return joinedNames(value.map(context.profiles.nameOf))
  if (typeof value === 'boolean') return importTexts[actor.language].answers[value ? 'yes' : 'no']
  const field = context.customFields.get(fieldIdIn(key) ?? 0)
  const option = field?.options.find(({ id }) => String(id) === value)
  return option ? textIn(option.value, actor.language) : String(value)
}

type Subject = { person: Person | undefined; reasons: Reason[] }

/** Whom a line is about: by the number elsewhere, else by the login of somebody who has no other number. */
function subjectOf(cells: Cells, context: PeopleContext): Subject {
  const number = cells['externalId']
  const byNumber = number ? context.people.byNumber.get(number) : undefined
  if (byNumber) return { person: byNumber, reasons: [] }
  const login = loginIn(cells) ?? ''
  const byLogin = context.people.byLogin.get(login.toLowerCase())
  if (!byLogin) return { person: undefined, reasons: [] }
  const isAnother = number && byLogin.externalId !== null
  return isAnother
    ? { person: undefined, reasons: [reason('login', 'login_taken', login)] }
    : { person: byLogin, reasons: [] }
}

type Manager = { after: RawValues; before: RawValues; shown: ShownChange[]; reasons: Reason[] }
const none: Manager = { after: {}, before: {}, shown: [], reasons: [] }

/** Who somebody is to be led by: somebody who is there, or comes with the same file. */
export function managerOf(
  { actor, fields, task }: Work,
  cells: Cells,
  person: Person | undefined,
  context: PeopleContext,
  inFile: ReadonlySet<string>,
): Manager {
  const ref = cells['manager']
  if (ref === undefined || (ref === '' && !task.options.clearsEmpty)) return none
  const found = ref === '' ? null : personFor(context, ref)
  if (found && found.id === person?.id) return { ...none, reasons: [reason('manager', 'manager_ring')] }
  const isComing = found === undefined && inFile.has(ref)
  if (found === undefined && !isComing)
    return { ...none, reasons: [reason('manager', 'person_unknown', ref)] }
  const id = found?.id ?? null
  if (!isComing && id === (person?.managerId ?? null)) return none
  const after = found ? `${found.firstName} ${found.surname}` : ref
  return {
    reasons: [],
    before: { managerId: person?.managerId ?? null },
    after: isComing ? { managerRef: ref } : { managerId: id },
    shown: [{ label: labelOf(fields, 'manager', actor), before: person?.managerName ?? '', after }],
  }
}

export const labelOf = (fields: Work['fields'], key: string, { language }: Actor) =>
  fields.find((field) => field.key === key)?.label[language] ?? key

/** What becomes of one line about a person. */
export function comparePerson(
  work: Work,
  { position, cells }: Staged,
  context: PeopleContext,
  inFile: ReadonlySet<string>,
): Planned {
  const { actor, fields, task } = work
  const { person, reasons: whose } = subjectOf(cells, context)
  const name = person ? `${person.firstName} ${person.surname}` : nameIn(cells)
  const plan = planOf(position, { name, targetId: person?.id ?? null })
  const { mode } = task.options
  if (person && mode === 'createOnly') return { ...plan, outcome: 'skip', reasons: [reason('', 'exists')] }
  if (!person && mode === 'changeOnly' && !whose.length)
    return { ...plan, outcome: 'skip', reasons: [reason('', 'new')] }
  const { values, reasons } = readCells(cells, task.options, context, person)
  const incomplete = person ? unanswered(values, actor, context) : completeNew(values, cells, actor, context)
  const changed = new Map(
    [...values].filter(([key, value]) => !person || !isSame(currentValue(person, key), value)),
  )
  const manager = managerOf(work, cells, person, context, inFile)
  const everything = new Map<string, unknown>([...changed, ...Object.entries(manager.after)])
  const faults = [
    ...whose,
    ...reasons,
    ...incomplete,
    ...taken(changed, person?.id ?? null, context),
    ...beyond(actor, person, everything, context),
    ...manager.reasons,
  ]
  if (faults.length) return { ...plan, reasons: distinct(faults) }
  if (!everything.size) return { ...plan, outcome: 'unchanged' }
  const shown = [...changed].map(([key, value]) => ({
    label: labelOf(fields, key, actor),
    before: person ? inWords(key, currentValue(person, key), context, actor) : '',
    after: inWords(key, value, context, actor),
  }))
  const before = [...changed.keys()].map((key) => [rawName(key), person ? currentValue(person, key) : null])
  return {
    ...plan,
    outcome: person ? 'change' : 'create',
    changes: [...shown.filter((one) => one.before !== one.after), ...manager.shown],
    before: { ...Object.fromEntries(before), ...manager.before },
    after: {
      ...Object.fromEntries([...changed].map(([key, value]) => [rawName(key), value])),
      ...manager.after,
    },
    isOpen: manager.shown.length > 0,
    seats: seatOf(changed.get('status') ?? person?.status) - seatOf(person?.status),
  }
}

const seatOf = (status: unknown) => (status === 'Active' ? 1 : 0)
const nameIn = (cells: Cells) =>
  [cells['firstName'], cells['surname']].filter(Boolean).join(' ') ||
  loginIn(cells) ||
  cells['externalId'] ||
  ''

/** Mandatory answers that a line would take away. */
function unanswered(
  values: ReadonlyMap<string, RawValue>,
  { language }: Actor,
  { customFields }: PeopleContext,
) {
  return [...customFields.values()]
    .filter(({ id, mandatory }) => mandatory && values.get(keyOfField(id)) === '')
    .map(({ id, label }) => reason(keyOfField(id), 'field_mandatory', textIn(label, language)))
}

const distinct = (reasons: readonly Reason[]) =>
  reasons.filter(
    ({ field, code }, at) => reasons.findIndex((one) => one.field === field && one.code === code) === at,
  )
