import type { AuditEntry } from '@oktant/contract/organisation/audit.ts'

export const namedKinds = [
  'person',
  'project',
  'jobRole',
  'locality',
  'profile',
  'field',
  'option',
  'container',
  'component',
  'question',
  'questionBank',
  'learningGroup',
  'learningType',
  'folderTheme',
  'certificateTemplate',
  'file',
] as const
export type NamedKind = (typeof namedKinds)[number]
/** Of each kind the numbers whose names are asked for; for options those of their fields. */
export type Wanted = ReadonlyMap<NamedKind, ReadonlySet<number>>
export type Names = ReadonlyMap<NamedKind, ReadonlyMap<number, string>>

/** A field with what it was and what it became, as it was written down. */
export type Line = Omit<AuditEntry['change'][number], 'label'>
type Values = Record<string, unknown> | null
/** Where a value stands: in which field, of what, and what stands beside it. */
export type NamedPlace = { object: string; field: string; beside?: Readonly<Record<string, unknown>> }

const kindByField: Readonly<Record<string, NamedKind>> = {
  avatarFileId: 'file',
  bankId: 'questionBank',
  componentId: 'component',
  componentIds: 'component',
  containerId: 'container',
  containerIds: 'container',
  contentTypeId: 'learningType',
  courseOpenedAgain: 'container',
  courseType: 'learningType',
  courses: 'container',
  deputyId: 'person',
  evaluationId: 'component',
  fileId: 'file',
  forId: 'person',
  jobRoleId: 'jobRole',
  localityId: 'locality',
  logoId: 'file',
  managerId: 'person',
  nestedId: 'container',
  nextIds: 'container',
  ofLearningGroup: 'learningGroup',
  parentId: 'container',
  pictureId: 'file',
  profileIds: 'profile',
  projectId: 'project',
  projectIds: 'project',
  questionId: 'question',
  themeId: 'folderTheme',
  userId: 'person',
  'component.copyOf': 'component',
  'container.certificate': 'certificateTemplate',
  'container.copyOf': 'container',
  'container.order': 'container',
  'user.addToProject': 'project',
  'user.allowedInLearningGroup': 'learningGroup',
  'user.removeFromProject': 'project',
  'user.addedToLearningGroup': 'learningGroup',
  'user.addedToProject': 'project',
  'user.excludedFromLearningGroup': 'learningGroup',
  'user.removedFromLearningGroup': 'learningGroup',
  'user.removedFromProject': 'project',
}
const kindOfAudience: Readonly<Record<string, NamedKind>> = {
  jobRoles: 'jobRole',
  learningGroups: 'learningGroup',
  localities: 'locality',
  people: 'person',
  projects: 'project',
}
const own = (table: Readonly<Record<string, NamedKind>>, name: unknown) =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined

/** The custom field whose answers stand under this name. */
export const fieldIn = (name: string) => Number(/^cf_([1-9]\d{0,8})$/.exec(name)?.[1] ?? 0)

/** What a number at this place is the number of. */
export function kindOf({ object, field, beside }: NamedPlace): NamedKind | undefined {
  if (fieldIn(field)) return 'option'
  if (field === 'ids') return own(kindOfAudience, beside?.['kind'])
  if (field === 'aboutId') return beside?.['about'] === 'component' ? 'component' : 'container'
  return own(kindByField, `${object}.${field}`) ?? own(kindByField, field)
}

export const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647
/** NOTE: an answer to a custom field is kept as text, and may be the number of an option. */
export const numberOf = (value: unknown) => {
  const number = typeof value === 'string' && value ? Number(value) : value
  return isNumber(number) ? number : undefined
}

/** Each field that differs, with what it was and what it became; answers to custom fields one by one. */
export function linesOf(before: Values, after: Values): Line[] {
  const [was, is] = [spread(before), spread(after)]
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  return fields.flatMap((field) => {
    const line = {
      field,
      ...(was && field in was && { before: was[field] }),
      ...(is && field in is && { after: is[field] }),
    }
    return fieldIn(field) && 'before' in line && 'after' in line && line.before === line.after ? [] : [line]
  })
}

function spread(values: Values): Values {
  const { fieldValues, ...rest } = values ?? {}
  if (typeof fieldValues !== 'object' || fieldValues === null) return values
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(fieldValues).map(([id, value]) => [`cf_${id}`, value])),
  }
}

/** What stands beside one side of a line: the values of its own entry. */
export const besideOf = (lines: readonly Line[], side: 'before' | 'after') =>
  Object.fromEntries(lines.map((line) => [line.field, line[side] ?? line.before ?? line.after]))

type Entry = { object: string; change: readonly Line[] }

/** What has to be looked up, so that these entries can be read. */
export function wantedIn(entries: readonly Entry[]): Wanted {
  const wanted = new Map<NamedKind, Set<number>>()
  const want = (kind: NamedKind, id: number) => wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id))
  for (const { object, change } of entries)
    for (const line of change) {
      const ofField = fieldIn(line.field)
      if (ofField) {
        want('field', ofField)
        want('option', ofField)
        continue
      }
      for (const side of ['before', 'after'] as const)
        visit(line[side], { object, field: line.field, beside: besideOf(change, side) }, want)
    }
  return wanted
}

function visit(value: unknown, place: NamedPlace, want: (kind: NamedKind, id: number) => void) {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, place, want)
  } else if (typeof value === 'object' && value !== null) {
    const beside = value as Record<string, unknown>
    for (const [field, inner] of Object.entries(beside))
      visit(inner, { object: place.object, field, beside }, want)
  } else {
    const [kind, id] = [kindOf(place), numberOf(value)]
    if (kind && id !== undefined) want(kind, id)
  }
}
