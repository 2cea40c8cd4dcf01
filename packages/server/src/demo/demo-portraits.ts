import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]
type Shape = { colour: Colour; holds: (x: number, y: number) => boolean }

const side = 128
/** Each pixel is looked at in this many places along each side, so that edges are soft. */
const looks = 3

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

const disc =
  (cx: number, cy: number, rx: number, ry = rx) =>
  (x: number, y: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

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

function colourAt(shapes: readonly Shape[], ground: Colour, x: number, y: number): Colour {
  return shapes.findLast(({ holds }) => holds(x, y))?.colour ?? ground
}

/** A small picture of nobody in particular, drawn from a number; no two calls differ. */
export function portrait(seed: number): Buffer {
  const shapes = shapesOf(seed)
  const ground = grounds[seed % grounds.length] ?? [240, 240, 240]
  const rows = Buffer.alloc(side * (side * 3 + 1))
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const sum = [0, 0, 0]
      for (let look = 0; look < looks * looks; look += 1) {
        const at = colourAt(
          shapes,
          ground,
          x + ((look % looks) + 0.5) / looks,
          y + (Math.floor(look / looks) + 0.5) / looks,
        )
        at.forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part))
      }
      rows.set(
        sum.map((part) => Math.round(part / (looks * looks))),
        y * (side * 3 + 1) + 1 + x * 3,
      )
    }
  return png(rows)
}

function png(rows: Buffer) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // NOTE: eight bits of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
