import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { languageOf, pageOf } from './pages.ts'
import { visits } from './visits.ts'

const all = Object.entries(visits).flatMap(([screen, places]) =>
  places.map((place) => ({ screen, ...place })),
)

// NOTE: one after the other in one process, which keeps a page for each person.
test.describe.configure({ mode: 'default' })

for (const { screen, path, as, viewing } of all) {
  const who = viewing ? `${as} viewing as ${viewing}` : (as ?? 'signed out')
  test(`${screen} (${path}, ${who}) has nothing that shuts people out`, async ({ browser }, info) => {
    const page = await pageOf(browser, info, { ...(as && { as }), ...(viewing && { viewing }) })
    await open(page, path, languageOf(info))
    expect(await violations(page)).toEqual([])
  })
}

async function open(page: Page, path: string, language: 'en' | 'de') {
  // NOTE: between two addresses of the application only the part after the # changes, and nothing would be loaded.
  await page.goto('about:blank')
  await page.goto(`/#${path}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // NOTE: the shell's own headings are there before the screen is.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Each violation as a line that names the rule and the first place. */
async function violations(page: Page) {
  // NOTE: the other mode opens a page for each result; what it sees more are frames of other origins, which we do not show.
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
