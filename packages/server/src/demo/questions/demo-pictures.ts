import { type Colour, disc, drawn, type Shape } from '../demo-drawing.ts'

const side = 160
const white: Colour = [255, 255, 255]
const ink: Colour = [25, 27, 46]
const red: Colour = [191, 51, 82]
const blue: Colour = [31, 111, 181]
const green: Colour = [31, 122, 77]
const yellow: Colour = [242, 176, 30]

const box = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom
const triangle = (inset: number) => (x: number, y: number) =>
  y < 136 - inset / 2 && Math.abs(x - 80) < (y - 22 - inset) * 0.6

const sign = (...shapes: Shape[]) => drawn(shapes, { side, ground: white })
const shape = (colour: Colour, holds: Shape['holds']): Shape => ({ colour, holds })

/** Signs as they hang in workshops, without a word. */
const signs = {
  firstAid: () =>
    sign(
      shape(green, box(16, 16, 144, 144)),
      shape(white, box(66, 36, 94, 124)),
      shape(white, box(36, 66, 124, 94)),
    ),
  warning: () =>
    sign(
      shape(ink, triangle(0)),
      shape(yellow, triangle(14)),
      shape(ink, box(75, 62, 85, 104)),
      shape(ink, disc(80, 116, 6)),
    ),
  forbidden: () =>
    sign(
      shape(red, disc(80, 80, 64)),
      shape(white, disc(80, 80, 48)),
      shape(red, (x, y) => Math.abs(x - y) < 11 && disc(80, 80, 56)(x, y)),
    ),
  ordered: () =>
    sign(shape(blue, disc(80, 80, 64)), shape(white, disc(80, 66, 24)), shape(white, box(56, 92, 104, 118))),
}

const bars = (...heights: number[]) =>
  sign(
    shape(ink, box(20, 138, 144, 141)),
    ...heights.map((height, index) => shape(blue, box(26 + index * 24, 138 - height, 44 + index * 24, 138))),
  )

/** Sales of five months. */
const charts = {
  rising: () => bars(20, 38, 58, 80, 106),
  falling: () => bars(106, 84, 60, 40, 22),
  seasonal: () => bars(28, 70, 108, 66, 30),
  steady: () => bars(62, 58, 64, 60, 62),
}

export const demoPictures = { ...signs, ...charts }
export type DemoPicture = keyof typeof demoPictures
