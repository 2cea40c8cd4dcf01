import { expect, test } from 'vitest'
import { wholeAddress } from './whole-address.ts'

test.each([
  ['intranet.example.org', 'https://intranet.example.org'],
  [' www.example.org/a?b=c ', 'https://www.example.org/a?b=c'],
  ['example.org:8443/x', 'https://example.org:8443/x'],
  ['https://example.org', 'https://example.org'],
  ['http://example.org', 'http://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('the address %j is completed to %j', (typed, whole) => expect(wholeAddress(typed)).toBe(whole))
