import { Type as t, type TSchema } from '@sinclair/typebox'
import { type ErrorCode, errorMessage, errorStatus } from '@oktant/contract/http/errors.ts'
import { changes, type Endpoint } from '@oktant/contract/http/http.ts'

type Entry = Endpoint & { domain: string }

/** What OpenAPI says of an entry beyond the schemas that check it. */
export function describe(name: string, entry: Entry) {
  const security = entry.access === 'public' ? [] : waysIn(entry)
  return {
    operationId: name,
    tags: [entry.domain],
    summary: entry.summary,
    description: [accessWords(entry), ...notes(entry)].join('\n\n'),
    ...(security && { security }),
    ...(entry.upload && { consumes: ['multipart/form-data'], body: uploadBody(entry.upload) }),
    response: { 200: goodAnswer(entry), ...errorAnswers(entry) },
  }
}

/** NOTE: what most calls take is said once for all of them. */
export const usualWaysIn: Record<string, string[]>[] = [{ session: [] }, { apiToken: [] }]
const waysIn = ({ tokens }: Endpoint) => (tokens === false ? [{ session: [] }] : undefined)

export function accessWords({ access, tokens }: Endpoint) {
  if (access === 'public') return 'Needs no sign-in.'
  const need = access === 'signedIn' ? 'Needs a sign-in.' : `Needs the permission ${access}.`
  if (tokens === false) return `${need} Closed to API tokens.`
  return access === 'signedIn' ? `${need} Of API tokens, open to those that may act personally.` : need
}

function notes(entry: Endpoint) {
  return [
    ...(changes(entry) && entry.method === 'GET' ? ['Changes something, although it is a GET.'] : []),
    ...(changes(entry) && entry.repeats !== false ? ['May carry Idempotency-Key.'] : []),
  ]
}

const rawTypes = { file: 'application/octet-stream', stream: 'text/event-stream' } as const

function goodAnswer({ reply }: Endpoint) {
  if (typeof reply !== 'string') {
    const schema = t.Object({ payload: reply })
    return { description: 'What was asked for.', content: { 'application/json': { schema } } }
  }
  return {
    description: reply === 'file' ? 'The file.' : 'Events, as they happen.',
    content: { [rawTypes[reply]]: { schema: { type: 'string' } } },
  }
}

function uploadBody({ field, types, maxBytes }: NonNullable<Endpoint['upload']>): TSchema {
  const description = `One file of at most ${maxBytes} bytes: ${types.join(', ')}.`
  return t.Object({ [field]: t.Unsafe({ type: 'string', format: 'binary', description }) })
}

/** What the door itself may say to a call of this kind, beside what the entry declares. */
export function codesOf(entry: Endpoint): ErrorCode[] {
  const takesInput = entry.params || entry.query || entry.body || entry.upload
  return [
    ...(takesInput ? (['invalid_input'] as const) : []),
    ...(entry.body ? (['malformed_json', 'too_deep', 'too_large', 'wrong_content_type'] as const) : []),
    ...(entry.access === 'public' ? [] : (['not_signed_in', 'session_over', 'api_token_refused'] as const)),
    ...(entry.access === 'public' || entry.access === 'signedIn' ? [] : (['not_permitted'] as const)),
    entry.tokens === false ? 'api_tokens_refused' : 'too_many_calls',
    ...(changes(entry) && entry.repeats !== false ? (['repeated_differently'] as const) : []),
    ...(entry.upload || entry.reply === 'file' ? (['files_unavailable'] as const) : []),
    ...(entry.errors ?? []),
    'overloaded',
    'database_unavailable',
  ]
}

function errorAnswers(entry: Endpoint) {
  const codes = [...new Set(codesOf(entry))]
  const groups = [...new Set(codes.map(groupOf))]
  return Object.fromEntries(
    groups.map((group) => [group, errorAnswer(codes.filter((code) => groupOf(code) === group))]),
  )
}

/** What the door says to any call, in whatever status; named once for all rather than with each status of each call. */
const ofTheDoor: ReadonlySet<ErrorCode> = new Set([
  'not_signed_in',
  'session_over',
  'api_token_refused',
  'api_tokens_refused',
  'too_many_calls',
  'overloaded',
  'database_unavailable',
])
const groupOf = (code: ErrorCode) => (ofTheDoor.has(code) ? 'default' : errorStatus(code))

function errorAnswer(codes: ErrorCode[]) {
  return t.Object(
    {
      code: t.Unsafe({ type: 'string', enum: codes }),
      message: t.String(),
      errors: t.Optional(t.Array(t.Object({ field: t.String(), code: t.String(), message: t.String() }))),
    },
    { description: codes.map((code) => `${code}: ${errorMessage(code)}`).join('\n\n') },
  )
}
