import { expect, test } from 'vitest'
import { isMailAddress } from './address.rules.ts'

test.each([
  'mia@example.test',
  'mia.naidoo+x@a-b.example.test',
  'jörg@müller.example',
  `${'a'.repeat(64)}@example.test`,
])('%s is an address', (text) => expect(isMailAddress(text)).toBe(true))

test.each([
  '',
  'mia',
  'mia@example',
  'mia@@example.test',
  ' mia@example.test',
  'mia@example.test ',
  'mia@example.test, ada@example.test',
  'Mia <mia@example.test>',
  'mia@-example.test',
  'mia@example-.test',
  'mia@example..test',
  'mia@example.t',
  `${'a'.repeat(65)}@example.test`,
  `mia@${'a.'.repeat(130)}test`,
])('“%s” is none', (text) => expect(isMailAddress(text)).toBe(false))
