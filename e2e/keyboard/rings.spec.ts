import { expect, test } from '@playwright/test'
import { allVisits, nameOf, open, partOf } from '../axe/open.ts'
import { addressOf, languageOf, pageOf } from '../axe/pages.ts'
import { isWhole, tenthOf } from '../kit/size.ts'
import { faintRings } from './rings.ts'

// NOTE: one after the other in one process, which keeps a page for each person.
test.describe.configure({ mode: 'default' })

const looks = [
  { colorScheme: 'light', forcedColors: 'none', width: 1280 },
  { colorScheme: 'dark', forcedColors: 'none', width: 1280 },
  { colorScheme: 'light', forcedColors: 'none', width: 390 },
  { colorScheme: 'dark', forcedColors: 'none', width: 390 },
  { colorScheme: 'light', forcedColors: 'active', width: 1280 },
] as const

for (const [number, visit] of tenthOf(allVisits).entries()) {
  const { path, as, viewing } = visit
  test(`${nameOf(visit)} shows clearly where the focus is`, async ({ browser }, info) => {
    const page = await pageOf(browser, info, { ...(as && { as }), ...(viewing && { viewing }) })
    // NOTE: what is the same everywhere is seen by turns.
    for (const { width, ...media } of looks.filter((_, turn) => isWhole || number % looks.length === turn)) {
      await page.emulateMedia(media)
      await page.setViewportSize({ width, height: 800 })
      await open(page, await addressOf(path, info), languageOf(info), visit)
      // NOTE: a ring that still fades in is not there yet.
      await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
      // NOTE: rings are for whoever works by keys.
      await page.keyboard.press('Tab')
      expect(await page.evaluate(faintRings, partOf(visit))).toEqual([])
    }
  })
}
