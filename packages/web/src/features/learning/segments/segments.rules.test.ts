import { describe, expect, test } from 'vitest'
import { neighbours, overallProgress, withSoftHyphens } from './segments.rules.ts'

describe('overall progress', () => {
  test('a segment counts as much as it has courses', () => {
    expect(
      overallProgress([
        { progress: 100, courseCount: 1 },
        { progress: 0, courseCount: 3 },
        { progress: 70, courseCount: 0 },
      ]),
    ).toBe(25)
  })

  test('without any course nothing is done', () => {
    expect(overallProgress([{ progress: 0, courseCount: 0 }])).toBe(0)
    expect(overallProgress([])).toBe(0)
  })

  test('a visitor has none', () => {
    expect(overallProgress([{ progress: null, courseCount: 2 }])).toBeNull()
  })
})

describe('the neighbours of a segment', () => {
  const circle = [{ id: 5 }, { id: 9 }, { id: 2 }]

  test.each([
    [5, 2, 9],
    [9, 5, 2],
    [2, 9, 5],
  ])('of %i are %i and %i', (id, previous, next) => {
    expect(neighbours(circle, id)).toEqual({ previous: { id: previous }, next: { id: next } })
  })

  test('an unknown segment and a single one have none', () => {
    expect(neighbours(circle, 7)).toBeNull()
    expect(neighbours([{ id: 5 }], 5)).toBeNull()
  })
})

test.each([
  ['Produktionskapazität', 'Produktions-\nkapazität', 'Produktions\u00adkapazität'],
  ['Geschäftssysteme und Personal', 'Geschäfts-\nsysteme\nund HR', 'Geschäfts\u00adsysteme und Personal'],
  ['Strategische Vision', 'Strategische\nVision', 'Strategische Vision'],
  ['Finanzmanagement', 'Finanzen', 'Finanzmanagement'],
])('%s may break where %j does', (name, shortName, broken) => {
  expect(withSoftHyphens(name, shortName)).toBe(broken)
})
