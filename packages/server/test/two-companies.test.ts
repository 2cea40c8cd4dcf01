import { expect, test } from 'vitest'
import { entries } from '@oktant/contract/all.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { testServer } from './kit/server.ts'
import { parts, scenes } from './two-companies.scenes.ts'

/** Does any part of this call take the id of a row? */
function takesId(entry: Endpoint) {
  const named = [entry.params, entry.query, entry.body].map((schema) => Object.keys(schema?.properties ?? {}))
  return named.flat().some((name) => /(^id$|^bid$|Id$|Ids$)/.test(name))
}

const withIds = [...entries].filter(([, entry]) => takesId(entry))

test('every call that takes an id has a scene, and no scene is left over', () => {
  const named = parts.flatMap((part) => Object.keys(part))
  expect(named.sort()).toEqual(withIds.map(([name]) => name).sort())
})

test.each(withIds)('%s knows nothing of another company’s rows', async (name, entry) => {
  const server = await testServer()
  const scene = scenes[name]
  if (!scene) throw new Error('a scene is missing')
  const { owner, intruder, call } = await scene(server)
  const hidden = await server.send(entry, { ...call, as: intruder } as never)
  expect([hidden.statusCode, hidden.json().code]).toEqual([404, expect.stringMatching(/_not_found$/)])
  // NOTE: the refusal counts only if the same call is answered for the one whose row it is.
  const shown = await server.send(entry, { ...call, as: owner } as never)
  expect(shown.statusCode, shown.body).toBe(200)
})
