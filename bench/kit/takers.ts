import { type EvaluationLaunch, launchEvaluation } from '@oktant/contract/attempts.ts'
import { readLearning } from '@oktant/contract/learning.ts'
import { signIn, type SignedIn } from '@oktant/contract/sessions.ts'
import { makeQuestions, makeTest } from '../../packages/server/test/kit/attempts.ts'
import type { Made } from '../../packages/server/test/kit/make.ts'
import { addressOf, loaded, loginOf } from './loaded.ts'
import type { Server } from './server-process.ts'

type Sent = { as?: { token: string }; params?: Record<string, unknown>; body?: unknown }
type Call = Parameters<typeof makeTest>[0]['call']

/** A call as the test kit makes it, but through the network. */
const callerOf =
  (server: Server): Call =>
  async (entry, options) => {
    const { as, params = {}, body } = options as Sent
    const path = entry.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
    const answer = await fetch(`${server.url}/rest${path}`, {
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

async function tokenOf({ url }: Server, number: number) {
  const answer = await fetch(`${url}/rest${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
    body: JSON.stringify({ login: loginOf(number), password: loaded.password }),
  })
  // NOTE: the contract of a good sign-in.
  return ((await answer.json()) as { payload: SignedIn }).payload.token
}

type Wish = { questions: number; people: number; tests: number }

/** Courses of one test each, made by the first of the people under load, and so many of the others, signed in. */
export async function makeTakers(server: Server, { questions, people, tests }: Wish) {
  const call = callerOf(server)
  const kit = { call }
  // NOTE: of an author the test kit needs the token alone.
  const author = { token: await tokenOf(server, 0) } as Made
  const types = Array.from({ length: questions }, () => 'OWMC' as const)
  const asked = await makeQuestions(kit, author, types)
  const made: Awaited<ReturnType<typeof makeTest>>[] = []
  for (let number = 0; number < tests; number += 1)
    made.push(await makeTest(kit, author, { questions: asked }))
  const tokens = await signedIn(server, people)
  // NOTE: as whoever takes it comes from there.
  const [first] = made
  if (first) for (const token of tokens.slice(0, 1)) await readCourse(call, token, first.courseId)
  return { call, tests: made, tokens }
}

const readCourse = (call: Call, token: string, id: number) =>
  call(readLearning, { as: { token }, params: { id } })

async function signedIn(server: Server, people: number) {
  const tokens: string[] = []
  while (tokens.length < people) {
    const next = Array.from({ length: Math.min(8, people - tokens.length) }, (_, at) => tokens.length + at)
    tokens.push(...(await Promise.all(next.map((number) => tokenOf(server, 1 + number)))))
  }
  return tokens
}

/** The test at this place, begun. */
export const launched = (call: Call, token: string, childId: number): Promise<EvaluationLaunch> =>
  call(launchEvaluation, { as: { token }, params: { id: childId } })
