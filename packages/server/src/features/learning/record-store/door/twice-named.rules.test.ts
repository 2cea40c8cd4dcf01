import { expect, test } from 'vitest'
import { keyNamedTwice } from './twice-named.rules.ts'

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', null],
  ['{"a":"{\\"b\\":1,\\"b\\":2}","b":"a"}', null],
  ['[{"a":1},{"a":1}]', null],
  ['{"a":1,"b":2,"a":3}', 'a'],
  ['{"x":{"a":1 , "a" : 2}}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
])('of %s twice there is %s', (text, key) => {
  expect(keyNamedTwice(text)).toBe(key)
})

test.each([
  ['plain signs', 'x'],
  ['signs with a backslash before them', '\\"'],
])('a string of millions of %s is read like any other', (_, sign) => {
  const long = sign.repeat(12_000_000)
  expect(keyNamedTwice(`{"a":"${long}","b":1}`)).toBe(null)
  expect(keyNamedTwice(`{"a":"${long}","a":1}`)).toBe('a')
})
