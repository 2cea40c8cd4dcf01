import { createRecordStoreCredential, type RecordStoreScope } from '@oktant/contract/learning/record-store.ts'
import type { testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
export type Sent = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** A program with a credential of its own, in a company of its own unless one is named. */
export async function makeProgram(
  server: Server,
  scopes: RecordStoreScope[] = ['all'],
  version = '1.0.3',
  owner?: Awaited<ReturnType<Server['make']['user']>>,
) {
  const admin = owner ?? (await server.make.user({ permissions: ['system.administer'] }))
  const { credential, secret } = await server.call(createRecordStoreCredential, {
    as: admin,
    body: { name: 'Authoring tool', scopes },
  })
  const basic = `Basic ${Buffer.from(`${credential.key}:${secret}`).toString('base64')}`
  async function send(path: string, { method = 'GET', query, body, headers = {} }: Sent = {}) {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    return server.app.inject({
      method,
      url: `/xapi${path}`,
      ...(query && { query }),
      headers: {
        authorization: basic,
        'x-experience-api-version': version,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: isRaw ? (body as string | Buffer) : JSON.stringify(body) }),
    })
  }
  /** How a statement is received: its status, and the first code. */
  async function post(body: unknown) {
    const answer = await send('/statements', { method: 'POST', body })
    return answer.statusCode === 200
      ? 200
      : `${answer.statusCode} ${answer.json().errors?.[0]?.code ?? answer.json().code}`
  }
  async function list(query: Record<string, string> = {}) {
    const { statements } = (await send('/statements', { query })).json()
    return (statements as { id: string }[]).map(({ id }) => id)
  }
  return { admin, credential, secret, basic, send, post, list }
}

export const learnerAgent = { objectType: 'Agent', mbox: 'mailto:learner@example.org' }
export const lesson = { objectType: 'Activity', id: 'https://example.org/lesson' }
/** The smallest whole statement, with whatever else is said. */
export const statement = (more: Record<string, unknown> = {}) => ({
  actor: learnerAgent,
  verb: { id: 'http://adlnet.gov/expapi/verbs/experienced', display: { en: 'experienced' } },
  object: lesson,
  ...more,
})
