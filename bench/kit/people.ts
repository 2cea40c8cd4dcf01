import { signIn, type SignedIn } from '@oktant/contract/people/sessions.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import type { makeTest } from '../../packages/server/test/kit/content/attempts.ts'
import { addressOf, loaded, loginOf } from './loaded.ts'
import type { Server } from './server-process.ts'

type SentCall = { as?: { token: string }; params?: Record<string, unknown>; body?: unknown }
export type Call = Parameters<typeof makeTest>[0]['call']

/** The address of a call, with what it names filled in. */
export const addressFor = ({ path }: Pick<Endpoint, 'path'>, params: Record<string, unknown> = {}) =>
  `/rest${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`

/** A call as the test kit makes it, but through the network. */
export const callerOf =
  (server: Server): Call =>
  async (entry, options) => {
    const { as, params, body } = options as SentCall
    const path = addressFor(entry, params)
    const answer = await fetch(`${server.url}${path}`, {
      method: entry.method,
      headers: {
        authorization: `Bearer ${as?.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    // NOTE: the payload of the entry that was called.
    return JSON.parse(text).payload
  }

export async function tokenOf({ url }: Server, number: number) {
  const answer = await fetch(`${url}/rest${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
    body: JSON.stringify({ login: loginOf(number), password: loaded.password }),
  })
  // NOTE: the contract of a good sign-in.
  return ((await answer.json()) as { payload: SignedIn }).payload.token
}

/** So many people, signed in, from this one on. */
export async function signedIn(server: Server, first: number, people: number) {
  const tokens: string[] = []
  while (tokens.length < people) {
    const next = Array.from({ length: Math.min(8, people - tokens.length) }, (_, at) => tokens.length + at)
    tokens.push(...(await Promise.all(next.map((number) => tokenOf(server, first + number)))))
  }
  return tokens
}
