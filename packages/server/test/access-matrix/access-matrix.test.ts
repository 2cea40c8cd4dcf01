import { beforeAll, expect, test } from 'vitest'
import { entries } from '@oktant/contract/all.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { profiles } from '../../src/access/profiles/profiles.ts'
import { expected, parts } from './expected.ts'
import { testServer } from '../kit/server.ts'
import { knocking } from '../kit/run/walks.ts'

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof testServer>>['make']['user']>>
const people = new Map<string, Person>()

beforeAll(async () => {
  const { make } = await testServer()
  const { id } = await make.company()
  for (const { key, permissions, authorities } of profiles) {
    people.set(
      key,
      await make.user({ companyId: id, permissions: [...permissions], authorities: [...authorities] }),
    )
  }
})

test('every call of the contract has an expectation, and no expectation is left over', () => {
  const named = parts.flatMap((part) => Object.keys(part))
  expect(named.sort()).toEqual([...entries.keys()].sort())
})

test.each(knocking([...entries]))('%s lets in whom it should', async (name, entry) => {
  const expectation = expected[name] ?? []
  const letIn = (await visitorGetsIn(entry)) ? ['visitor'] : []
  for (const { key } of profiles) if (await profileGetsIn(entry, key)) letIn.push(key)
  const everybody = profiles.map(({ key }) => key)
  const wanted =
    expectation === 'public'
      ? ['visitor', ...everybody]
      : expectation === 'signedIn'
        ? everybody
        : [...expectation]
  expect(letIn.sort()).toEqual(wanted.sort())
})

async function visitorGetsIn(entry: Endpoint) {
  return admitted(await knock(entry))
}

async function profileGetsIn(entry: Endpoint, key: string) {
  const { make } = await testServer()
  const person = people.get(key)
  if (!person) throw new Error(`nobody has the profile ${key}`)
  const answer = await knock(entry, person.token)
  if (answer.code !== 'session_over') return admitted(answer)
  // NOTE: some calls end the session of their caller, which says nothing about the next call.
  person.token = await make.session(person)
  return admitted(await knock(entry, person.token))
}

/** An admitted call goes on to be validated or refused for another reason; that is not asked here. */
const admitted = ({ status, code }: { status: number; code: string | undefined }) =>
  !(status === 401 && (code === 'not_signed_in' || code === 'session_over')) &&
  !(status === 403 && code === 'not_permitted')

async function knock(entry: Endpoint, token?: string) {
  const { app } = await testServer()
  const answer = await app.inject({
    method: entry.method,
    // NOTE: an id that belongs to nobody, so that nothing is changed by knocking.
    url: `/rest${entry.path.replace(/:type\b/g, 'EXTERNAL').replace(/:\w+/g, '2147483000')}`,
    headers: { 'x-forwarded-for': address(), ...(token && { authorization: `Bearer ${token}` }) },
    payloadAsStream: true,
  })
  if (answer.statusCode === 200) {
    answer.stream().destroy()
    return { status: 200, code: undefined }
  }
  const chunks: Buffer[] = []
  for await (const chunk of answer.stream()) chunks.push(Buffer.from(chunk))
  const { code, permission } = JSON.parse(Buffer.concat(chunks).toString()) as {
    code: string
    permission?: string
  }
  if (code === 'route_not_found') throw new Error('nobody serves this call')
  // NOTE: a right on one row may be missing too; only what the contract's own permission refuses counts here.
  return { status: answer.statusCode, code: answer.statusCode === 403 && !permission ? 'row' : code }
}

let knocks = 0
const address = () => {
  knocks += 1
  return `10.1.${Math.floor(knocks / 250)}.${knocks % 250}`
}
