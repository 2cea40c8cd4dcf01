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
  kind: t.Union([t.Literal('a "kind"'), t.Literal('other')]),
  deep: orNull(t.Union([t.Union([t.Literal('one'), t.Literal('two')]), t.Literal('three')])),
  mixed: t.Union([t.Literal('none'), t.Integer()]),
  home: orNull(t.Object({ town: orNull(t.String()), open: orNull(t.Boolean()) })),
  children: orNull(t.Array(orNull(t.Object({ name: t.String() })))),
  words: orNull(t.Record(t.String(), orNull(t.Number()))),
  pet: t.Optional(orNull(t.Object({ name: t.String() }))),
})
const none = { age: null, state: null, only: null, deep: null, home: null, children: null, words: null }
const nothing = { ...none, name: '', kind: 'other', mixed: 3 }
const something = {
  name: 'Mia "the" Älteste',
  age: 0,
  state: 'old',
  only: 'this',
  kind: 'a "kind"',
  deep: 'three',
  mixed: 'none',
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
