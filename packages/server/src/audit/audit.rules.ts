type Values = Record<string, unknown>

const secret = /password|secret|token|otp|hash|captcha/i
const hidden = '[hidden]'

/** What differs between two states of a thing; secrets are told to have changed, and no more. */
export function changesOf(before: Values | null, after: Values | null) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = fields.filter((field) => text(before?.[field]) !== text(after?.[field]))
  return { before: before && pick(before, changed), after: after && pick(after, changed) }
}

function pick(values: Values, fields: string[]) {
  const present = fields.filter((field) => field in values)
  return Object.fromEntries(present.map((field) => [field, shown(field, values[field])]))
}

function shown(field: string, value: unknown): unknown {
  if (secret.test(field)) return hidden
  if (Array.isArray(value)) return value.map((inner) => shown('', inner))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(name, inner)]))
}

const text = (value: unknown) => JSON.stringify(value) ?? 'nothing'
