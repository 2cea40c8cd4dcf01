import type { ChildForm } from '@oktant/contract/learning/courses/containers.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { expect, test } from 'vitest'
import { faultsIn } from '../../../../test/kit/servers/faults.ts'
import { authoredTypes, faultsOf, isFolder, refuse, trimmed, unknownAt } from './courses.rules.ts'

const title = { en: 'Knots', de: '' }
const child = (own: Partial<ChildForm> = {}): ChildForm => ({
  childId: 0,
  componentId: 7,
  nestedId: null,
  enabled: true,
  scoring: true,
  unlock: { by: 'open' },
  ...own,
})
const faults = (...children: ChildForm[]) =>
  faultsOf({ title }, children).map(({ field, code }) => `${field} ${code}`)

test('topics and topic levels hold others, a course does not', () => {
  expect(authoredTypes.filter(isFolder)).toEqual([containerType.topic, containerType.topicLevels])
  expect(isFolder(containerType.course)).toBe(false)
})

test('a title in one language is enough, blanks are none', () => {
  expect(faultsOf({ title: { en: '', de: 'Knoten' } })).toEqual([])
  expect(faultsOf({ title: { en: ' ', de: '' } })).toMatchObject([{ field: 'title', code: 'required' }])
  expect(trimmed({ en: ' a ', de: 'b ' })).toEqual({ en: 'a', de: 'b' })
})

test('a place holds one thing', () => {
  expect(faults(child(), child({ componentId: null, nestedId: 3 }))).toEqual([])
  expect(faults(child(), child({ nestedId: 3 }))).toEqual(['children.1 choice_unknown'])
  expect(faults(child({ componentId: null }))).toEqual(['children.0 choice_unknown'])
})

test.each<[ChildForm['unlock'], string[]]>([
  [{ by: 'date', from: '2028-02-29' }, []],
  [{ by: 'date', from: '2026-02-29' }, ['children.0.unlock.from day_unknown']],
  [{ by: 'date', from: 'x' }, ['children.0.unlock.from day_unknown']],
  [{ by: 'date' }, ['children.0.unlock.from day_unknown']],
  [{ by: 'open', from: 'x' }, []],
  [{ by: 'some', count: 1 }, []],
  [{ by: 'some' }, ['children.0.unlock.count required']],
  [{ by: 'all' }, []],
])('%j: %j', (unlock, found) => expect(faults(child({ unlock }))).toEqual(found))

test('only what is wrong is refused', () => {
  expect(faultsIn(() => refuse([]))).toEqual([])
  expect(faultsIn(() => refuse([unknownAt('parentId')]))).toEqual([
    'container_invalid',
    'parentId choice_unknown',
  ])
})
