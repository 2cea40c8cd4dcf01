import type { Palette } from '@oktant/contract/organisation/branding.ts'
import type { Settings } from '@oktant/contract/organisation/shell.ts'
import { forget, remember } from '../storage.ts'
import { nameProduct } from '../words/shown/title.ts'

const shades = ['brand', 'fill', 'hover', 'soft'] as const

function colour(palette: Palette | null) {
  const { style } = document.documentElement
  for (const theme of ['light', 'dark'] as const) {
    for (const shade of shades) {
      const name = `--own-${theme}-${shade}`
      if (palette) style.setProperty(name, palette[theme][shade])
      else style.removeProperty(name)
    }
  }
}

/** Lets the application appear as the company does; `before-paint.js` does the same at the next start. */
export function wear({ productName, palette }: Pick<Settings, 'productName' | 'palette'>) {
  nameProduct(productName)
  colour(palette)
  if (palette) remember('brand', JSON.stringify(palette))
  else forget('brand')
}
