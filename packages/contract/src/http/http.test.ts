import { Type as t } from '@sinclair/typebox'
import { expectTypeOf, test } from 'vitest'
import type { Endpoint } from './http.ts'

const whole = {
  method: 'GET',
  path: '/client/thing',
  access: 'signedIn',
  summary: 'Reads a thing.',
  reply: t.Object({}),
} as const

// NOTE: these hold when the types are checked; run, they say nothing.
test('an entry that does not say who may call it is none', () => {
  const { access, ...nobody } = whole
  expectTypeOf(whole).toExtend<Endpoint>()
  expectTypeOf(nobody).not.toExtend<Endpoint>()
  expectTypeOf(access).toExtend<Endpoint['access']>()
})

test('a permission that there is none of admits nobody', () => {
  expectTypeOf({ ...whole, access: 'things.nobody_named' } as const).not.toExtend<Endpoint>()
})
