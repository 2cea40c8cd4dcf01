import { containerType } from '@oktant/contract/learning/segments.ts'
import { expect, test } from 'vitest'
import { type Candidate, changeable } from './bulk.rules.ts'

const { course, topic } = containerType
const one = (id: number, own: Partial<Candidate> = {}): Candidate => ({
  id,
  typeId: course,
  title: { en: `Course ${id}`, de: '' },
  state: 'active',
  parentId: null,
  draftId: null,
  editionId: null,
  ...own,
})
const nowhere = { id: null, above: new Set<number>(), titles: [] }
const idsOf = (action: Parameters<typeof changeable>[0], rows: Candidate[], known: object = {}) =>
  changeable(action, rows, { filled: new Set(), destination: nowhere, ...known }).map(({ id }) => id)

test('what is archived is not archived again, and only that comes back', () => {
  const rows = [one(1), one(2, { state: 'archived' }), one(3, { state: 'draft' })]
  expect(idsOf('archive', rows)).toEqual([1, 3])
  expect(idsOf('restore', rows)).toEqual([2])
})

test('what has a draft is published: a course in which nothing is empty, and any folder', () => {
  const rows = [
    one(1, { draftId: 11 }),
    one(2, { draftId: 12 }),
    one(3),
    one(4, { typeId: topic, draftId: 14 }),
    one(5, { draftId: 15, state: 'archived' }),
  ]
  expect(idsOf('publish', rows, { filled: new Set([1, 5]) })).toEqual([1, 4])
})

test('nothing moves into itself or what it holds, to where it stands, or beside its own title', () => {
  const rows = [
    one(1),
    one(2, { parentId: 9 }),
    one(3, { typeId: topic }),
    one(4, { title: { en: '', de: 'KNOTEN' } }),
    one(5, { title: { en: 'course 1', de: '' } }),
    one(6),
  ]
  const destination = { id: 9, above: new Set([9, 3]), titles: [{ en: '', de: 'Knoten' }] }
  expect(idsOf('move', rows, { destination })).toEqual([1, 6])
})
