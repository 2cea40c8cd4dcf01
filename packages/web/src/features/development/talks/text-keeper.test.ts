import { expect, test } from 'vitest'
import { joined } from './text-keeper.ts'

test('two texts are put together with theirs first, and nothing twice', () => {
  expect(joined('A\n', 'B')).toBe('A\n\nB')
  expect(joined('A and B', 'B')).toBe('A and B')
  expect(joined('A', ' ')).toBe('A')
})
