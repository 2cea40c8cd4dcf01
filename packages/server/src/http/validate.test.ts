import { type TSchema, Type as t } from '@sinclair/typebox'
import fastJson from 'fast-json-stringify'
import { expect, test } from 'vitest'
import { asNullable } from './validate.ts'

const orNull = <S extends TSchema>(schema: S) => t.Union([schema, t.Null()])
const person = t.Object({
  name: t.String(),
  age: orNull(t.Integer()),
  state: orNull(t.Union([t.Literal('new'), t.Literal('old')])),
  only: orNull(t.Literal('this')),
  home: orNull(t.Object({ town: orNull(t.String()), open: orNull(t.Boolean()) })),
  children: orNull(t.Array(orNull(t.Object({ name: t.String() })))),
  words: orNull(t.Record(t.String(), orNull(t.Number()))),
  pet: t.Optional(orNull(t.Object({ name: t.String() }))),
})
const nothing = { name: '', age: null, state: null, only: null, home: null, children: null, words: null }
const something = {
  name: 'Mia "the" Älteste',
  age: 0,
  state: 'old',
  only: 'this',
  home: { town: null, open: false, secret: 'x' },
  children: [{ name: 'Tom', secret: 'x' }, null],
  words: { one: 1.5, none: null },
  pet: { name: 'Rex', secret: 'x' },
}

test.each([
  ['nothing', nothing],
  ['something', something],
  ['a little', { ...nothing, home: { town: 'Bonn', open: null }, children: [], pet: null }],
])('what may be null is written as its schema says: %s', (_, value) => {
  const written = fastJson(asNullable(person))(value)
  expect(written).toBe(fastJson(person)(value))
  expect(written).not.toContain('secret')
})
