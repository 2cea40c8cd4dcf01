import { expect, test } from 'vitest'
import germanAbouts from 'virtual:words/screenAbout.de'
import abouts from 'virtual:words/screenAbout.en'
import german from 'virtual:words/screen.de'
import english from 'virtual:words/screen.en'
import { paths } from '../../lib/paths.ts'
import { areas } from '../administration/areas.ts'
import { register } from '../register.ts'
import { textSources } from '../texts.ts'
import { parts } from './parts.ts'
import { screens } from './screens.ts'

const sorted = (names: Iterable<string>) => [...names].toSorted()
const named = register.flatMap((feature) => [...feature.screens])

test('every address is one feature’s, and its screen stands with it or among the parts', () => {
  expect(sorted(screens.map(({ name }) => name))).toEqual(sorted(Object.keys(paths)))
  const late = named.filter((screen) => !('load' in screen)).map(({ name }) => name)
  expect(late.length).toBeGreaterThan(100)
  expect(sorted(Object.keys(parts))).toEqual(sorted(late))
})

test('no two features bring the same words', () => {
  const namespaces = register.flatMap(({ texts }) => Object.keys(texts))
  expect(sorted(new Set(namespaces))).toEqual(sorted(namespaces))
  expect(Object.keys(textSources).length).toBeGreaterThan(namespaces.length)
})

test.each([
  ['en', english, abouts],
  ['de', german, germanAbouts],
])('every screen is called something, and every place is about something (%s)', (_, titles, lines) => {
  expect(sorted(Object.keys(titles))).toEqual(sorted(screens.map(({ name }) => `screen.${name}`)))
  const places = Object.values(areas).flatMap((area) => area.map(({ name }) => `screenAbout.${name}`))
  expect(sorted(Object.keys(lines))).toEqual(sorted(places))
})
