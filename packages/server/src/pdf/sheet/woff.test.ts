import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { plainFont } from './woff.ts'

const { resolve } = createRequire(import.meta.url)

/** The sum of a table's words, by which fonts say that it is whole. */
function sumOf(table: Buffer) {
  const whole = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

test.each([
  ['figtree', 'latin', 400],
  ['bricolage-grotesque', 'latin', 600],
  ['noto-sans', 'cyrillic', 400],
])('every table of %s, %s, %i comes out whole', (font, subset, weight) => {
  const packed = readFileSync(resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`))
  const plain = plainFont(packed)
  const tables = Array.from({ length: plain.readUInt16BE(4) }, (_, place) => {
    const at = 12 + 16 * place
    const from = plain.readUInt32BE(at + 8)
    const bytes = Buffer.from(plain.subarray(from, from + plain.readUInt32BE(at + 12)))
    const name = plain.toString('latin1', at, at + 4)
    // NOTE: this table holds the sum of the whole font, which its own sum leaves out.
    if (name === 'head') bytes.writeUInt32BE(0, 8)
    return { name, told: plain.readUInt32BE(at + 4), sum: sumOf(bytes) }
  })
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['glyf', 'head', 'loca']))
  expect(tables.map(({ name, sum }) => [name, sum])).toEqual(tables.map(({ name, told }) => [name, told]))
  expect(plain).toHaveLength(packed.readUInt32BE(16))
})
