import type { FastifyInstance, FastifyRequest } from 'fastify'
import sjson from 'secure-json-parse'
import { requestLimits } from '@oktant/contract/kit/constants.ts'
import { receiveBounce } from '@oktant/contract/communication/mails.ts'
import { unsubscribe } from '@oktant/contract/communication/notification-settings.ts'
import { submitScores } from '@oktant/contract/learning/package-attempts.ts'
import { receivePayment } from '@oktant/contract/learning/purchases.ts'
import { fail } from '../fail.ts'

/** Reads JSON bodies: valid UTF-8, not too deep, no polluted prototypes, no characters that no column can hold. */
export function readJson(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      isPayment(request) ? asItCame(request, body) : parseJson(body),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async ({ routeOptions }: FastifyRequest, body: Buffer) => {
      const read = forms.get(routeOptions.url ?? '')
      if (!read) throw fail('wrong_content_type')
      return read(body)
    },
  )
  // NOTE: a letter is bytes, in no encoding that all of it shares.
  app.addContentTypeParser(
    'message/rfc822',
    { parseAs: 'buffer' },
    async ({ routeOptions }: FastifyRequest, body: Buffer) => {
      if (routeOptions.url !== `/rest${receiveBounce.path}`) throw fail('wrong_content_type')
      return { letter: body.toString('latin1') }
    },
  )
}

// NOTE: mail programs end letters by a form (RFC 8058), whose one field says nothing that its address does not.
const forms = new Map<string, (body: Buffer) => object>([
  [`/rest${unsubscribe.path}`, () => ({})],
  [`/rest${submitScores.path}`, readScores],
])

/** NOTE: all of a form is text, and the contract asks for a number. */
function readScores(body: Buffer) {
  const form = readForm(body)
  return { ...form, containerChildId: Number(form.containerChildId) }
}

/** The fields of a form, each once. */
function readForm(body: Buffer) {
  const fields = [...new URLSearchParams(decode(body))]
  const form: Record<string, string> = Object.fromEntries(fields)
  if (Object.keys(form).length !== fields.length || !isHoldable(form)) throw fail('invalid_input')
  return form
}

const isPayment = ({ routeOptions }: FastifyRequest) => routeOptions.url === `/rest${receivePayment.path}`

/** NOTE: its signature is over these very bytes; what they say is read once that is known to be right. */
function asItCame({ headers }: FastifyRequest, body: Buffer) {
  return { payload: decode(body), signature: String(headers['stripe-signature'] ?? '') }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

export function parseJson(body: Buffer): unknown {
  if (isTooDeep(body)) throw fail('too_deep')
  const text = decode(body)
  const value = parse(text)
  if (unholdable.test(text) && !isHoldable(value)) throw fail('malformed_json')
  return value
}

function decode(body: Buffer) {
  try {
    return utf8.decode(body)
  } catch {
    throw fail('malformed_json')
  }
}

function parse(text: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw fail('malformed_json')
  }
}

// NOTE: NUL and half surrogates are valid in JSON, and no text column or jsonb value can hold them.
const unholdable = /\\u(?:0000|[dD][89a-fA-F])/

export function isHoldable(value: unknown): boolean {
  if (typeof value === 'string') return isHoldableText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isHoldableText(key) && isHoldable(inner))
}

/** Are these the escapes of UTF-8? NOTE: a path that is no UTF-8 is refused by the router; of a query it would leave the escapes as text. */
export function isDecodable(url: string) {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

// NOTE: `isWellFormed` is in every supported Node; the language level of the types is older.
const isHoldableText = (text: string) =>
  !text.includes('\0') && (text as string & { isWellFormed(): boolean }).isWellFormed()

/** A look at the bytes alone, so that a hostile body costs no more than its length. */
function isTooDeep(body: Buffer) {
  let depth = 0
  let quoted = false
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at]
    if (quoted) {
      if (byte === 0x5c) at += 1
      else if (byte === 0x22) quoted = false
    } else if (byte === 0x22) quoted = true
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1
      if (depth > requestLimits.bodyDepth) return true
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1
  }
  return false
}
