import { type Colour, disc, drawn, type Shape } from '../demo-drawing.ts'

const side = 128

const skins: readonly Colour[] = [
  [241, 205, 177],
  [214, 164, 126],
  [170, 118, 82],
  [117, 78, 54],
  [104, 68, 50],
]
const hairs: readonly Colour[] = [
  [28, 24, 26],
  [58, 36, 24],
  [160, 108, 58],
  [214, 180, 112],
  [150, 150, 156],
]
/** The segments' colours and their soft tints. */
const grounds: readonly Colour[] = [
  [226, 227, 246],
  [220, 234, 247],
  [216, 237, 240],
  [224, 241, 231],
  [251, 241, 207],
  [249, 228, 217],
  [251, 227, 232],
  [241, 227, 245],
]
const clothes: readonly Colour[] = [
  [74, 79, 184],
  [31, 111, 181],
  [11, 119, 133],
  [31, 122, 77],
  [133, 105, 12],
  [180, 80, 27],
  [191, 51, 82],
  [138, 62, 148],
]

/** Always the same for the same number: a quarter circle behind, shoulders, a head and one of four ways of hair. */
function shapesOf(seed: number): Shape[] {
  const of = <T>(list: readonly T[], step: number): T | undefined =>
    list[Math.floor(seed / step) % list.length]
  const colour = (list: readonly Colour[], step: number): Colour => of(list, step) ?? [128, 128, 128]
  const corner = Math.floor(seed / 7) % 4
  const [cx, cy] = [corner % 2 ? side : 0, corner < 2 ? 0 : side]
  const cloth = colour(clothes, 3)
  const hair = colour(hairs, 11)
  const skin = colour(skins, 5)
  const cap = disc(64, 50, 29, 31)
  const long = disc(64, 66, 34, 42)
  const waves = (x: number, y: number) => cap(x, y) || disc(38, 60, 12)(x, y) || disc(90, 60, 12)(x, y)
  const styles = [cap, long, waves, disc(64, 46, 27, 25)]
  const style = of(styles, 13) ?? cap
  const face = disc(64, 58, 23, 27)
  return [
    {
      colour: colour(clothes, 1).map((part) => 255 - (255 - part) * 0.45) as unknown as Colour,
      holds: disc(cx, cy, 74),
    },
    { colour: hair, holds: (x, y) => style(x, y) && y < 96 },
    { colour: skin, holds: (x, y) => Math.abs(x - 64) < 10 && y > 70 && y < 104 },
    { colour: cloth, holds: disc(64, 138, 48, 42) },
    { colour: skin, holds: face },
    { colour: hair, holds: (x, y) => cap(x, y) && y < 44 + ((x - 64) * ((seed % 3) - 1)) / 5 },
  ]
}

/** A small picture of nobody in particular, drawn from a number; no two calls differ. */
export const portrait = (seed: number): Buffer =>
  drawn(shapesOf(seed), { side, ground: grounds[seed % grounds.length] ?? [240, 240, 240] })
