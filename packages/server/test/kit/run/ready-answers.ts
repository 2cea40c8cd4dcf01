import { expect } from 'vitest'
import type { FastifyReply } from 'fastify'
import { FormatRegistry, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Endpoint } from '@oktant/contract/http/http.ts'

const isMoment = (value: string) => !Number.isNaN(Date.parse(value))
for (const format of ['date-time', 'date']) FormatRegistry.Set(format, isMoment)

/** An answer that goes out unshaped holds what its contract says and nothing else. */
export function compareReady({ method, path, reply }: Endpoint, bytes: Buffer, response: FastifyReply) {
  const said: { payload: unknown } = JSON.parse(bytes.toString())
  const shaped: unknown = JSON.parse(response.serialize({ ...said }).toString())
  expect(said, `${method} ${path}`).toEqual(shaped)
  // NOTE: an entry that answers files has no schema, and is never ready.
  const [wrong] = Value.Errors(reply as TSchema, said.payload)
  if (wrong) throw new Error(`${method} ${path}, ${wrong.path}: ${wrong.message}`)
}
