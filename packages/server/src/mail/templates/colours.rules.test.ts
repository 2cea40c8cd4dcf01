import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustedIn, contrast, isColour, paletteOf } from './colours.rules.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('%s against %s has a contrast of %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
})

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('whatever the colour, words are readable in both themes', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const { light, dark } = paletteOf(colour)
      for (const ground of ['#ffffff', '#f8f6f1', '#f1eee6', light.soft])
        expect(contrast(light.brand, ground)).toBeGreaterThanOrEqual(4.49)
      for (const ground of ['#12131c', '#1b1d2a', '#242737', dark.soft])
        expect(contrast(dark.brand, ground)).toBeGreaterThanOrEqual(4.49)
      for (const ground of [light.fill, light.hover, dark.fill, dark.hover])
        expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
      // NOTE: everyday words stand on the soft ground too.
      expect(contrast('#191b2e', light.soft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#f1efe9', dark.soft)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 500 },
  )
})

test('a colour that is readable is kept, one that is not is said to be changed', () => {
  expect(paletteOf('#3D3DA3').light).toMatchObject({ brand: '#3d3da3', fill: '#3d3da3' })
  const yellow = paletteOf('#F2B01E')
  expect(adjustedIn('#F2B01E', yellow).map(({ theme, use }) => `${theme} ${use}`)).toEqual([
    'light brand',
    'light fill',
    'dark fill',
  ])
})

test.each([
  ['#12ab9F', true],
  ['#fff', false],
  ['red', false],
  ['#12345g', false],
  ['', false],
])('is %j a colour: %s', (text, expected) => expect(isColour(text)).toBe(expected))
