import { expect, test } from 'vitest'
import { areas } from '../administration/areas.ts'
import { everyday } from './everyday.ts'
import german from 'virtual:words/screen.de'
import english from 'virtual:words/screen.en'

const names = [...everyday, ...Object.values(areas).flatMap((places) => places.map(({ name }) => name))]

// NOTE: whoever may do everything has all of them in one menu.
test.each([
  ['en', english],
  ['de', german],
])('no two entries of the menu are called the same (%s)', (_, words: Record<string, string>) => {
  const labels = names.map((name) => words[`screen.${name}`])
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})
