import { describe, expect, test } from 'vitest'
import {
  progressPath,
  sliceAfterKey,
  sliceLift,
  sliceMiddle,
  slicePath,
  wheelSize,
} from './wheel-geometry.ts'

const all = Array.from({ length: 8 }, (_, index) => index)
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

/** The four corners of a slice: outer start, outer end, inner end, inner start. */
function corners(index: number, count = 8) {
  const n = numbers(slicePath(index, count))
  return [
    [n[0], n[1]],
    [n[7], n[8]],
    [n[9], n[10]],
    [n[16], n[17]],
  ].map(([x = 0, y = 0]) => ({ x: x - wheelSize / 2, y: y - wheelSize / 2 }))
}

describe('the slices of the wheel', () => {
  test('the first slice stands upright at the top', () => {
    const [left, right] = corners(0)
    expect(left?.x).toBeCloseTo(-(right?.x ?? 0), 1)
    expect(left?.y).toBeLessThan(-250)
    expect(sliceMiddle(0, 8)).toEqual({ x: 340, y: 114 })
  })

  test('neighbours keep a gap of 7 units between their rounded edges, inside and outside', () => {
    for (const index of all) {
      const [, outerEnd, innerEnd] = corners(index)
      const [outerStart, , , innerStart] = corners((index + 1) % 8)
      const apart = (a = { x: 0, y: 0 }, b = { x: 0, y: 0 }) => Math.hypot(a.x - b.x, a.y - b.y)
      expect(apart(outerEnd, outerStart) - 16).toBeCloseTo(7, 0)
      expect(apart(innerEnd, innerStart) - 16).toBeCloseTo(7, 0)
    }
  })

  test('every slice stays inside the drawing, also where it steps outwards', () => {
    for (const index of all) {
      const lift = sliceLift(index, 8)
      for (const corner of corners(index)) {
        const reach = Math.hypot(corner.x + lift.x, corner.y + lift.y) + 8
        expect(reach).toBeLessThan(wheelSize / 2)
      }
    }
  })

  test('a catalogue of two segments is drawn with the short arcs, one of one with the long', () => {
    expect(slicePath(0, 2)).toContain(' 0 0 1 ')
    expect(slicePath(0, 1)).toContain(' 0 1 1 ')
  })
})

describe('the progress arcs', () => {
  test('an arc at half is half as long as the whole one', () => {
    const angle = (path: string) => {
      const [x0 = 0, y0 = 0, , , , , , x1 = 0, y1 = 0] = numbers(path)
      return Math.atan2(y1 - 340, x1 - 340) - Math.atan2(y0 - 340, x0 - 340)
    }
    expect(angle(progressPath(1, 8, 0.5))).toBeCloseTo(angle(progressPath(1, 8)) / 2, 2)
  })

  test('an arc never leaves its own slice, whatever figure arrives', () => {
    expect(progressPath(3, 8, 1.7)).toBe(progressPath(3, 8, 1))
    expect(progressPath(3, 8, -2)).toBe(progressPath(3, 8, 0))
  })
})

describe('keys on the wheel', () => {
  test.each([
    ['ArrowRight', 7, 0],
    ['ArrowDown', 2, 3],
    ['ArrowLeft', 0, 7],
    ['ArrowUp', 5, 4],
    ['Home', 6, 0],
    ['End', 1, 7],
  ])('%s leads from slice %i to slice %i', (key, from, to) => {
    expect(sliceAfterKey(key, from, 8)).toBe(to)
  })

  test('other keys are left alone', () => {
    expect(sliceAfterKey('Tab', 3, 8)).toBeUndefined()
    expect(sliceAfterKey('Enter', 3, 8)).toBeUndefined()
  })
})
