import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]
export type Shape = { colour: Colour; holds: (x: number, y: number) => boolean }

/** Each pixel is looked at in this many places along each side, so that edges are soft. */
const looks = 3

export const disc =
  (cx: number, cy: number, rx: number, ry = rx) =>
  (x: number, y: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

function colourAt(shapes: readonly Shape[], ground: Colour, x: number, y: number): Colour {
  return shapes.findLast(({ holds }) => holds(x, y))?.colour ?? ground
}

/** A square picture of shapes, the later ones over the earlier. */
export function drawn(shapes: readonly Shape[], { side, ground }: { side: number; ground: Colour }): Buffer {
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
  return png(rows, side)
}

function png(rows: Buffer, side: number) {
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
