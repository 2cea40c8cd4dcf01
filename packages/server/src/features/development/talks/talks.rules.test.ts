import { expect, test } from 'vitest'
import { isRemovable, isRepeated, ownerOf, sideOf } from './talks.rules.ts'

test('a talk has two sides, and nobody else is one of them', () => {
  const two = { userId: 1, managerId: 2 }
  expect([1, 2, 3].map((id) => sideOf(id, two))).toEqual(['person', 'manager', null])
  expect(sideOf(2, { userId: 1, managerId: null })).toBeNull()
})

test('private notes are their writer’s, shared texts the person’s', () => {
  const talk = { userId: 1 }
  expect([ownerOf('private', 2, talk), ownerOf('agenda', 2, talk), ownerOf('notes', 1, talk)]).toEqual([
    2, 1, 1,
  ])
})

test('what was kept is known again where its answer was lost, and only by whoever wrote it', () => {
  const kept = { text: 'One', number: 4, savedBy: 1 }
  expect(isRepeated(kept, { text: 'One', number: 3, by: 1 })).toBe(true)
  expect(isRepeated(kept, { text: 'Two', number: 3, by: 1 })).toBe(false)
  expect(isRepeated(kept, { text: 'One', number: 3, by: 2 })).toBe(false)
  expect(isRepeated(kept, { text: 'One', number: 2, by: 1 })).toBe(false)
  expect(isRepeated(undefined, { text: '', number: 0, by: 1 })).toBe(false)
})

test('only whoever began a talk removes it, and only an empty one', () => {
  const empty = { startedBy: 1, hasText: false, hasActions: false }
  expect(isRemovable(1, empty)).toBe(true)
  expect(isRemovable(2, empty)).toBe(false)
  expect(isRemovable(1, { ...empty, hasText: true })).toBe(false)
  expect(isRemovable(1, { ...empty, hasActions: true })).toBe(false)
})
