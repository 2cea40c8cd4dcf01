import { expect, test } from 'vitest'
import { captionLine } from './captions-place.ts'

const film = { width: 1600, height: 900 }
const wide = { controls: 96, box: { width: 1280, height: 720 }, picture: film, lineHeight: 32 }

test.each([
  ['over a film that fills its box, above the controls', wide, -5],
  ['over one that the controls cover in part, less high', { ...wide, box: { width: 1280, height: 770 } }, -5],
  [
    'on a phone, where the controls lie below the picture',
    { ...wide, box: { width: 390, height: 640 } },
    'auto',
  ],
  ['while the controls are hidden, where they belong', { ...wide, controls: 0 }, 'auto'],
  ['as long as the film’s measures are not known', { ...wide, picture: { width: 0, height: 0 } }, 'auto'],
])('captions stand %s', (_, place, line) => {
  expect(captionLine(place)).toBe(line)
})
