import { expect, test } from 'vitest'
import { png } from '../../test/kit/files/pictures.ts'
import { imageSize, isImage } from './images.ts'

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010101004800480000', 'hex'),
  Buffer.from('ffc0000b080003000501011100', 'hex'),
  Buffer.from('ffda0008010100003f00d2cfffd9', 'hex'),
])

const images = [
  ['PNG', png(40, 30), { width: 40, height: 30 }],
  ['JPEG', jpeg, { width: 5, height: 3 }],
  ['GIF', gif, { width: 1, height: 1 }],
  ['WebP', webp, { width: 1, height: 1 }],
] as const

test.each(images)('a %s says what it measures', (_, bytes, size) => {
  expect(isImage(bytes)).toBe(true)
  expect(imageSize(bytes)).toEqual(size)
})

test.each(images)('a %s cut short anywhere is broken, never an accident', (_, bytes) => {
  const whole = Array.from({ length: bytes.length - 1 }, (__, length) => bytes.subarray(0, length))
  expect(whole.filter((part) => imageSize(part) !== null)).toEqual([])
})

test('what only claims to be an image is none', () => {
  expect(isImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(false)
  expect(isImage(Buffer.alloc(0))).toBe(false)
})
