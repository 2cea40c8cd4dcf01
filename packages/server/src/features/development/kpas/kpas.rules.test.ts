import { kpaLimits } from '@oktant/contract/kit/development-limits.ts'
import { expect, test } from 'vitest'
import { branchOf, depthOf, heightOf, inOrder, refusalOfPlace } from './kpas.rules.ts'

const node = (id: number, parentId: number | null, archivedAt: Date | null = null) => ({
  id,
  parentId,
  archivedAt,
})
const tree = [node(1, null), node(2, 1), node(3, 2), node(4, 1), node(5, null)]

test('a branch is an area with all below it, and has a depth and a height', () => {
  expect([...branchOf(tree, 2)].sort()).toEqual([2, 3])
  expect([depthOf(tree, null), depthOf(tree, 3)]).toEqual([0, 3])
  expect([heightOf(tree, 1), heightOf(tree, 3)]).toEqual([3, 1])
})

test('no area stands below itself, in the archive, or too deep', () => {
  expect(refusalOfPlace(tree, 1, 3)).toBe('kpa_circle')
  expect(refusalOfPlace(tree, 1, 1)).toBe('kpa_circle')
  expect(refusalOfPlace([...tree, node(6, null, new Date())], 5, 6)).toBe('kpa_archived')
  expect(refusalOfPlace(tree, 5, 3)).toBeNull()
  expect(refusalOfPlace(tree, null, null)).toBeNull()
  const deep = Array.from({ length: kpaLimits.depth }, (_, at) => node(at + 1, at || null))
  expect(refusalOfPlace(deep, null, kpaLimits.depth)).toBe('kpa_too_deep')
  expect(refusalOfPlace([...deep, node(9, null), node(10, 9)], 9, kpaLimits.depth - 1)).toBe('kpa_too_deep')
})

test('the tree is read by name, each area below the one above it', () => {
  const named = (id: number, parentId: number | null, name: string) => ({
    id,
    parentId,
    name: { en: name, de: '' },
  })
  const lines = inOrder(
    [named(1, null, 'Zeal'), named(2, null, 'Ärger'), named(3, 1, 'B'), named(4, 1, 'a')],
    'de',
  )
  expect(lines.map(({ node: { id }, depth }) => [id, depth])).toEqual([
    [2, 0],
    [1, 0],
    [4, 1],
    [3, 1],
  ])
})
