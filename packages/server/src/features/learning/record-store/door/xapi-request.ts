import { type RecordStoreScope, recordStoreResources } from '@oktant/contract/learning/record-store.ts'
import { fail } from '../../../../http/fail.ts'
import type { ProtocolVersion } from '../statements/statement.rules.ts'
import { refused } from './received.ts'

export type XapiPath = keyof typeof recordStoreResources
export type XapiHeaders = Readonly<Record<string, string | undefined>>
export type XapiRequest = {
  method: string
  query: Readonly<Record<string, string>>
  headers: XapiHeaders
  body: Buffer
}

const formHeaders = new Set([
  'authorization',
  'x-experience-api-version',
  'content-type',
  'content-length',
  'if-match',
  'if-none-match',
  'accept',
  'accept-encoding',
  'accept-language',
])

/** Which version is spoken; NOTE: an answer names one even where the request named none. */
export const versionOf = ({ headers }: Pick<XapiRequest, 'headers'>): ProtocolVersion | null => {
  const said = headers['x-experience-api-version'] ?? ''
  if (/^1\.0(?:\.\d+)?$/.test(said)) return '1.0.3'
  return /^2\.0(?:\.\d+)?$/.test(said) ? '2.0.0' : null
}

/** The request that is meant by a form whose address says its method (xAPI 1.0.3, part three, 1.3). */
export function meantBy(sent: XapiRequest): XapiRequest {
  const { method } = sent.query
  if (method === undefined) return sent
  if (sent.method !== 'POST' || Object.keys(sent.query).length !== 1) throw refused('method', 'not_alone')
  const form = [...new URLSearchParams(sent.body.toString('utf8'))]
  const isHeader = ([name]: [string, string]) => formHeaders.has(name.toLowerCase())
  const headers = {
    ...sent.headers,
    'content-type': 'application/json',
    ...Object.fromEntries(form.filter(isHeader).map(([name, value]) => [name.toLowerCase(), value])),
  }
  if (versionOf({ headers }) === '2.0.0') throw refused('method', 'not_in_this_version')
  const { content = '', ...query } = Object.fromEntries(form.filter((field) => !isHeader(field)))
  return { method: method.toUpperCase(), headers, query, body: Buffer.from(content) }
}

/** The parameters of an address, each once; one that a resource does not know is refused. */
export function parametersOf(
  { query }: XapiRequest,
  known: readonly string[],
  required: readonly string[] = [],
) {
  for (const [name, value] of Object.entries(query)) {
    if (!known.includes(name)) throw refused(name, 'unknown_parameter')
    if (typeof value !== 'string') throw refused(name, 'more_than_once')
  }
  for (const name of required) if (!query[name]) throw refused(name, 'missing')
  return query
}

/** What a request must be allowed, and whether that is so; reading one's own alone is less than reading all. */
export function checkScope(scopes: readonly RecordStoreScope[], path: XapiPath, method: string) {
  const needed = neededScope(path, method)
  if (needed === undefined) throw fail('record_method_unknown')
  const enough: string[] = [needed, 'all']
  if (method === 'GET') enough.push('all/read')
  if (needed === 'statements/read/mine') enough.push('statements/read')
  if (needed === 'statements/read') enough.push('profile')
  if (!scopes.some((scope) => enough.includes(scope))) throw fail('record_scope_missing', { scope: needed })
}

export function neededScope(path: XapiPath, method: string): string | undefined {
  const resource: Readonly<Record<string, string>> = recordStoreResources[path]
  return Object.hasOwn(resource, method) ? resource[method] : undefined
}
