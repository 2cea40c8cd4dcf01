import { Type as t, type TSchema } from '@sinclair/typebox'
import { type ErrorCode, errorMessage, errorStatus } from '@oktant/contract/errors.ts'
import { changes, type Endpoint } from '@oktant/contract/http.ts'

type Entry = Endpoint & { domain: string }

/** What OpenAPI says of an entry beyond the schemas that check it. */
export function describe(name: string, entry: Entry) {
  const isPublic = entry.access === 'public'
  return {
    operationId: name,
    tags: [entry.domain],
    summary: entry.summary,
    description: [accessWords(entry), ...notes(entry)].join('\n\n'),
    security: isPublic ? [] : waysIn(entry),
    ...(entry.upload && { consumes: ['multipart/form-data'], body: uploadBody(entry.upload) }),
    response: { 200: goodAnswer(entry), ...errorAnswers(entry) },
  }
}

const waysIn = ({ tokens }: Endpoint): Record<string, string[]>[] =>
  tokens === false ? [{ session: [] }] : [{ session: [] }, { apiToken: [] }]

export function accessWords({ access, tokens }: Endpoint) {
  if (access === 'public') return 'Needs no sign-in.'
  const need = access === 'signedIn' ? 'Needs a sign-in.' : `Needs the permission ${access}.`
  if (tokens === false) return `${need} Closed to API tokens.`
  return access === 'signedIn' ? `${need} Of API tokens, open to those that may act personally.` : need
}

function notes(entry: Endpoint) {
  return [
    ...(changes(entry) && entry.method === 'GET' ? ['Changes something, although it is a GET.'] : []),
    ...(changes(entry) && entry.repeats !== false
      ? ['May carry Idempotency-Key: repeated with the same key, it has one effect and the first answer.']
      : []),
  ]
}

const rawTypes = { file: 'application/octet-stream', stream: 'text/event-stream' } as const

function goodAnswer({ reply }: Endpoint) {
  if (typeof reply !== 'string') return t.Object({ payload: reply }, { description: 'What was asked for.' })
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
  const statuses = [...new Set(codes.map(errorStatus))]
  return Object.fromEntries(
    statuses.map((status) => [status, errorAnswer(codes.filter((code) => errorStatus(code) === status))]),
  )
}

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
