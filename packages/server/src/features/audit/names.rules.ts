import type { AuditEntry } from '@oktant/contract/audit.ts'

export const namedKinds = ['person', 'project', 'jobRole', 'locality', 'profile', 'field', 'option'] as const
export type NamedKind = (typeof namedKinds)[number]
/** Of each kind the numbers whose names are asked for; for options those of their fields. */
export type Wanted = ReadonlyMap<NamedKind, ReadonlySet<number>>
export type Names = ReadonlyMap<NamedKind, ReadonlyMap<number, string>>

type Line = AuditEntry['change'][number]
type Values = Record<string, unknown> | null

const kindByField: Readonly<Record<string, NamedKind>> = {
  managerId: 'person',
  userId: 'person',
  jobRoleId: 'jobRole',
  localityId: 'locality',
  projectId: 'project',
  projectIds: 'project',
  addedToProject: 'project',
  removedFromProject: 'project',
  profileIds: 'profile',
}

/** The custom field whose answers stand under this name. */
const fieldIn = (name: string) => Number(/^cf_([1-9]\d{0,8})$/.exec(name)?.[1] ?? 0)
const kindOf = (name: string): NamedKind | undefined =>
  fieldIn(name) ? 'option' : Object.hasOwn(kindByField, name) ? kindByField[name] : undefined

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647
const numbersIn = (value: unknown) => (Array.isArray(value) ? value : [value]).map(Number).filter(isNumber)

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

/** What has to be looked up, so that these lines can be read. */
export function wantedIn(lines: readonly Line[]): Wanted {
  const wanted = new Map<NamedKind, Set<number>>()
  const want = (kind: NamedKind, ids: readonly number[]) => {
    if (ids.length) wanted.set(kind, new Set([...(wanted.get(kind) ?? []), ...ids]))
  }
  for (const { field, before, after } of lines) {
    const id = fieldIn(field)
    const kind = kindOf(field)
    if (id) {
      want('field', [id])
      want('option', [id])
    } else if (kind) want(kind, [...numbersIn(before), ...numbersIn(after)])
  }
  return wanted
}

/** The line with the names of what its numbers mean; what is gone keeps its number. */
export function namedLine(line: Line, names: Names): Line {
  const kind = kindOf(line.field)
  if (!kind) return line
  const known = names.get(kind)
  const label = names.get('field')?.get(fieldIn(line.field))
  const [before, after] = [nameOf(line.before), nameOf(line.after)]
  return {
    ...line,
    ...(label && { label }),
    ...(before && { beforeName: before }),
    ...(after && { afterName: after }),
  }
  function nameOf(value: unknown) {
    const ids = numbersIn(value)
    if (!ids.some((id) => known?.get(id))) return ''
    return ids.map((id) => known?.get(id) ?? String(id)).join(', ')
  }
}
