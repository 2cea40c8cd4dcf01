import type { Palette, Shades, Theme } from '@oktant/contract/organisation/branding.ts'

type Colour = readonly [red: number, green: number, blue: number]

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]
/** What words must reach against their ground (WCAG 2.2, AA). */
const readable = 4.5

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const parsed = (hex: string): Colour => {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}
const written = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const mixed = (one: Colour, other: Colour, part: number): Colour => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
]

function luminance(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = Math.round(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function between(one: Colour, other: Colour) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** A colour lightened by this share. */
export const tinted = (hex: string, share: number) => written(mixed(parsed(hex), white, share))

/** How well one colour is told from another, from 1 to 21. */
export const contrast = (one: string, other: string) => between(parsed(one), parsed(other))

const steps = 50

/** The nearest shade towards `end` that is readable on every ground. */
function made(colour: Colour, end: Colour, grounds: (shade: Colour) => readonly Colour[]): Colour {
  const shades = Array.from({ length: steps + 1 }, (_, step) =>
    parsed(written(mixed(colour, end, step / steps))),
  )
  return shades.find((shade) => grounds(shade).every((ground) => between(shade, ground) >= readable)) ?? end
}

/** The grounds of each theme on which words in the brand’s colour stand, the lightest and the darkest of them. */
const grounds: Record<Theme, { under: readonly Colour[]; soft: (brand: Colour) => Colour; end: Colour }> = {
  light: {
    under: ['#ffffff', '#f8f6f1', '#f1eee6'].map(parsed),
    soft: (brand) => mixed(white, brand, 0.1),
    end: black,
  },
  dark: {
    under: ['#12131c', '#1b1d2a', '#242737'].map(parsed),
    soft: (brand) => mixed(parsed('#1b1d2a'), brand, 0.16),
    end: white,
  },
}

function shadesOf(colour: Colour, theme: Theme): Shades {
  const { under, soft, end } = grounds[theme]
  const brand = made(colour, end, (shade) => [...under, soft(shade)])
  const fill = made(colour, black, () => [white])
  return {
    brand: written(brand),
    fill: written(fill),
    hover: written(mixed(fill, black, 0.16)),
    soft: written(soft(brand)),
  }
}

/** Every shade that the interface needs of one colour, readable in both themes. */
export function paletteOf(hex: string): Palette {
  const colour = parsed(hex)
  return { light: shadesOf(colour, 'light'), dark: shadesOf(colour, 'dark') }
}

/** Where the colour itself could not be kept. */
export function adjustedIn(hex: string, palette: Palette) {
  const own = written(parsed(hex))
  return (['light', 'dark'] as const).flatMap((theme) =>
    (['brand', 'fill'] as const)
      .filter((use) => palette[theme][use] !== own)
      .map((use) => ({ theme, use, colour: palette[theme][use] })),
  )
}
