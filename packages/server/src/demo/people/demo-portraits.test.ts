import { expect, test } from 'vitest'
import { imageSize } from '../../files/images.ts'
import { portrait } from './demo-portraits.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index * 37 + 11)

test('a portrait is small, a picture that the product takes, and the same whenever it is drawn', () => {
  for (const seed of seeds.slice(0, 3)) {
    const bytes = portrait(seed)
    expect(imageSize(bytes)).toEqual({ width: 128, height: 128 })
    expect(bytes.length).toBeLessThan(4000)
    expect(portrait(seed).equals(bytes)).toBe(true)
  }
})

test('no two of the demo’s people look alike', () => {
  const drawn = new Set(seeds.map((seed) => portrait(seed).toString('base64')))
  expect(drawn.size).toBe(seeds.length)
})
