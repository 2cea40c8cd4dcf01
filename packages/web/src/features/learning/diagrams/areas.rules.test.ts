import { expect, test } from 'vitest'
import { boxBetween, movedBy, pressed, sizedBy, typedInto } from './areas.rules.ts'

const box = { x: 100, y: 200, width: 300, height: 100 }
const key = (name: string, own: object = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...own,
})

test('an area goes no further than the picture', () => {
  expect(movedBy(box, { x: -500, y: 5000 })).toEqual({ ...box, x: 0, y: 900 })
  expect(sizedBy(box, { x: 5000, y: -5000 })).toEqual({ ...box, width: 900, height: 20 })
  expect(typedInto(box, 'x', 950)).toEqual({ ...box, x: 700 })
  expect(typedInto(box, 'height', 3)).toEqual({ ...box, height: 20 })
})

test('an area is drawn from any corner, and a slip of the hand draws none', () => {
  expect(boxBetween({ x: 400, y: 300 }, { x: 100, y: 200 })).toEqual(box)
  expect(boxBetween({ x: -50, y: 0 }, { x: 100, y: 1200 })).toEqual({ x: 0, y: 0, width: 100, height: 1000 })
  expect(boxBetween({ x: 100, y: 100 }, { x: 110, y: 400 })).toBeUndefined()
})

test('arrow keys move an area, with Ctrl they size it, with Shift finely', () => {
  expect(pressed(box, key('ArrowRight'))).toEqual({ ...box, x: 110 })
  expect(pressed(box, key('ArrowUp', { shiftKey: true }))).toEqual({ ...box, y: 199 })
  expect(pressed(box, key('ArrowDown', { ctrlKey: true }))).toEqual({ ...box, height: 110 })
  expect(pressed(box, key('Tab'))).toBeUndefined()
})
