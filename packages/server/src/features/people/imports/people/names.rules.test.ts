import { expect, test } from 'vitest'
import { joinedNames, namesIn } from './names.rules.ts'

test.each([
  ['Crew | Harbour', ['Crew', 'Harbour']],
  [' Crew |  | ', ['Crew']],
  ['A\\|B|C', ['A|B', 'C']],
  ['', []],
])('%s holds %j', (text, names) => expect(namesIn(text)).toEqual(names))

test('what was joined is taken apart again', () => {
  const names = ['A|B', 'C', '|']
  expect(joinedNames(names)).toBe('A\\|B | C | \\|')
  expect(namesIn(joinedNames(names))).toEqual(names)
})
