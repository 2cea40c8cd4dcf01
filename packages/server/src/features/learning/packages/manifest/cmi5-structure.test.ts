import { describe, expect, test } from 'vitest'
import { read } from '../../../../../test/kit/packages/manifests.ts'
import { itemsOf } from '../../played-packages/outline.rules.ts'

const told = (name: string, text = 'Knots') => `<${name}><langstring lang="en">${text}</langstring></${name}>`
const words = told('title') + told('description')
const url = (address = 'a.html') => `<url>${address}</url>`
const au = (inside = words + url(), attributes = 'id="https://e.test/a"') =>
  `<au ${attributes}>${inside}</au>`
const course = `<course id="https://e.test/c">${words}</course>`
const block = (id: string, inside = au()) => `<block id="${id}">${words}${inside}</block>`
const objectives = (...ids: string[]) =>
  `<objectives>${ids.map((id) => `<objective id="${id}">${words}</objective>`).join('')}</objectives>`
const structure = (...parts: string[]) =>
  `<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd" xmlns:own="https://e.test/own">${parts.join('')}</courseStructure>`
const readCmi5 = (text: string, files = ['a.html']) => read(text, files, 'cmi5.xml')

/** The first requirement is what the test is called by; CATAPULT sends a package of this kind for each. */
const refused: [number: string, what: string, text: string, code: string][] = [
  ['3.0.0.0-1 (d)', 'a course', structure(`<course id="c">${words}</course>`, au()), 'identifier_not_iri'],
  ['3.0.0.0-1 (d)', 'a block', structure(course, block('b')), 'identifier_not_iri'],
  ['3.0.0.0-1 (d)', 'a unit', structure(course, au(undefined, 'id="a"')), 'identifier_not_iri'],
  ['3.0.0.0-1 (d)', 'an objective', structure(course, objectives('o'), au()), 'identifier_not_iri'],
  [
    '8.1.0.0-6 (d)',
    'endpoint',
    structure(course, au(words + url('a.html?endpoint=1'))),
    'address_parameter_taken',
  ],
  [
    '8.1.0.0-6 (d)',
    'registration',
    structure(course, au(words + url('a.html?x=1&amp;registration=1'))),
    'address_parameter_taken',
  ],
  [
    '13.1.2.0-1 (d)',
    'a block',
    structure(
      course,
      block('https://e.test/b'),
      block('https://e.test/b', au(undefined, 'id="https://e.test/d"')),
    ),
    'identifier_repeated',
  ],
  [
    '13.1.3.0-1 (d)',
    'an objective',
    structure(course, objectives('https://e.test/o', 'https://e.test/o'), au()),
    'identifier_repeated',
  ],
  ['13.1.4.0-1 (d)', 'a unit', structure(course, au(), au()), 'identifier_repeated'],
  [
    '13.1.4.0-2 (d)',
    'an address with a space',
    structure(course, au(words + url('https://e.test a.html'))),
    'address_malformed',
  ],
  [
    '13.2.0.0-1 (d)',
    'an address before the title',
    structure(course, au(url() + words)),
    'structure_invalid',
  ],
  [
    '13.2.0.0-1 (d)',
    'a unit without a description',
    structure(course, au(told('title') + url())),
    'structure_invalid',
  ],
  ['13.2.0.0-1 (d)', 'a course after its units', structure(au(), course), 'structure_invalid'],
  [
    '13.1.5.0-2 (d)',
    'an element that nobody knows',
    structure(course, au(`${words + url()}<colour/>`)),
    'structure_invalid',
  ],
  [
    '14.1.0.0-4 (d), 14.1.0.0-3 (d)',
    'a page that is not there',
    structure(course, au(words + url('b.html'))),
    'launch_file_missing',
  ],
]

describe('a course structure is refused', () => {
  test.each(refused)('%s: %s', (_, __, text, code) => {
    const { findings, canBeMade } = readCmi5(text)
    const errors = findings.filter(({ level }) => level === 'error').map((one) => one.code)
    expect([[...new Set(errors)], canBeMade]).toEqual([[code], false])
  })

  test('14.1.0.0-2 (d): without a cmi5.xml', () => {
    expect(read(structure(course, au()), [], 'course.xml').codes).toEqual([['manifest_missing', 0]])
  })
})

test('6.1.0.0-3, 13.1.5.0-1, 13.2.0.0-1: all that the schema has is taken, and what is somebody’s own is left alone', () => {
  const pointing = '<objectives><objective idref="https://e.test/o"/></objectives>'
  const whole =
    words +
    pointing +
    url() +
    '<launchParameters>p</launchParameters><entitlementKey>k</entitlementKey><own:colour/>'
  const { codes, canBeMade, items } = readCmi5(structure(course, objectives('https://e.test/o'), au(whole)))
  expect([codes, canBeMade]).toEqual([[], true])
  expect(itemsOf(items)).toMatchObject([{ dataFromLms: 'p', entitlementKey: 'k' }])
})

test('6.1.0.0-2: a course may have more than a thousand units', () => {
  const units = Array.from({ length: 1001 }, (_, place) => au(undefined, `id="https://e.test/a${place}"`))
  const { canBeMade, items } = readCmi5(structure(course, ...units))
  expect([canBeMade, items.length]).toEqual([true, 1001])
})

test('13.1.0.0-1: what stands around a value is none of it', () => {
  const spaced = words + url('\n  a.html\n ') + '<launchParameters> p </launchParameters>'
  const { items, canBeMade } = readCmi5(
    structure(course, au(spaced, 'id=" https://e.test/a " moveOn=" Passed "')),
  )
  expect(canBeMade).toBe(true)
  expect(items).toMatchObject([
    { id: 'https://e.test/a', moveOn: 'Passed', dataFromLms: 'p', launch: { file: 'a.html' } },
  ])
})

test('14.2.0.0-1 (d): a structure that comes alone opens nothing but full addresses', () => {
  expect(readCmi5(structure(course, au(words + url('https://e.test/a.html'))), []).canBeMade).toBe(true)
  expect(readCmi5(structure(course, au()), []).codes.map(([code]) => code)).toEqual(['launch_file_missing'])
})
