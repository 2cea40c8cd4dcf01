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
